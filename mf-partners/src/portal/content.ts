import type { Points } from '../parts/points.tsx'

interface PartnershipCategory {
  readonly title: string
  readonly text: string
  readonly forWhom: string
  readonly ink: 'court' | 'stage' | 'expo' | 'street' | 'transit'
}

export const portal = {
  title: 'Partner Portal',
  strapline: 'For businesses that look after people who travel to events: hotels, venues, experiences and organisers.',
  figuresLabel: 'Marketing figures, not audited',
  figuresTitle: 'Why event travel',
  // Round figures that explain the market. None is measured, and the page says so: do not add figures with decimals.
  figures: {
    '$1 trillion': 'a round figure often used for what events are worth worldwide in a year',
    '1 in 2': 'guests at a big event come from out of town and need a bed, we assume',
    '3 nights': 'the stay we plan a package for, with the event in the middle',
    '15 minutes': 'how far most people are happy to walk, we believe, before they look for a ride',
  } satisfies Points,
  figuresNote:
    'These are round numbers and assumptions that explain how we see the market. They are not measurements of our bookings, nor a forecast of yours.',
  categoriesTitle: 'Partnership categories',
  categories: [
    {
      title: 'Hotels and stays',
      forWhom: 'Hotels, serviced apartments, pubs with rooms',
      text: 'Rooms within a walk or a short ride of a venue, sorted by how long it takes.',
      ink: 'court',
    },
    {
      title: 'Venues',
      forWhom: 'Stadiums, arenas, theatres, convention centres',
      text: 'Places to stay for every date in your calendar.',
      ink: 'expo',
    },
    {
      title: 'Experience providers',
      forWhom: 'Tours, restaurants, transport, things to do',
      text: 'Something good to do before the doors open and on the morning after.',
      ink: 'street',
    },
    {
      title: 'Event organisers',
      forWhom: 'Festivals, leagues, promoters, conference teams',
      text: 'An official accommodation offer and VIP packages under your event’s name.',
      ink: 'stage',
    },
    {
      title: 'Affiliates',
      forWhom: 'Publishers, fan communities, travel advisers',
      text: 'Links to the events your readers go to, and a commission when they book.',
      ink: 'transit',
    },
  ] satisfies readonly PartnershipCategory[],
  benefitsTitle: 'What you get as a partner',
  benefits: {
    'Guests with a reason': 'They travel for a fixed date and place, so they tend to book early and keep their plans.',
    'Seen for your location': 'We sort hotels by the walk, so you don’t have to outspend a chain to be found.',
    'Part of the trip plan':
      'The free AI trip planner plans the days around the event, and partners nearby can be part of them.',
    'One person to ask':
      'You get a name and an email address, not a queue. We answer within 24 hours on business days.',
    'Plain terms': 'One written agreement, in plain English, says what we charge, what we pay and when.',
    'Your brand stays yours':
      'The planner is API-ready and can be white-labelled, so your guests plan their trip under your name.',
  } satisfies Points,
  closing: {
    title: 'Ask for access',
    text: 'Once we have agreed on a partnership, we email you a link to sign in; there is no password. Start by telling us about your business.',
  },
} as const

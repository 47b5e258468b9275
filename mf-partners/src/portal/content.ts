import type { Points } from '../parts/points.tsx'

interface PartnershipCategory {
  readonly title: string
  readonly text: string
  readonly forWhom: string
  readonly ink: 'court' | 'stage' | 'expo' | 'street' | 'transit'
}

export const portal = {
  title: 'Partner Portal',
  strapline: 'The place for those who put a roof, a ticket or a good dinner beside the big night.',
  figuresLabel: 'Marketing figures, not audited',
  figuresTitle: 'Why event travel',
  // Round figures that explain the market. None is measured, and the page says so: do not add figures with decimals.
  figures: {
    '$1 trillion': 'the round number the trade likes to use for a year of events worldwide',
    '1 in 2': 'big-event guests we assume come from out of town and need a bed',
    '3 nights': 'the stay we shape a package around, with the event in the middle',
    '15 minutes': 'the walk we believe most people take gladly before they look for a ride',
  } satisfies Points,
  figuresNote:
    'These are round numbers and assumptions that explain how we see the market. They are not measurements of our bookings and not a forecast of yours.',
  categoriesTitle: 'Partnership categories',
  categories: [
    {
      title: 'Hotels and stays',
      forWhom: 'Hotels, serviced apartments, pubs with rooms',
      text: 'Rooms within a walk or a short ride of a venue, listed by the minutes it takes.',
      ink: 'court',
    },
    {
      title: 'Venues',
      forWhom: 'Stadiums, arenas, theatres, convention centres',
      text: 'Your calendar, with a place to stay beside every date in it.',
      ink: 'expo',
    },
    {
      title: 'Experience providers',
      forWhom: 'Tours, restaurants, transport, things to do',
      text: 'The hours before doors and the morning after, filled with something worth the trip.',
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
      text: 'Links to the right event for your readers and a share of what comes of them.',
      ink: 'transit',
    },
  ] satisfies readonly PartnershipCategory[],
  benefitsTitle: 'What you get as a partner',
  benefits: {
    'Guests with a reason':
      'They come for a date and a door. They book early, and they do not move the trip for five dollars.',
    'Seen for your location': 'The walk decides the order of a list. Nobody has to outspend a chain to be found.',
    'Inside the trip plan':
      'The free AI planner builds days around the event, and partners near it can be part of them.',
    'One person to ask': 'A name and an address, not a queue. Questions on business days are answered within 24 hours.',
    'Plain terms': 'What we charge, what we pay and when stands in one written agreement, in ordinary English.',
    'Your brand stays yours':
      'The planner is API-ready and can be white-labelled, so your guests need never leave your look.',
  } satisfies Points,
  closing: {
    title: 'Ask for access',
    text: 'Portal sign-in opens once a partnership is agreed: we email a link, and there is no password to lose. Tell us about your business and we take it from there.',
  },
} as const

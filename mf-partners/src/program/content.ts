import type { Scene } from '@stageside/ui/poster'
import type { Points } from '../parts/points.tsx'

export interface ProgramGroup {
  readonly id: 'hotels' | 'venues' | 'organisers'
  readonly title: string
  readonly text: string
  readonly scene: Scene
  readonly ink: 'court' | 'stage' | 'expo' | 'street'
  readonly points: Points
}

const groups: readonly ProgramGroup[] = [
  {
    id: 'hotels',
    title: 'Hotels',
    text: 'For hotels and other places to stay within a walk or a short ride of a venue.',
    scene: 'street',
    ink: 'street',
    points: {
      'Guaranteed bookings':
        'We agree on a block of rooms for event nights, and the contract says how many we commit to.',
      'AI booking system access':
        'Travellers find your rooms in our search and trip planner, with the walk to the event worked out.',
      'Premium placement':
        'A marked place in packages and on event pages. Nobody can buy a higher place in the list sorted by walk.',
      'Marketing support':
        'Text, walking maps and event dates for your own website and newsletters, ready for the season.',
    },
  },
  {
    id: 'venues',
    title: 'Venues and experiences',
    text: 'For venues, and for the tours, restaurants and other good things to do nearby.',
    scene: 'hall',
    ink: 'expo',
    points: {
      'Reach to event travellers': 'We show you to people who already have a ticket, a date and a few hours to spare.',
      'Package integration': 'Your tour, dinner or backstage visit included in a package of three to four days.',
      'Cross-promotion':
        'We mention you on the pages of events near you; you mention us when guests ask where to stay.',
      'Revenue sharing': 'You get a share of the bookings you bring in. The rate and the payment dates are in writing.',
    },
  },
  {
    id: 'organisers',
    title: 'Event organisers',
    text: 'For festivals, leagues, promoters and conference teams with a date to fill.',
    scene: 'stage',
    ink: 'stage',
    points: {
      'Official partnerships':
        'One accommodation page under your event’s name, linked from your tickets and kept up to date.',
      'VIP packages': 'A better room and a better seat sold together, with the upgrade price shown per person.',
      'Fan engagement': 'Walks to the gate, places to meet, and ideas for the morning after.',
      'Hospitality integration': 'Suites, crew rooms and guest lists, arranged with the same hotels.',
    },
  },
]

export const program = {
  title: 'Partner Program',
  strapline: 'What hotels, venues and event organisers get when they work with us.',
  groups,
  benefitsTitle: 'Six key benefits',
  benefits: {
    'Ready-made demand': 'Event dates are known months ahead, so you can see the busy nights coming.',
    'Longer stays': 'The trip planner shows guests what else there is to do, so they have a reason to stay longer.',
    'Fair order': 'We sort hotels by the walk. A good location is worth more here than a big budget.',
    'Little set-up': 'Start with an email. The planner is API-ready when you want to connect your own systems.',
    'Clear terms': 'One agreement sets out rates, shares and payment dates before anything goes live.',
    'People who answer': 'We reply within 24 hours on business days, and within 48 hours to complex questions.',
  } satisfies Points,
  contact: {
    title: 'Start with a message',
    text: 'Tell us who you are, where you are and what you would like to do first. An email is enough.',
  },
} as const

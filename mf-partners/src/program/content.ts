import type { Scene } from '@site/ui/poster'
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
    text: 'For places to sleep within a walk or a short ride of where something happens.',
    scene: 'street',
    ink: 'street',
    points: {
      'Guaranteed bookings':
        'We agree a block for the nights that count, and the number we commit to stands in the contract.',
      'AI booking system access':
        'Your rooms can be found by our search and planner, with the walk to every event worked out for you.',
      'Premium placement': 'A marked place in packages and on event pages. The walking list itself is never for sale.',
      'Marketing support': 'Words, walking maps and event dates for your own channels, made for the season ahead.',
    },
  },
  {
    id: 'venues',
    title: 'Venues and experiences',
    text: 'For the rooms where it happens, and for all that is good to do within reach of them.',
    scene: 'hall',
    ink: 'expo',
    points: {
      'Reach to event travellers':
        'Be shown to people who already have a ticket, a date and a few free hours around it.',
      'Package integration': 'Your tour, table or backstage visit as an inclusion in a package of three to four days.',
      'Cross-promotion': 'We name you beside the events you go with; you name us where people ask where to stay.',
      'Revenue sharing': 'A share of the bookings you help to bring, at a rate and on dates that we put in writing.',
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
      'Fan engagement':
        'Walks to the gate, meeting places and morning-after ideas that carry the day past the final whistle.',
      'Hospitality integration': 'Suites, crew rooms and guest lists handled with the same hotels, on one sheet.',
    },
  },
]

export const program = {
  title: 'Partner Program',
  strapline: 'Three kinds of partner, one evening out. Here is what each of you gets.',
  groups,
  benefitsTitle: 'Six key benefits',
  benefits: {
    'Ready-made demand': 'Event dates are known months ahead. You see the peaks before they arrive.',
    'Longer stays': 'A trip planned in days, not a bed for one night, because there is more to do than the show.',
    'Fair order': 'Lists follow the walk. A good location is worth more here than a big budget.',
    'Little set-up': 'Start with an email. The planner is API-ready when you want to connect your own systems.',
    'Clear money': 'Rates, shares and payment dates stand in one agreement before anything goes live.',
    'People who answer': 'Questions on business days get a reply within 24 hours, knotty ones within 48.',
  } satisfies Points,
  contact: {
    title: 'Start with a message',
    text: 'Say who you are, where you are and what you would like to do first. No slide deck needed.',
  },
} as const

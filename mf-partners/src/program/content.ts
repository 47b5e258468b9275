import type { Scene } from '@site/ui/poster'
import type { Point } from '../parts/points.tsx'

export interface ProgramGroup {
  readonly id: 'hotels' | 'venues' | 'organisers'
  readonly title: string
  readonly text: string
  readonly scene: Scene
  readonly ink: 'court' | 'stage' | 'expo' | 'street'
  readonly points: readonly Point[]
}

export const program = {
  title: 'Partner Program',
  strapline: 'Three kinds of partner, one evening out. Here is what each of you gets.',
  groups: [
    {
      id: 'hotels',
      title: 'Hotels',
      text: 'For places to sleep within a walk or a short ride of where something happens.',
      scene: 'street',
      ink: 'street',
      points: [
        {
          title: 'Guaranteed bookings',
          text: 'We agree a block for the nights that count, and the number we commit to stands in the contract.',
        },
        {
          title: 'AI booking system access',
          text: 'Your rooms can be found by our search and planner, with the walk to every event worked out for you.',
        },
        {
          title: 'Premium placement',
          text: 'A marked place in packages and on event pages. The walking list itself is never for sale.',
        },
        {
          title: 'Marketing support',
          text: 'Words, walking maps and event dates for your own channels, made for the season ahead.',
        },
      ],
    },
    {
      id: 'venues',
      title: 'Venues and experiences',
      text: 'For the rooms where it happens, and for all that is good to do within reach of them.',
      scene: 'hall',
      ink: 'expo',
      points: [
        {
          title: 'Reach to event travellers',
          text: 'Be shown to people who already have a ticket, a date and a few free hours around it.',
        },
        {
          title: 'Package integration',
          text: 'Your tour, table or backstage visit as an inclusion in a package of three to four days.',
        },
        {
          title: 'Cross-promotion',
          text: 'We name you beside the events you go with; you name us where people ask where to stay.',
        },
        {
          title: 'Revenue sharing',
          text: 'A share of the bookings you help to bring, at a rate and on dates that we put in writing.',
        },
      ],
    },
    {
      id: 'organisers',
      title: 'Event organisers',
      text: 'For festivals, leagues, promoters and conference teams with a date to fill.',
      scene: 'stage',
      ink: 'stage',
      points: [
        {
          title: 'Official partnerships',
          text: 'One accommodation page under your event’s name, linked from your tickets and kept up to date.',
        },
        {
          title: 'VIP packages',
          text: 'A better room and a better seat sold together, with the upgrade price shown per person.',
        },
        {
          title: 'Fan engagement',
          text: 'Walks to the gate, meeting places and morning-after ideas that carry the day past the final whistle.',
        },
        {
          title: 'Hospitality integration',
          text: 'Suites, crew rooms and guest lists handled with the same hotels, on one sheet.',
        },
      ],
    },
  ] satisfies readonly ProgramGroup[],
  benefitsTitle: 'Six key benefits',
  benefits: [
    { title: 'Ready-made demand', text: 'Event dates are known months ahead. You see the peaks before they arrive.' },
    {
      title: 'Longer stays',
      text: 'A trip planned in days, not a bed for one night, because there is more to do than the show.',
    },
    { title: 'Fair order', text: 'Lists follow the walk. A good location is worth more here than a big budget.' },
    {
      title: 'Little set-up',
      text: 'Start with an email. The planner is API-ready when you want to connect your own systems.',
    },
    { title: 'Clear money', text: 'Rates, shares and payment dates stand in one agreement before anything goes live.' },
    {
      title: 'People who answer',
      text: 'Questions on business days get a reply within 24 hours, knotty ones within 48.',
    },
  ] satisfies readonly Point[],
  contact: {
    title: 'Start with a message',
    text: 'Say who you are, where you are and what you would like to do first. No slide deck needed.',
  },
} as const

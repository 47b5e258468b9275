import { site } from '@site/contracts/site'
import type { Points } from '../parts/points.tsx'

export interface ServiceGroup {
  readonly title: string
  readonly text: string
  readonly items: readonly string[]
}

export const corporate = {
  title: 'Corporate',
  badge: 'Coming soon',
  launch: site.corporateLaunch,
  strapline: 'You run the event. We keep everyone within a walk of it.',
  intro: `Corporate event management launches in ${site.corporateLaunch}. This is what it is made of, so that you can tell us now what you would need.`,
  servicesTitle: 'Four services',
  services: [
    {
      title: 'Conference management',
      text: 'Delegates, speakers and crew in hotels around one hall, on one list.',
      items: ['Room blocks near the venue', 'Arrival and departure lists', 'Speaker and sponsor travel'],
    },
    {
      title: 'Team building and retreats',
      text: 'A few days away with a reason to go, from a dozen people to the whole company.',
      items: ['Places that suit the group', 'Activities and meals', 'A day-by-day plan for everyone'],
    },
    {
      title: 'Corporate hospitality',
      text: 'Clients at the match or the concert, with nobody left at a taxi rank afterwards.',
      items: ['Suites and hospitality tickets', 'Hotels at the gate', 'Transfers and dinner'],
    },
    {
      title: 'International events',
      text: 'A trade fair or a summit overseas, planned from Australia in Australian hours.',
      items: ['Hotels abroad by walking time', 'Local prices and currency', 'Group travel across time zones'],
    },
  ] satisfies readonly ServiceGroup[],
  benefitsTitle: 'Four benefits',
  benefits: {
    'One point of contact': 'The same person from the first list of names to the last invoice.',
    'Less time in transit': 'People who can walk to the hall need fewer buses and turn up on time.',
    'One bill': 'Rooms, transfers and extras together, split by cost centre where you need it.',
    'Changes handled': 'Names swap, flights slip, numbers grow. Send the change once and it is passed on.',
  } satisfies Points,
  contact: {
    title: 'Planning something for your team?',
    text: 'Email the partnerships team with the city, the month and a rough head count.',
    subject: 'Corporate event enquiry',
  },
} as const

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
  strapline: 'You run the event. We find everyone a bed within walking distance.',
  intro: `Corporate event management launches in ${site.corporateLaunch}. Here is what we are planning. Tell us now what you would need.`,
  servicesTitle: 'Four services',
  services: [
    {
      title: 'Conference management',
      text: 'Hotels near the venue for delegates, speakers and crew, all on one list.',
      items: ['Room blocks near the venue', 'Arrival and departure lists', 'Speaker and sponsor travel'],
    },
    {
      title: 'Team building and retreats',
      text: 'A few days away, for a dozen people or the whole company.',
      items: ['Places that suit the group', 'Activities and meals', 'A day-by-day plan for everyone'],
    },
    {
      title: 'Corporate hospitality',
      text: 'Clients at the match or the concert, with their way back to the hotel arranged.',
      items: ['Suites and hospitality tickets', 'Hotels next to the venue', 'Transfers and dinner'],
    },
    {
      title: 'International events',
      text: 'A trade fair or a summit overseas, planned from Australia in Australian business hours.',
      items: ['Hotels abroad by walking time', 'Local prices and currency', 'Group travel across time zones'],
    },
  ] satisfies readonly ServiceGroup[],
  benefitsTitle: 'Four benefits',
  benefits: {
    'One point of contact': 'The same person from the first list of names to the last invoice.',
    'Less time in transit': 'People who can walk to the hall need fewer buses and turn up on time.',
    'One bill': 'Rooms, transfers and extras together, split by cost centre where you need it.',
    'Changes handled': 'Names, flights and numbers change. Tell us once and we pass it on to everyone concerned.',
  } satisfies Points,
  contact: {
    title: 'Planning something for your team?',
    text: 'Email the partnerships team with the city, the month and a rough headcount.',
    subject: 'Corporate event enquiry',
  },
} as const

import type { RouteDefinition } from '@site/contracts/composition'
import type { ContributionsDefinition } from '@site/contracts/contributions'

const planner = {
  page: 'trip',
  title: 'AI Trip Planner',
  description:
    'A day-by-day plan around your event: real places, opening hours and minutes on foot. Free to try, no sign-up.',
  structuredData: 'WebPage',
  canonical: '/ai-trip-planner',
  opensPlans: true,
} as const

export const routes = [
  { path: '/ai-trip-planner', ...planner },
  { path: '/itinerary', ...planner },
  { path: '/planner', ...planner },
  {
    path: '/ai-builder',
    page: 'builder',
    title: 'Plan every minute around your event',
    breadcrumb: 'AI Trip Builder',
    description:
      'How the trip planner turns an event or an address into a day-by-day plan. Free to try; API-ready and white-label.',
    structuredData: 'WebPage',
  },
  {
    path: '/venuestest',
    page: 'venuesTest',
    title: 'Venue search test',
    description: 'Tries the venue search behind the trip planner.',
    noindex: true,
  },
] as const satisfies readonly RouteDefinition[]

export const contributions: ContributionsDefinition = {
  links: [{ id: 'planner', order: 200, label: 'AI Trip Planner', badge: 'Beta', to: '/ai-trip-planner' }],
  slots: [{ name: 'mf-planner/where-to-stay', props: 1, bytes: 200_000 }],
  fills: [{ slot: 'mf-events/below-results', props: 1, order: 100, component: 'plannerCard' }],
}

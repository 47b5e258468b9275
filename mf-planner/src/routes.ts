import type { RouteDefinition } from '@site/contracts/composition'

const planner = {
  page: 'trip',
  title: 'AI Trip Planner',
  description:
    'A day-by-day plan round your event in seconds: real places, opening hours, minutes on foot. Free, no sign-up.',
  structuredData: 'WebPage',
  canonical: '/ai-trip-planner',
} as const

export const routes = [
  { path: '/ai-trip-planner', ...planner },
  { path: '/itinerary', ...planner },
  { path: '/planner', ...planner },
  {
    path: '/ai-builder',
    page: 'builder',
    title: 'Plan every minute round your event',
    breadcrumb: 'AI Trip Builder',
    description:
      'How the trip planner turns an event or an address into days that fit: free to try, API-ready, white-label.',
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

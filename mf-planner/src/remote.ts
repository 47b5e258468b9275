import { defineRemote } from '@stageside/kit'
import { routes } from './routes.ts'

export const remote = defineRemote({
  routes,
  pages: {
    trip: () => import('./trip/trip-page.tsx'),
    builder: () => import('./marketing/builder-page.tsx'),
    venuesTest: () => import('./venues/venues-test-page.tsx'),
  },
  parts: { plannerCard: () => import('./contributed/planner-card.tsx') },
})

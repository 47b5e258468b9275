import type { planFragments } from '@site/contracts/plan-address'
import { defineRemote } from '@stageside/kit'
import { routes } from './routes.ts'

/** Typed by the contract, whose module would come with the entry to every page of this remote. */
const PLAN_LINK: `#${typeof planFragments.link}=` = '#plan='

// A link to a plan needs both, and its page would ask for them only when it runs itself: a fifth of a second later on a slow phone.
if (typeof location !== 'undefined' && location.hash.startsWith(PLAN_LINK))
  void Promise.allSettled([import('./trip/planned-trip.tsx'), import('./share/link-code.ts')])

export const remote = defineRemote({
  routes,
  pages: {
    trip: () => import('./trip/trip-page.tsx'),
    builder: () => import('./marketing/builder-page.tsx'),
    venuesTest: () => import('./venues/venues-test-page.tsx'),
  },
  parts: { plannerCard: () => import('./contributed/planner-card.tsx') },
})

import type { EventCategory, EventsRequest } from '@site/contracts/events'

/** Everything that is on in a category. The page of the category carries the answer (`routes.ts`). */
export const eventsOf = (category: EventCategory) => ({ category, limit: 100 }) as const satisfies EventsRequest

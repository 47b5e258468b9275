import * as z from 'zod/mini'
import { listOf } from './lenient.ts'
import { tripDay, tripMeta, type Trip } from './plan.ts'

/** What an answer turned out to be (spec §2): a plan, not an object at all, or an object whose `plan` is no list. */
export type Answer =
  | { readonly kind: 'trip'; readonly trip: Trip }
  | { readonly kind: 'invalid-data' }
  | { readonly kind: 'invalid-itinerary' }

const days = listOf(tripDay)

/** Reads an answer of the itinerary function; never throws. Details that cannot be read are left out of the plan. */
export const readAnswer = (data: unknown): Answer => {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return { kind: 'invalid-data' }
  if (!('plan' in data) || !Array.isArray(data.plan)) return { kind: 'invalid-itinerary' }
  const meta = 'meta' in data && typeof data.meta === 'object' && data.meta !== null ? data.meta : {}
  return { kind: 'trip', trip: { days: z.parse(days, data.plan), meta: z.parse(tripMeta, meta) } }
}

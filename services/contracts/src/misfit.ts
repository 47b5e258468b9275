import * as z from 'zod/mini'
import { clockTime } from './trip-fields.ts'

/**
 * Every reason for which a stop does not fit where the traveller put it; in words: `misfit-words.ts`. Links store a reason by its place
 * in this list, so new ones are added at its end.
 */
export const misfitReasons = [
  'closed-then',
  'closes-too-soon',
  'closed-that-day',
  'hours-unknown',
  'last-entry',
  'out-of-season',
  'unusual-hour',
  'meal-time',
  'not-a-meal',
  'too-late-to-get-there',
  'day-begins-later',
  'day-ends-earlier',
  'after-midnight',
  'during-event',
  'after-arrival',
  'before-departure',
  'no-time-that-day',
  'too-far-to-walk',
  'nothing-runs',
  'diet',
  'steps',
  'twice',
  'not-listed',
  'no-room',
] as const
export type MisfitReason = (typeof misfitReasons)[number]

/** Why a stop does not fit. `at`: when it would begin; `from` and `until`: the limits it breaks, as the reason means them. */
export const misfit = z.object({
  reason: z.enum(misfitReasons),
  at: z.optional(clockTime),
  from: z.optional(clockTime),
  until: z.optional(clockTime),
  /** Minutes of a walk, where that is what is wrong. */
  minutes: z.optional(z.int().check(z.gte(0))),
})
export type Misfit = z.infer<typeof misfit>

/** A stop of a day by its id, and why it does not fit. */
export const stopMisfit = z.object({ id: z.string(), misfit })
export type StopMisfit = z.infer<typeof stopMisfit>

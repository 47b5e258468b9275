import * as z from 'zod/mini'
import { line } from './text.ts'
import { tripLimits } from './trip-fields.ts'

/** Most restatements of one request, and the longest, in characters. */
export const restatementLimits = { count: 12, plain: 200 } as const

/** A piece of the traveller's text, copied from it, and the same in plain words that the planner's rules read. */
export const restatement = z.strictObject({
  words: z.string().check(z.minLength(1), z.maxLength(tripLimits.notes)),
  plain: line(restatementLimits.plain).check(z.minLength(1)),
})
export const restatements = z.array(restatement).check(z.maxLength(restatementLimits.count))
export type Restatement = z.infer<typeof restatement>

import * as z from 'zod/mini'

/** What a suite of journeys said of a published version, as `remote suite` sends it. */
export const newVerdict = z.strictObject({
  version: z.string().check(z.regex(/^[0-9a-z.-]{1,80}$/)),
  verdict: z.enum(['passed', 'failed']),
  /** What was run, such as `own and site`. */
  suite: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Where the run can be read. */
  url: z.optional(z.url().check(z.maxLength(300))),
  counts: z.strictObject({
    passed: z.int().check(z.gte(0)),
    failed: z.int().check(z.gte(0)),
    skipped: z.int().check(z.gte(0)),
  }),
})
export type NewVerdict = z.infer<typeof newVerdict>

/** A verdict as it is stored and shown; the newest of a version counts. */
export const verdict = z.object({ ...newVerdict.shape, at: z.string(), by: z.string() })
export type Verdict = z.infer<typeof verdict>

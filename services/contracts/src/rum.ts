import * as z from 'zod/mini'

/** The measures of https://web.dev/articles/vitals; milliseconds but for CLS, which is a score. */
export const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const
export type VitalName = (typeof vitalNames)[number]

/** Most bytes of one visit's measures. */
export const RUM_MAX_BYTES = 4096

const measure = z.number().check(z.gte(0), z.lte(600_000))

/** What one page view measured, sent to `/rum` once, and only after the visitor agreed to it. Nothing in it tells who it was. */
export const rumBeacon = z.object({
  composition: z.string().check(z.maxLength(80)),
  /** Path of the page the visit began on. */
  path: z.string().check(z.maxLength(200)),
  vitals: z.partialRecord(z.enum(vitalNames), measure),
  /** How long each remote's files took, in ms from the first request to the last byte. */
  remotes: z
    .array(
      z.object({ name: z.string().check(z.maxLength(60)), version: z.string().check(z.maxLength(60)), ms: measure }),
    )
    .check(z.maxLength(20)),
})
export type RumBeacon = z.infer<typeof rumBeacon>

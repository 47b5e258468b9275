import * as z from 'zod/mini'

/** Web vitals (https://web.dev/articles/vitals) in milliseconds; CLS is a score. */
export const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const
export type VitalName = (typeof vitalNames)[number]

/** Largest beacon, in bytes. */
export const RUM_MAX_BYTES = 4096

const measure = z.number().check(z.gte(0), z.lte(600_000))

/** The measurements of one page view, sent to `/rum` once, with consent only. Contains no personal data. */
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
  /** Measures of remotes that happened in this document, each once (`measure` of the kit's host); left out without any. */
  named: z.optional(
    z
      .array(z.object({ remote: z.string().check(z.maxLength(60)), name: z.string().check(z.maxLength(60)) }))
      .check(z.maxLength(20)),
  ),
  /** The visitor chose versions: they are not counted for releases. */
  overridden: z.optional(z.literal(true)),
})
export type RumBeacon = z.infer<typeof rumBeacon>

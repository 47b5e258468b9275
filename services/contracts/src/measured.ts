import * as z from 'zod/mini'

/** Vitals that guard a ramp; CLS is counted in thousandths. */
export const guardedVitals = ['LCP', 'INP', 'CLS'] as const
export type GuardedVital = (typeof guardedVitals)[number]

/** Each bin of a histogram ends a tenth above the one before: finer than any change worth stopping for. */
const STEP = 1.1
/** Bins from 1 to 60,000 (ms, or thousandths); what is beyond falls into the last. */
export const BINS = Math.ceil(Math.log(60_000) / Math.log(STEP)) + 1

export const binOf = (value: number): number =>
  Math.min(BINS - 1, Math.max(0, Math.floor(Math.log(Math.max(1, value)) / Math.log(STEP))))

/** Counts by bin; bins after the last that is not empty are left out. */
export type Histogram = readonly number[]

export const total = (histogram: Histogram): number => histogram.reduce((sum, count) => sum + count, 0)

/** How many lie in `bin` or above it. */
export const countFrom = (histogram: Histogram, bin: number): number => total(histogram.slice(bin))

export const added = (one: Histogram, other: Histogram): Histogram =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, bin) => (one[bin] ?? 0) + (other[bin] ?? 0))

/** The first bin above which at most `over` (0 to 1) of all lie; null while fewer than `least` are known. */
export const binOver = (histogram: Histogram, over: number, least: number): number | null => {
  const all = total(histogram)
  if (all < least) return null
  let above = all
  for (let bin = 0; bin < histogram.length; bin += 1) {
    if (above <= over * all) return bin
    above -= histogram[bin] ?? 0
  }
  return histogram.length
}

const count = z.int().check(z.gte(0))
const histogram = z.array(count).check(z.maxLength(BINS))

/** What one version of a remote did on pages that hold it, in one interval, as one front server counted it. */
export const measured = z.object({
  visits: count,
  failures: count,
  others: count,
  errors: count,
  vitals: z.partialRecord(z.enum(guardedVitals), histogram),
  /** A remote's own measures: visits in which it happened. Shown beside the ramp; nothing is stopped for them. */
  named: z.record(z.string(), count),
})
export type Measured = z.infer<typeof measured>

export const nothingMeasured: Measured = { visits: 0, failures: 0, others: 0, errors: 0, vitals: {}, named: {} }

const addedCounts = (
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): Record<string, number> =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((key) => [key, (one[key] ?? 0) + (other[key] ?? 0)]),
  )

/** What two front servers, or two intervals, counted together. */
export const addMeasured = (one: Measured, other: Measured): Measured => ({
  visits: one.visits + other.visits,
  failures: one.failures + other.failures,
  others: one.others + other.others,
  errors: one.errors + other.errors,
  vitals: Object.fromEntries(
    guardedVitals.flatMap((vital) => {
      const sum = added(one.vitals[vital] ?? [], other.vitals[vital] ?? [])
      return sum.length === 0 ? [] : [[vital, [...sum]]]
    }),
  ),
  named: addedCounts(one.named, other.named),
})

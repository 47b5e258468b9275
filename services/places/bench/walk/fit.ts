import { DETOUR, type Interval } from '../../src/walking/minutes.ts'
import type { Walked } from './coverage.ts'

/** Share of walks an interval leaves out at each end. */
const TAIL = 0.05
/** Slopes tried for the upper end of short walks. */
const SLOPES = Array.from({ length: 15 }, (_, at) => 1 + at * 0.05)

interface Weighed {
  readonly value: number
  readonly weight: number
}

/** Least value that a share of the weight does not exceed. */
function quantile(values: readonly Weighed[], share: number): number {
  const sorted = values.toSorted((a, b) => a.value - b.value)
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0)
  let below = 0
  for (const { value, weight } of sorted) {
    below += weight
    if (below >= share * total) return value
  }
  return sorted.at(-1)?.value ?? 0
}

/**
 * The 90 % interval of some extracts' walks (split conformal quantiles, every extract weighing the same), never narrower
 * than the published 1.1 to 1.7. Of all upper ends that hold for 95 % the one with the least pinball loss relative to
 * the distance is taken, so that short and long walks are served alike.
 */
export function fitInterval(extracts: readonly (readonly Walked[])[]): Interval {
  const all = extracts.flatMap((walks) => walks.map((walk) => ({ ...walk, weight: 1 / walks.length })))
  const low = quantile(
    all.map(({ straight, street, weight }) => ({ value: street / straight, weight })),
    TAIL,
  )
  const fits = SLOPES.map((high) => {
    const beyond = all.map(({ straight, street, weight }) => ({
      // Walks within the published ratio are held whatever the constant.
      value: street <= DETOUR.high * straight ? 0 : street - high * straight,
      weight,
    }))
    const interval = {
      low: Math.min(DETOUR.low, low),
      ratio: DETOUR.high,
      high,
      extra: Math.max(0, quantile(beyond, 1 - TAIL)),
    }
    const loss = all.reduce((sum, { straight, street, weight }) => {
      const miss = (street - Math.max(DETOUR.high * straight, high * straight + interval.extra)) / straight
      return sum + weight * (miss > 0 ? (1 - TAIL) * miss : -TAIL * miss)
    }, 0)
    return { interval, loss }
  })
  return fits.reduce((best, fit) => (fit.loss < best.loss ? fit : best)).interval
}

import type { Leg } from '@site/contracts/itinerary'
import { estimateLeg } from '../plan/estimate.ts'
import type { Point } from '../plan/links.ts'
import type { ByteStream } from './bytes.ts'

/** A leg of the plan, with the places it joins where they are known. */
export interface Way {
  readonly leg: Leg | null
  readonly from: Point | null
  readonly to: Point | null
}

const NONE = 0
/** As estimated from the two places, but for the ends of its range. */
const ESTIMATED = 1
/** In full; the mode adds 1 for transit, the source 2 for streets. */
const FULL = 2

const kindOf = (leg: Leg | null, own: Leg | null): number => {
  if (leg === null) return NONE
  const alike = own !== null && leg.source === 'estimate' && leg.mode === own.mode && leg.minutes === own.minutes
  // Places rounded to a metre move an estimate by two metres at most.
  if (alike && Math.abs(leg.metres - own.metres) <= 2) return ESTIMATED
  return FULL + (leg.mode === 'transit' ? 1 : 0) + (leg.source === 'street' ? 2 : 0)
}

/** Legs column by column. Most equal the estimate from their places, so few bytes are needed. */
export const legColumns = (io: ByteStream, ways: readonly Way[]): (Leg | null)[] => {
  const own = ways.map(({ from, to }) => (from === null || to === null ? null : estimateLeg(from, to)))
  const kinds = ways.map(({ leg }, i) => io.number(kindOf(leg, own[i] ?? null), FULL + 3))
  const widened = (by: (leg: Leg, estimate: Leg) => number): number[] =>
    ways.map(({ leg }, i) => {
      const estimate = own[i] ?? null
      return kinds[i] === ESTIMATED ? io.number(leg === null || estimate === null ? 0 : by(leg, estimate)) : 0
    })
  const lows = widened((leg, estimate) => estimate.low - leg.low)
  const highs = widened((leg, estimate) => leg.high - estimate.high)
  return ways.map(({ leg }, i) => {
    const kind = kinds[i] ?? NONE
    if (kind === NONE) return null
    if (kind === ESTIMATED) {
      const estimate = own[i] ?? null
      return estimate && { ...estimate, low: estimate.low - (lows[i] ?? 0), high: estimate.high + (highs[i] ?? 0) }
    }
    const given = leg ?? { minutes: 0, low: 0, high: 0, metres: 0 }
    const minutes = io.number(Math.round(given.minutes))
    return {
      mode: (kind - FULL) % 2 === 1 ? 'transit' : 'walk',
      source: kind >= FULL + 2 ? 'street' : 'estimate',
      minutes,
      low: minutes - io.number(Math.round(given.minutes - given.low)),
      high: minutes + io.number(Math.round(given.high - given.minutes)),
      metres: io.number(Math.round(given.metres)),
    }
  })
}

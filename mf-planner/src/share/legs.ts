import type { Leg } from '@site/contracts/itinerary'
import { estimateLeg } from '../plan/estimate.ts'
import type { Point } from '../plan/links.ts'
import type { ByteReader, ByteWriter } from './bytes.ts'

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

const estimateOf = ({ from, to }: Pick<Way, 'from' | 'to'>): Leg | null =>
  from === null || to === null ? null : estimateLeg(from, to)

const kindOf = (way: Way): number => {
  const { leg } = way
  if (leg === null) return NONE
  const own = estimateOf(way)
  const alike = own !== null && leg.source === 'estimate' && leg.mode === own.mode && leg.minutes === own.minutes
  if (alike && Math.abs(leg.metres - own.metres) <= 2) return ESTIMATED
  return FULL + (leg.mode === 'transit' ? 1 : 0) + (leg.source === 'street' ? 2 : 0)
}

/** Writes legs column by column. Most equal the estimate from their places, so few bytes are needed. */
export const putLegs = (out: ByteWriter, ways: readonly Way[]): void => {
  const kinds = ways.map(kindOf)
  for (const kind of kinds) out.number(kind)
  const estimated = ways.flatMap((way, i) => {
    const own = kinds[i] === ESTIMATED ? estimateOf(way) : null
    return own === null || way.leg === null ? [] : [{ leg: way.leg, own }]
  })
  for (const { leg, own } of estimated) out.number(own.low - leg.low)
  for (const { leg, own } of estimated) out.number(leg.high - own.high)
  ways.forEach(({ leg }, i) => {
    if (leg === null || kinds[i] === ESTIMATED) return
    for (const value of [leg.minutes, leg.minutes - leg.low, leg.high - leg.minutes, leg.metres])
      out.number(Math.round(value))
  })
}

/** Reads back `putLegs`, given the places of each leg in the same order. */
export const takeLegs = (data: ByteReader, ways: readonly Pick<Way, 'from' | 'to'>[]): (Leg | null)[] => {
  const kinds = ways.map(() => data.number())
  if (kinds.some((kind) => kind < NONE || kind > FULL + 3)) throw new Error('Plan data are damaged')
  const widened = (): number[] => kinds.map((kind) => (kind === ESTIMATED ? data.number() : 0))
  const [lows, highs] = [widened(), widened()]
  return ways.map((way, i) => {
    const kind = kinds[i] ?? NONE
    if (kind === NONE) return null
    if (kind === ESTIMATED) {
      const own = estimateOf(way)
      return own === null ? null : { ...own, low: own.low - (lows[i] ?? 0), high: own.high + (highs[i] ?? 0) }
    }
    const minutes = data.number()
    return {
      mode: (kind - FULL) % 2 === 1 ? 'transit' : 'walk',
      source: kind >= FULL + 2 ? 'street' : 'estimate',
      minutes,
      low: minutes - data.number(),
      high: minutes + data.number(),
      metres: data.number(),
    }
  })
}

import type { Leg } from '@site/contracts/itinerary'
import { estimateLeg } from '../plan/estimate.ts'
import type { Point } from '../plan/links.ts'
import type { ByteStream } from './bytes.ts'

/** A leg of the plan, with the places it joins where they are known. */
interface Way {
  readonly leg: Leg | null
  readonly from: Point | null
  readonly to: Point | null
}

const unknown: Leg = { mode: 'walk', minutes: 0, low: 0, high: 0, metres: 0, source: 'estimate' }
const modes = ['walk', 'transit'] as const
const sources = ['estimate', 'street'] as const

/** Legs column by column, as what they differ by from the estimate between their places: mostly nothing, which packs best. */
export const legColumns = (io: ByteStream, ways: readonly Way[]): (Leg | null)[] => {
  const legs = ways.map(({ leg, from, to }) => {
    const estimate = from === null || to === null ? unknown : estimateLeg(from, to)
    // 0 for no leg; else 1, and 1 more for the other mode than estimated, 2 more along streets.
    const other = leg?.mode === estimate.mode ? 0 : 1
    const kind = io.number(leg === null ? 0 : 1 + other + 2 * sources.indexOf(leg.source), 4)
    return { given: leg ?? unknown, estimate, kind }
  })
  const column = (name: 'minutes' | 'low' | 'high' | 'metres', tolerance = 0): number[] =>
    legs.map(({ given, estimate, kind }) => {
      const difference = Math.round(given[name] - estimate[name])
      return kind === 0 ? 0 : estimate[name] + io.number(Math.abs(difference) <= tolerance ? 0 : difference)
    })
  const [minutes, low, high] = [column('minutes'), column('low'), column('high')]
  // Places rounded to a metre move an estimate by two metres at most.
  const metres = column('metres', 2)
  return legs.map(({ estimate, kind }, i): Leg | null => {
    if (kind === 0) return null
    const mode = modes.find((one) => (one === estimate.mode) === (kind % 2 === 1)) ?? 'walk'
    const source = kind > 2 ? 'street' : 'estimate'
    return { mode, source, minutes: minutes[i] ?? 0, low: low[i] ?? 0, high: high[i] ?? 0, metres: metres[i] ?? 0 }
  })
}

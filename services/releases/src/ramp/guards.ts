import type { GuardName } from '@site/contracts/ramp-view'
import type { Alternative, Prior } from './evidence.ts'

export interface Guard {
  readonly name: GuardName
  /** The part of the chance of a wrong alarm that it may use; all parts add up to 1. */
  readonly weight: number
  readonly prior: Prior
  /** Each with its part of the guard's weight. */
  readonly alternatives: readonly { readonly rate: Alternative; readonly weight: number }[]
}

const times =
  (ratio: number): Alternative =>
  (rest) =>
    ratio * rest
const share =
  (rate: number): Alternative =>
  () =>
    rate

/** Failures are rare: what matters is a multiple of few, and a release that is broken for a browser, a route or everybody. */
const FAILING: Guard['alternatives'] = [
  { rate: times(2), weight: 0.7 },
  { rate: times(1.5), weight: 0.05 },
  { rate: times(4), weight: 0.1 },
  { rate: share(0.05), weight: 0.05 },
  { rate: share(0.2), weight: 0.05 },
  { rate: share(0.7), weight: 0.05 },
]
/** One failure in 200 visits, held as if seen in 400, until the rest tells its own. */
const RARE: Prior = { rate: 0.005, visits: 400 }

/** A shift by a fifth moves about 1.2 to 1.4 times as many visits over a quartile, a shift by half about twice as many. */
const SLOWER: Guard['alternatives'] = [
  { rate: times(1.15), weight: 0.3 },
  { rate: times(1.3), weight: 0.4 },
  { rate: times(1.8), weight: 0.3 },
]
/** The threshold is what a quarter, or half, of the rest exceeded: their rate is known before anything is counted. */
const overQuantile = (rate: number): Prior => ({ rate, visits: 400 })

export const guards: readonly Guard[] = [
  { name: 'failures', weight: 0.75, prior: RARE, alternatives: FAILING },
  { name: 'others', weight: 0.05, prior: RARE, alternatives: FAILING },
  { name: 'errors', weight: 0.05, prior: RARE, alternatives: FAILING },
  { name: 'slowLoad', weight: 0.05, prior: overQuantile(0.25), alternatives: SLOWER },
  { name: 'slowerLoad', weight: 0.04, prior: overQuantile(0.5), alternatives: SLOWER },
  { name: 'slowPress', weight: 0.03, prior: overQuantile(0.25), alternatives: SLOWER },
  { name: 'shift', weight: 0.03, prior: overQuantile(0.25), alternatives: SLOWER },
]

/** The vital of each guard that has one, and the part of the rest's visits that lie over its threshold. */
export const vitalGuards = {
  slowLoad: { vital: 'LCP', over: 0.25 },
  slowerLoad: { vital: 'LCP', over: 0.5 },
  slowPress: { vital: 'INP', over: 0.25 },
  shift: { vital: 'CLS', over: 0.25 },
} as const satisfies Partial<Record<GuardName, { vital: 'LCP' | 'INP' | 'CLS'; over: number }>>

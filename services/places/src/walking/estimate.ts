import type { Transit, Walk } from '@site/contracts/hotels'

/** Walking speeds offered, m/s. */
export const WALK_SPEEDS = [1.33, 1.1, 0.9] as const
export const DEFAULT_SPEED = 1.33
/** Street distance over great-circle distance: middle, and the least range of any estimate (the published rule). */
export const DETOUR = { middle: 1.3, low: 1.1, high: 1.7 } as const
/** Metres of street to expect for great-circle metres, nine times in ten: from `low` to the larger of both upper ends. */
export interface Interval {
  readonly low: number
  readonly ratio: number
  /** The second upper end: `high` times the distance and `extra` metres. */
  readonly high: number
  readonly extra: number
}
/**
 * The published 1.1 to 1.7, calibrated: 1.7 alone holds for 78 % of walks, because short walks make the largest detours
 * (round a block, over the next bridge), so below 1.3 km the upper end is 1.25 d + 600 m. Fitted on whole street networks, each
 * judged by a fit on the others (`npm run bench -- walk`, decision 009).
 */
export const INTERVAL: Interval = { low: DETOUR.low, ratio: DETOUR.high, high: 1.25, extra: 600 }

/** Next door is no walk round the quarter: below 90 m the upper end is this many times the distance. */
const NEXT_DOOR = 8

/** Least and most street metres to expect for great-circle metres, 90 times in 100. */
export const leastMetres = (metres: number, interval: Interval = INTERVAL): number => interval.low * metres
export const mostMetres = (metres: number, { ratio, high, extra }: Interval = INTERVAL): number =>
  Math.max(ratio * metres, Math.min(NEXT_DOOR * metres, high * metres + extra))

const TRANSIT = {
  toStop: 5,
  wait: 5,
  fromStop: 3,
  metresPerMinute: 18_000 / 60,
  detour: 1.3,
  low: 0.8,
  high: 1.6,
} as const
/** A position off by this much allows no whole minute: times are given in steps no finer than the error. */
const COARSE_METRES = 250
const COARSE_STEP = 5

/** Whole minutes a walk is rounded to for an error bound in metres: 1 when the position is good, else 5, 10, 15 … */
export function minuteStep(precision: number, speed: number = DEFAULT_SPEED): number {
  if (precision < COARSE_METRES) return 1
  return Math.ceil((precision * DETOUR.middle) / speed / 60 / COARSE_STEP) * COARSE_STEP
}

/** Error bounds of both ends that a range has to carry. */
export interface Bounds {
  readonly from: number
  readonly to: number
}

/**
 * Time on foot from the great-circle distance alone. `metres` is great-circle, `speed` m/s, bounds in metres: they widen
 * the range at both ends, and the coarser of them sets the step of the minutes.
 */
export function estimateWalk(metres: number, bounds: Bounds, speed: number = DEFAULT_SPEED): Walk {
  const perMinute = speed * 60
  const slack = bounds.from + bounds.to
  const step = minuteStep(Math.max(bounds.from, bounds.to), speed)
  const minutes = Math.max(1, Math.max(step, 1) * Math.round((metres * DETOUR.middle) / perMinute / step))
  const low = Math.floor(leastMetres(Math.max(0, metres - slack)) / perMinute)
  const high = Math.ceil(mostMetres(metres + slack) / perMinute)
  return {
    minutes,
    low: Math.min(minutes, Math.max(1, low)),
    high: Math.max(minutes, high),
    metres: Math.round(metres * DETOUR.middle),
    source: 'estimate',
  }
}

const ride = (metres: number): number =>
  TRANSIT.toStop + TRANSIT.wait + (TRANSIT.detour * metres) / TRANSIT.metresPerMinute + TRANSIT.fromStop

/** Time by public transport, or null where walking is expected to be as quick. */
export function estimateTransit(metres: number, bounds: Bounds, walk: Walk): Transit | null {
  const slack = bounds.from + bounds.to
  const minutes = Math.round(ride(metres))
  if (minutes >= walk.minutes) return null
  return {
    minutes,
    low: Math.min(minutes, Math.floor(ride(Math.max(0, metres - slack)) * TRANSIT.low)),
    high: Math.max(minutes, Math.ceil(ride(metres + slack) * TRANSIT.high)),
    source: 'estimate',
  }
}

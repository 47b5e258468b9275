import type { Transit, Walk } from '@site/contracts/hotels'

/** Walking speeds offered, m/s. */
export const WALK_SPEEDS = [1.33, 1.1, 0.9] as const
export const DEFAULT_SPEED = 1.33
/** Street distance over great-circle distance: middle, and the least range of any estimate. */
export const DETOUR = { middle: 1.3, low: 1.1, high: 1.7 } as const
/**
 * The 90 % interval of street metres for `d` great-circle metres, fitted on Helsinki (200 starts, 40 ends each): from
 * 1.08 d to 1.15 d + 575 m, and never narrower than 1.1 d to 1.7 d. A constant is needed because short walks make the
 * largest detours (round a block, over the next bridge): 1.1–1.7 alone holds for only 79 % of walks there. On Monaco,
 * not used to fit, it holds for 91 %; fitted on Monaco it holds for 91 % in Helsinki (`npm run bench:walk`).
 */
export const INTERVAL = { low: 1.08, high: 1.15, extra: 575 } as const

/** Least and most street metres to expect for great-circle metres, 90 times in 100. */
export const leastMetres = (metres: number): number => Math.min(DETOUR.low, INTERVAL.low) * metres
export const mostMetres = (metres: number): number =>
  Math.max(DETOUR.high * metres, INTERVAL.high * metres + INTERVAL.extra)

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

import type { Walk } from '@site/contracts/hotels'
import type { StreetRoute } from './streets.ts'
import { DEFAULT_SPEED, leastMetres, minuteStep, type Bounds } from './estimate.ts'

/** Around the mapped length: cutting across a square, waiting at crossings, climbing steps. */
const SPREAD = { low: 0.95, high: 1.15 } as const

/** Time on foot along mapped ways, in whole minutes; the range carries the error of both positions (metres). */
export function streetWalk(route: StreetRoute, bounds: Bounds, speed: number = DEFAULT_SPEED): Walk {
  const perMinute = speed * 60
  const slack = bounds.from + bounds.to
  const step = minuteStep(Math.max(bounds.from, bounds.to), speed)
  const minutes = Math.max(1, step * Math.round(route.metres / perMinute / step))
  const shortest = Math.min(route.metres * SPREAD.low, leastMetres(Math.max(0, route.outside)))
  return {
    minutes,
    low: Math.min(minutes, Math.max(1, Math.floor((shortest - slack) / perMinute))),
    high: Math.max(minutes, Math.ceil((route.metres * SPREAD.high + slack) / perMinute)),
    metres: Math.round(route.metres),
    source: 'street',
  }
}

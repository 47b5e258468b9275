import type { Leg } from '@site/contracts/itinerary'
import { walkingSpeeds } from '@site/contracts/walking-speed'
import type { Point } from './links.ts'

/** Mean Earth radius (IUGG), metres. */
const EARTH_RADIUS = 6_371_008.8
const RAD = Math.PI / 180

/** Great-circle distance in metres (haversine). */
export const metresBetween = (a: Point, b: Point): number => {
  const lat = Math.sin(((b.lat - a.lat) * RAD) / 2)
  const lon = Math.sin(((b.lon - a.lon) * RAD) / 2)
  const h = lat * lat + Math.cos(a.lat * RAD) * Math.cos(b.lat * RAD) * lon * lon
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(h)))
}

const DETOUR = 1.3
const WALK_METRES_A_MINUTE = walkingSpeeds.brisk * 60
const RIDE_METRES_A_MINUTE = 18_000 / 60
/** Minutes to a stop, waiting, and from the stop. */
const ACCESS_AND_WAIT_MINUTES = 5 + 5 + 3
/** Minutes; a walk up to this long is preferred to a quicker ride. */
const LONGEST_PREFERRED_WALK = 20

/**
 * The site's estimate of a leg, the same as the server's for positions known exactly: on foot 1.30 times the great-circle
 * distance at a brisk pace (range 1.1 to 1.7, wider upwards for short walks), by transit 13 minutes and the ride at 18 km/h (range 0.8 to 1.6).
 */
export const estimateLeg = (from: Point, to: Point): Leg => {
  const direct = metresBetween(from, to)
  const metres = Math.round(direct * DETOUR)
  const walk = Math.max(1, Math.round((direct * DETOUR) / WALK_METRES_A_MINUTE))
  const ride = ACCESS_AND_WAIT_MINUTES + (direct * DETOUR) / RIDE_METRES_A_MINUTE
  if (walk > LONGEST_PREFERRED_WALK && Math.round(ride) < walk) {
    const minutes = Math.round(ride)
    return {
      mode: 'transit',
      minutes,
      low: Math.min(minutes, Math.floor(ride * 0.8)),
      high: Math.max(minutes, Math.ceil(ride * 1.6)),
      metres,
      source: 'estimate',
    }
  }
  return {
    mode: 'walk',
    minutes: walk,
    low: Math.min(walk, Math.max(1, Math.floor((direct * 1.1) / WALK_METRES_A_MINUTE))),
    high: Math.max(
      walk,
      Math.ceil(Math.max(direct * 1.7, Math.min(direct * 8, direct * 1.25 + 600)) / WALK_METRES_A_MINUTE),
    ),
    metres,
    source: 'estimate',
  }
}

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

/** On foot 1.30 times the great-circle distance at a brisk pace (range 1.1 to 1.7, wider upwards for short walks), as on the server. */
export const estimateWalk = (from: Point, to: Point): Leg => {
  const direct = metresBetween(from, to)
  const minutes = Math.max(1, Math.round((direct * DETOUR) / WALK_METRES_A_MINUTE))
  const most = Math.max(direct * 1.7, Math.min(direct * 8, direct * 1.25 + 600))
  return {
    mode: 'walk',
    minutes,
    low: Math.min(minutes, Math.max(1, Math.floor((direct * 1.1) / WALK_METRES_A_MINUTE))),
    high: Math.max(minutes, Math.ceil(most / WALK_METRES_A_MINUTE)),
    metres: Math.round(direct * DETOUR),
    source: 'estimate',
  }
}

/**
 * The server's estimate of a leg between places with stations near both: a short walk, else 13 minutes and the ride at 18 km/h (range
 * 0.8 to 1.6) where that is quicker. Links hold legs as differences to it, so it stays as it is.
 */
export const estimateLeg = (from: Point, to: Point): Leg => {
  const walk = estimateWalk(from, to)
  const ride = ACCESS_AND_WAIT_MINUTES + (metresBetween(from, to) * DETOUR) / RIDE_METRES_A_MINUTE
  const minutes = Math.round(ride)
  if (walk.minutes <= LONGEST_PREFERRED_WALK || minutes >= walk.minutes) return walk
  return {
    mode: 'transit',
    minutes,
    low: Math.min(minutes, Math.floor(ride * 0.8)),
    high: Math.max(minutes, Math.ceil(ride * 1.6)),
    metres: walk.metres,
    source: 'estimate',
  }
}

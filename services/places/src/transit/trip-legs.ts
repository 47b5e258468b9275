import type { LatLon } from '../walking/geo.ts'
import { toTripLeg, type RouteOptions, type TripLeg } from '../walking/minutes.ts'
import type { Stations } from './stations.ts'

/**
 * Legs `[from][to]` of the routes between points, or to `ends` where they are others: on foot, or by a rough ride where stations are
 * known near both. A timetable is not asked: when one leaves is settled only after the legs are known.
 */
export const tripLegs = (
  routes: readonly (readonly RouteOptions[])[],
  points: readonly LatLon[],
  stations: Stations,
  ends: readonly LatLon[] = points,
): readonly (readonly TripLeg[])[] =>
  routes.map((row, from) =>
    row.map((route, to) => {
      const [a, b] = [points[from], ends[to]]
      return toTripLeg(a && b && route.transit && stations.join(a, b) ? route : { ...route, transit: null })
    }),
  )

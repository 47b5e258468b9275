import { distance } from './geo.ts'
import type { Endpoint, RouteOptions, TripLeg } from '../places.ts'
import { estimateTransit, estimateWalk } from './estimate.ts'

/** Walk and transit estimated from the great-circle distance alone. */
export function estimateRoute(from: Endpoint, to: Endpoint, speed?: number): RouteOptions {
  const metres = distance(from.lat, from.lon, to.lat, to.lon)
  const bounds = { from: from.precision ?? 0, to: to.precision ?? 0 }
  const walk = estimateWalk(metres, bounds, speed)
  return { walk, transit: estimateTransit(metres, bounds, walk) }
}

/** Minutes; a walk up to this long is preferred to a quicker ride. */
const LONGEST_PREFERRED_WALK = 20

/** The quicker sensible mode: a short walk stays a walk. */
export function toTripLeg(route: RouteOptions): TripLeg {
  const { walk, transit } = route
  return transit && walk.minutes > LONGEST_PREFERRED_WALK
    ? { mode: 'transit', ...transit, metres: walk.metres }
    : { mode: 'walk', ...walk }
}

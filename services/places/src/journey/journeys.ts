import { distance } from '../geo/distance.ts'
import type { Endpoint, Journey } from '../places.ts'
import type { Route, Streets } from '../street/streets.ts'
import { estimateTransit } from './estimate.ts'
import { estimateJourney } from './legs.ts'
import { streetWalk } from './street-walk.ts'

function along(route: Route, from: Endpoint, to: Endpoint, speed?: number): Journey {
  const bounds = { from: from.precision ?? 0, to: to.precision ?? 0 }
  const walk = streetWalk(route, bounds, speed)
  return { walk, transit: estimateTransit(distance(from.lat, from.lon, to.lat, to.lon), bounds, walk) }
}

/** Journeys from one point to many, in their order: along the streets where they are imported, else the estimate. */
export function journeysFrom(
  covering: readonly Streets[],
  from: Endpoint,
  to: readonly Endpoint[],
  speed?: number,
): Journey[] {
  const routed = covering.map((streets) => streets.routes(from, to))
  return to.map((end, at) => {
    const route = routed.map((routes) => routes[at]).find((found) => found)
    return route ? along(route, from, end, speed) : estimateJourney(from, end, speed)
  })
}

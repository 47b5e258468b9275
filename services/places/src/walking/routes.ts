import { distance } from './geo.ts'
import type { Endpoint, RouteOptions } from '../places.ts'
import type { StreetRoute, Streets } from './streets.ts'
import { estimateTransit } from './estimate.ts'
import { estimateRoute } from './legs.ts'
import type { Snap } from './snap.ts'
import { streetWalk } from './street-walk.ts'

function alongStreets(route: StreetRoute, from: Endpoint, to: Endpoint, speed?: number): RouteOptions {
  const bounds = { from: from.precision ?? 0, to: to.precision ?? 0 }
  const walk = streetWalk(route, bounds, speed)
  return { walk, transit: estimateTransit(distance(from.lat, from.lon, to.lat, to.lon), bounds, walk) }
}

type EndsOn = (streets: Streets) => (Snap | null)[] | undefined

/** Routes from one point to many, in their order: along the streets where they are imported, else the estimate. */
export function routesFrom(
  covering: readonly Streets[],
  from: Endpoint,
  to: readonly Endpoint[],
  speed?: number,
  endsOn: EndsOn = () => undefined,
): RouteOptions[] {
  const routed = covering.map((streets) => streets.routes(from, to, endsOn(streets)))
  return to.map((end, at) => {
    const route = routed.map((routes) => routes[at]).find((found) => found)
    return route ? alongStreets(route, from, end, speed) : estimateRoute(from, end, speed)
  })
}

/**
 * Routes `[from][to]` between all the points. On foot a route is as long in both directions, so each pair is searched
 * once, and each point is snapped to the streets once.
 */
export function routeMatrix(
  streetsAt: (point: Endpoint) => readonly Streets[],
  points: readonly Endpoint[],
  speed?: number,
): RouteOptions[][] {
  const snaps = new Map<Streets, (Snap | null)[]>()
  const endsFrom =
    (first: number): EndsOn =>
    (streets) => {
      const all = snaps.get(streets) ?? points.map((point) => streets.snap(point))
      snaps.set(streets, all)
      return all.slice(first)
    }
  const onwards = points.map((from, at) => routesFrom(streetsAt(from), from, points.slice(at), speed, endsFrom(at)))
  return points.map((_, from) =>
    points.map((_, to) => {
      const found = onwards[Math.min(from, to)]?.[Math.abs(to - from)]
      if (!found) throw new Error('A pair is missing in the route matrix')
      return found
    }),
  )
}

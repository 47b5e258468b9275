import { setImmediate } from 'node:timers/promises'
import type { RouteRequest, RouteResponse, RoutesRequest, RoutesResponse } from '@site/contracts/route'

/**
 * Several ways, one after the other; other calls get their turn in between, and nothing is searched for a visitor who has left.
 * Null when an end is not listed.
 */
export async function answerRoutes(
  { legs, ...how }: RoutesRequest,
  route: (request: RouteRequest) => Promise<RouteResponse | null>,
  signal?: AbortSignal,
): Promise<RoutesResponse | null> {
  const routes: RouteResponse[] = []
  for (const leg of legs) {
    signal?.throwIfAborted()
    const found = await route({ ...leg, ...how })
    if (!found) return null
    routes.push(found)
    await setImmediate()
  }
  return { routes }
}

import { distance } from '../geo/distance.ts'
import type { Endpoint, Journey, JourneyLeg } from '../places.ts'
import { estimateTransit, estimateWalk } from './estimate.ts'

/** A journey from the great-circle distance alone. */
export function estimateJourney(from: Endpoint, to: Endpoint, speed?: number): Journey {
  const metres = distance(from.lat, from.lon, to.lat, to.lon)
  const bounds = { from: from.precision ?? 0, to: to.precision ?? 0 }
  const walk = estimateWalk(metres, bounds, speed)
  return { walk, transit: estimateTransit(metres, bounds, walk) }
}

/** A walk up to this long is preferred to a ride that saves little. */
const GLADLY_WALKED = 20

/** The quicker sensible mode: a short walk stays a walk. */
export function toLeg(journey: Journey): JourneyLeg {
  const { walk, transit } = journey
  return transit && walk.minutes > GLADLY_WALKED
    ? { mode: 'transit', ...transit, metres: walk.metres }
    : { mode: 'walk', ...walk }
}

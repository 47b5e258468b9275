/** Of what a day may have too much: rooms full of pictures, and queues. */

import type { TourProblem } from '../engine/problem.ts'
import type { PlanContext } from './context.ts'
import { isLikeMuseum } from './museum-like.ts'
import { hasSmallChildren } from './small-children.ts'
import type { Stop } from './stops.ts'

/** So many minutes in museums are enough of a day; more for whoever asks for culture, less with small children (chosen, decision 27). */
const MUSEUM_MINUTES = { usual: 240, culture: 330, children: 180 }
/** What a minute beyond them costs (chosen, decision 27). */
const MUSEUM_COST = 0.5
/** Of places at which everybody queues two are enough; a third costs more than any is worth (chosen, decision 27). */
const CROWDS = 2
const CROWD_COST = 500

const isMuseum = ({ poi, meal }: Stop): boolean =>
  meal === null && (poi.category === 'museum' || poi.category === 'gallery' || isLikeMuseum(poi))

/** What tires in a day of these stops. */
export function tiringOf({ trip, request }: Pick<PlanContext, 'trip' | 'request'>, stops: readonly Stop[]) {
  const { usual, culture, children } = MUSEUM_MINUTES
  const free = hasSmallChildren(trip) ? children : request.themes.includes('culture') ? culture : usual
  const kinds: NonNullable<TourProblem['tiring']> = [
    { load: Int32Array.from(stops, (stop) => (isMuseum(stop) ? stop.minutes : 0)), free, cost: MUSEUM_COST },
    { load: Int32Array.from(stops, ({ crowded }) => (crowded ? 1 : 0)), free: CROWDS, cost: CROWD_COST },
  ]
  return kinds
}

/** How much of a day is walked, and how much of it the traveller asked for. */

import type { Day } from '@site/contracts/itinerary'
import type { TripRequest } from '@site/contracts/trip-request'
import type { LegLookup, PlanLeg } from './places.ts'
import { hasSmallChildren } from './small-children.ts'
import type { Stop } from './stops.ts'

/** "As little as possible", metres a day between stops: fewer than the 5,000 steps of an ordinary day (Althoff and others 2017; chosen, decision 27). */
const LITTLE = 3000
/** Interest a metre beyond the limit costs: two kilometres are as dear as a meal (chosen, decision 27). */
export const OVER_WALK_COST = 0.3

/** What a day walks between stops where nothing was said: about three hours on foot, beside the walking at each stop (chosen, decision 27). */
const USUAL = 12_000

/** The same where one rolls, or small legs come along (chosen, decision 27). */
const STEP_FREE = 5000
const WITH_CHILDREN = 6000
/** The same for who avoids steep hills, as of most streets nobody knows how steep they are (chosen, decision 27). */
const NO_HILLS = 6000

/** Metres on foot a day that were asked for; null where no limit was. */
export function walkAskedFor({ soft: { walking } }: Pick<TripRequest, 'soft'>): number | null {
  if (walking?.kmPerDay !== undefined) return walking.kmPerDay * 1000
  return walking?.level === 'little' ? LITTLE : null
}

/** Metres on foot that a day is planned within; null for who likes to walk a lot and names no limit. */
export function walkLimit(
  trip: Pick<TripRequest, 'soft'> & Partial<Pick<TripRequest, 'hard' | 'party'>>,
): number | null {
  const asked = walkAskedFor(trip)
  if (asked !== null) return asked
  if (trip.soft.walking?.level === 'lots') return null
  if (trip.hard?.stepFree === true) return STEP_FREE
  if (trip.soft.walking?.hills === 'none') return NO_HILLS
  return hasSmallChildren(trip) ? WITH_CHILDREN : USUAL
}

/** The longest single walk for who walks as little as possible, for who rolls, and for who avoids hills, minutes (chosen, decision 27). */
const LONGEST_LITTLE = 12
const LONGEST_STEP_FREE = 12
const LONGEST_NO_HILLS = 20

/** Minutes from which on a way is a ride for these travellers; null where it is as far as for any. */
export function longestWalk({
  soft,
  hard,
}: Pick<TripRequest, 'soft'> & Partial<Pick<TripRequest, 'hard'>>): number | null {
  if (soft.walking?.level === 'little') return LONGEST_LITTLE
  if (hard?.stepFree === true) return LONGEST_STEP_FREE
  return soft.walking?.hills === 'none' ? LONGEST_NO_HILLS : null
}

/** The longest single walk with small legs along, and through the streets of a hot month, in which nobody knows yet at what hour one walks it, minutes (chosen, decision 27). */
const LONGEST_WITH_CHILDREN = 25
const LONGEST_IN_HEAT = 10

/** The same with what nobody has to say: what children and the heat bear. */
export function longestWalkThere(
  trip: Pick<TripRequest, 'soft'> & Partial<Pick<TripRequest, 'hard' | 'party'>>,
  isHot: boolean,
): number | null {
  const longest = Math.min(
    longestWalk(trip) ?? Infinity,
    hasSmallChildren(trip) ? LONGEST_WITH_CHILDREN : Infinity,
    isHot ? LONGEST_IN_HEAT : Infinity,
  )
  return longest === Infinity ? null : longest
}

/** Metres of a leg that are walked; of a ride none. */
export const metresOnFoot = ({ mode, metres, unknown }: PlanLeg): number => (mode === 'walk' && !unknown ? metres : 0)

/** Metres on foot of a day as it is told, with the ways from and to where it starts and ends. */
export const walkedOn = ({ slots, returnLeg }: Day): number =>
  [...slots.map(({ leg }) => leg), returnLeg].reduce((sum, leg) => sum + (leg ? metresOnFoot(leg) : 0), 0)

/** Metres on foot of stops in order, from the base and back to it. */
function walkOf(stops: readonly Stop[], leg: LegLookup): number {
  const ids = [null, ...stops.map(({ poi }) => poi.id), null]
  return stops.length === 0 ? 0 : ids.slice(1).reduce((sum, to, i) => sum + metresOnFoot(leg(ids[i], to)), 0)
}

/** A day without the visits that take it beyond the limit, as far as leaving any out helps; meals and what is fixed stay. */
export function withinLimit(stops: readonly Stop[], limit: number, leg: LegLookup): readonly Stop[] {
  const over = walkOf(stops, leg) - limit
  if (over <= 0) return stops
  const [least] = stops
    .filter(({ meal, fixed }) => meal === null && fixed === null)
    .map((stop) => {
      const others = stops.filter((own) => own !== stop)
      const saved = limit + over - walkOf(others, leg)
      return { others, saved, cost: stop.score / Math.min(saved, over) }
    })
    .filter(({ saved }) => saved > 0)
    .sort((a, b) => a.cost - b.cost)
  return least === undefined ? stops : withinLimit(least.others, limit, leg)
}

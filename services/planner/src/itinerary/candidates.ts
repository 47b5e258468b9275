/** What a search chooses among: of all that is known and fits, the sights most worth a visit and the kitchens near them. */

import type { ItineraryRequest } from '@site/contracts/itinerary'
import type { TripRequest } from '@site/contracts/trip-request'
import { isAskedFor } from './activities.ts'
import { MEAL_NAMES } from './days.ts'
import { livesOnWhatIsLeftOut } from './diets.ts'
import { isKnownFor } from './dishes.ts'
import { worthToParty } from './party.ts'
import type { Poi } from './places.ts'
import { feedEachDay, preferring, shortlist, shortlistFoods } from './pool.ts'
import { worthiest } from './same-place.ts'

/** Candidates of the search. Every pair costs a leg, so a week stays below 120 points (chosen, decision 27). */
const mostVisits = (days: number): number => 24 + 8 * days
const mostFoods = (days: number): number => 8 + 4 * days
/** Places to choose each meal from; with fewer, those to avoid are candidates again (chosen, decision 27). */
const CHOICE = 2

interface Asked {
  readonly request: ItineraryRequest
  readonly trip: TripRequest
  /** Places that are in whatever their worth, and those that are out while there are enough others. */
  readonly keep: ReadonlySet<string>
  readonly avoid: ReadonlySet<string>
}

/** The sights and the kitchens of a search. */
export function candidatesOf(
  { request, trip, keep, avoid }: Asked,
  sights: readonly Poi[],
  kitchens: readonly Poi[],
): { readonly visits: readonly Poi[]; readonly foods: readonly Poi[] } {
  const { days, themes } = request
  const { diet, notEaten } = trip.hard
  const isUnfit = (poi: Poi) => livesOnWhatIsLeftOut(poi, diet) || isKnownFor(poi, notEaten)
  const unfit = new Set(kitchens.flatMap((poi) => (!keep.has(poi.id) && isUnfit(poi) ? [poi.id] : [])))
  const fitting = preferring(kitchens, unfit, MEAL_NAMES.length * days)
  const edible = feedEachDay(fitting, days) ? fitting : kitchens
  const eateries = preferring(edible, avoid, MEAL_NAMES.length * CHOICE * days)
  // Of a kind that a city is full of the best known are in.
  const comeFor = worthiest(
    sights.filter((poi) => isAskedFor(trip, poi)),
    ({ interest }) => interest,
  ).slice(0, mostVisits(days) / 2)
  const inAnyway = new Set([...keep, ...comeFor.map(({ id }) => id)])
  const visits = shortlist(sights, themes, mostVisits(days), inAnyway, (poi) => worthToParty(trip, poi))
  const foods = shortlistFoods(eateries, visits, mostFoods(days), keep, { diet, dishes: trip.soft.dishes })
  return { visits, foods }
}

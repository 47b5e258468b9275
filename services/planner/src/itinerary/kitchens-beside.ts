/** Kitchens beside the stops of the days that were found: of hundreds in a city a search is offered those near the most sights, and a day may go elsewhere. */

import type { PlanContext } from './context.ts'
import { isTooSteep } from './climb.ts'
import { isKnownToServe } from './diets.ts'
import { legsOf } from './leg-table.ts'
import { partyMealPenalty } from './party.ts'
import { interestOf, isVisitable, NEAR_FOOD_KM, type PlacesPort, type Poi } from './places.ts'
import { hoursUnreadable } from './opening-hours.ts'
import { isRide } from './rides.ts'
import { isOpenTo } from './step-free.ts'
import type { Stop } from './stops.ts'
import type { Tours } from './tour.ts'
import { waysOf } from './ways.ts'

/** A meal that takes a ride, or longer on foot from what is before it and to what comes after, is aside, minutes (chosen, decision 27). */
const ASIDE = 15
/** Kitchens added for each such meal: every one brings its legs (chosen, decision 27). */
const MOST_A_MEAL = 4

/** The stops beside each meal of a day that lies aside of both, or of the one there is. */
function mealsAside(context: PlanContext, stops: readonly Stop[]): readonly { meal: Stop; beside: readonly Poi[] }[] {
  const ways = waysOf(context, stops)
  const isFar = (at: number) => {
    const way = ways[at] ?? null
    return way !== null && (isRide(way) || way.minutes > ASIDE)
  }
  return stops.flatMap((meal, i) => {
    if (meal.meal === null || meal.fixed !== null || !isFar(i)) return []
    // The way home from a dinner is no detour.
    if (i < stops.length - 1 && !isFar(i + 1)) return []
    const beside = [stops[i - 1], stops[i + 1]].flatMap((own) =>
      own === undefined || own.own !== undefined ? [] : own.poi,
    )
    return beside.length === 0 ? [] : [{ meal, beside }]
  })
}

/** The context with kitchens near the stops beside each meal that lies aside; as it is where no meal does, or no kitchen is known. */
export function withKitchensBeside(context: PlanContext, tours: Tours, port: PlacesPort): PlanContext {
  const { allFoods, pointOf, request, trip } = context
  const without = new Set([...(request.avoid ?? []), ...(request.exclude ?? []), ...pointOf.keys()])
  const isUsable = (poi: Poi) =>
    !without.has(poi.id) &&
    isVisitable(poi) &&
    // A name on a map is no reason to leave a kitchen that is known.
    poi.openingHours !== null &&
    !hoursUnreadable(poi) &&
    isOpenTo(trip, poi) &&
    !isTooSteep(trip, poi) &&
    (trip.hard.diet.length === 0 || isKnownToServe(poi, trip.hard.diet))
  const added = new Map<string, Poi>()
  for (const { meal, beside } of tours.days.flatMap((stops) => mealsAside(context, stops))) {
    const served = (poi: Poi) => (meal.meal === null ? null : partyMealPenalty(trip, poi, meal.meal))
    const worth = (poi: Poi) => interestOf(poi, request.themes) - (served(poi) ?? 0)
    beside
      .flatMap(({ lat, lon }) => port.poisNear(lat, lon, NEAR_FOOD_KM * 1000, { categories: ['food'] }))
      .filter((poi) => isUsable(poi) && served(poi) !== null)
      .toSorted((a, b) => worth(b) - worth(a) || (a.id < b.id ? -1 : 1))
      .filter((poi, i, all) => poi.id !== all[i - 1]?.id)
      .slice(0, MOST_A_MEAL)
      .forEach((poi) => added.set(poi.id, poi))
  }
  if (added.size === 0) return context
  const more = [...added.values()]
  const stops = [...context.stops, ...more]
  const points = new Map([...pointOf, ...more.map(({ id }, i): [string, number] => [id, context.stops.length + 1 + i])])
  const { table, leg } = legsOf(port, context.base, { ...context, stops, pointOf: points })
  const known = new Set(allFoods.map(({ id }) => id))
  return {
    ...context,
    foods: [...context.foods, ...more],
    allFoods: [...allFoods, ...more.filter(({ id }) => !known.has(id))],
    stops,
    pointOf: points,
    table,
    leg,
  }
}

/** The search weighs a meal against visits; a traveller eats. A day without one that has the time for it gets it in place of a visit. */

import type { PlanContext } from './context.ts'
import { dayBounds } from './calendar.ts'
import { MEAL_NAMES, type DayBounds, type Meal } from './days.ts'
import { holdsMeal } from './long-visits.ts'
import { hasTimeFor, type Stop } from './stops.ts'
import { buildDay } from './timeline.ts'
import { TRAVEL_COST } from './tour-problem.ts'
import type { Tours } from './tour.ts'
import { walkedOn, walkLimit } from './walking-limit.ts'

/** Kitchens that are tried; the first are worth most. */
const MOST_TRIED = 12

interface Order {
  readonly context: PlanContext
  readonly index: number
  readonly bounds: DayBounds
}

/** Metres on foot of a day that holds with these stops; null where it does not. */
function walkedWith({ context, index, bounds }: Order, stops: readonly Stop[]): number | null {
  const { day, dropped } = buildDay(context, index, stops, bounds)
  return dropped.length > 0 ? null : walkedOn(day)
}

const isVisit = ({ meal, fixed, isEvent, poi }: Stop): boolean =>
  meal === null && fixed === null && isEvent !== true && poi.ofEvent === undefined

/** The day with this kitchen between its stops, or in place of the visit that is missed least; null where it fits nowhere. */
function withMeal(own: Order, day: readonly Stop[], kitchen: Stop, most: number): readonly Stop[] | null {
  const isSound = (order: readonly Stop[]): boolean => {
    const walked = walkedWith(own, order)
    return walked !== null && walked <= most
  }
  const between = day.map((_, at) => day.toSpliced(at, 0, kitchen))
  const beside = [...between, [...day, kitchen]].findLast(isSound)
  if (beside !== undefined) return beside
  const visits = day.flatMap((stop, at) => (isVisit(stop) ? [{ at, score: stop.score }] : []))
  const instead = visits.toSorted((a, b) => a.score - b.score).map(({ at }) => day.toSpliced(at, 1, kitchen))
  return instead.find(isSound) ?? null
}

/** What the stops of a day are worth, less the ways between them. */
const worthOf = ({ leg }: PlanContext, day: readonly Stop[]): number =>
  day.reduce(
    (sum, { poi, score }, at) => sum + score - TRAVEL_COST * leg(day[at - 1]?.poi.id ?? null, poi.id).minutes,
    -TRAVEL_COST * leg(day.at(-1)?.poi.id ?? null, null).minutes,
  )

/** The days, each with the meals it has the time for. */
export function fillMeals(context: PlanContext, tours: Tours, stops: readonly Stop[]): Tours {
  const limit = walkLimit(context.trip) ?? Infinity
  const bounds = dayBounds(context)
  const used = new Set(tours.days.flat().map(({ poi }) => poi.id))
  const kitchens = (meal: Meal, index: number): readonly Stop[] =>
    stops
      .filter((stop) => stop.meal === meal && stop.windows[index].length > 0 && !used.has(stop.poi.id))
      .toSorted((a, b) => b.score - a.score)
      .slice(0, MOST_TRIED)
  const days = tours.days.map((day, index) => {
    const own = { context, index, bounds: bounds[index] }
    const walked = day.length === 0 ? null : walkedWith(own, day)
    if (walked === null) return day
    let order: readonly Stop[] = day
    // A dinner may have taken the place of a day out that was the lunch too.
    for (const meal of [...MEAL_NAMES, ...MEAL_NAMES]) {
      if (order.some((stop) => holdsMeal(stop, meal)) || !hasTimeFor(context.calendar, meal, index, own.bounds))
        continue
      const before = order
      const found = kitchens(meal, index).flatMap((kitchen) => {
        const fed = withMeal(own, before, kitchen, Math.max(limit, walked))
        return fed === null ? [] : [{ fed, worth: worthOf(context, fed) }]
      })
      const [best] = found.toSorted((a, b) => b.worth - a.worth)
      if (best === undefined) continue
      order = best.fed
      for (const { poi } of order) used.add(poi.id)
    }
    return order
  })
  return { ...tours, days }
}

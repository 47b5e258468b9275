/** Meals on the way: a search is offered a few places for each meal, and any other that is known may lie nearer to the day it found. */

import { dayBounds } from './calendar.ts'
import type { PlanContext } from './context.ts'
import type { DayBounds } from './days.ts'
import { isRide, rideCost } from './rides.ts'
import { mealStop, type Stop } from './stops.ts'
import { timeStops } from './timeline.ts'
import { HOLE, TRAVEL_COST } from './tour-problem.ts'
import type { Tours } from './tour.ts'
import { metresOnFoot, walkLimit } from './walking-limit.ts'
import { waysOf, wayTimes } from './ways.ts'

/** On the day of a race that one ran a minute of way costs so many times as much (chosen, decision 27). */
const TIRED = 3
/** A meal farther than this from what is before it and from what comes after pulls a day aside, minutes, and what that costs (chosen, decision 27). */
const EASY_WAY = 12
const ASIDE_COST = 15

interface DayOfMeals {
  readonly context: PlanContext
  readonly day: number
  readonly bounds: DayBounds
  /** Places in the plan. */
  readonly taken: Set<string>
}

/** What a day is worth with a stop at this place in its order: its score less the ways and the holes of the day. */
function worthOf({ context, day, bounds }: DayOfMeals, stops: readonly Stop[], at: number): number {
  const { starts, conflicts, back } = timeStops(context, day, stops, bounds)
  if (conflicts.length > 0 || back > bounds.close) return -Infinity
  const ways = waysOf(context, stops)
  const legs = wayTimes(context, stops)
  const { event } = context.calendar
  const minute = TRAVEL_COST * (event?.role === 'runs' && event.day === day ? TIRED : 1)
  const cost = ways.reduce((sum, way) => sum + (way === null ? 0 : minute * way.minutes + rideCost(way)), 0)
  const waits = stops.map((_, i) => {
    const left = i === 0 ? bounds.open : (starts[i - 1] ?? 0) + stops[i - 1].minutes
    return Math.max(0, (starts[i] ?? 0) - left - legs[i] - (i === 0 ? 2 : 1) * HOLE.free)
  })
  const isAside = [ways[at], ways[at + 1]].every((way) => way != null && way.minutes > EASY_WAY)
  return stops[at].score - cost - HOLE.cost * waits.reduce((sum, own) => sum + own, 0) - (isAside ? ASIDE_COST : 0)
}

const walkOf = (context: PlanContext, stops: readonly Stop[]): number =>
  waysOf(context, stops).reduce((sum, way) => sum + (way === null ? 0 : metresOnFoot(way)), 0)

const hasRides = (context: PlanContext, stops: readonly Stop[]): boolean =>
  waysOf(context, stops).some((way) => way !== null && isRide(way))

/** The day with each of its meals where it costs least; the order stays, and nothing has to go for it. */
function withNearerMeals(own: DayOfMeals, wanted: readonly Stop[]): readonly Stop[] {
  const { context, day, taken } = own
  const mostOnFoot = Math.max(walkLimit(context.trip) ?? Infinity, walkOf(context, wanted))
  let stops = wanted
  for (const [
    at,
    {
      meal,
      fixed,
      poi: { id },
    },
  ] of wanted.entries()) {
    if (meal === null || fixed !== null) continue
    let best = { stops, worth: worthOf(own, stops, at) }
    for (const poi of context.foods) {
      if (taken.has(poi.id)) continue
      const other = mealStop(context, poi, meal, day)
      const changed = stops.with(at, other)
      if (other.windows[day].length === 0 || walkOf(context, changed) > mostOnFoot) continue
      if (context.days[day].walkOnly && hasRides(context, changed)) continue
      const worth = worthOf(own, changed, at)
      if (worth > best.worth) best = { stops: changed, worth }
    }
    taken.delete(id)
    taken.add(best.stops[at].poi.id)
    stops = best.stops
  }
  return stops
}

/** Tours whose meals are on their way. */
export function nearerMeals(context: PlanContext, tours: Tours): Tours {
  const bounds = dayBounds(context)
  const taken = new Set([
    ...tours.days.flat().map(({ poi }) => poi.id),
    ...(context.request.locked ?? []).map(({ id }) => id),
  ])
  return {
    ...tours,
    days: tours.days.map((stops, day) => withNearerMeals({ context, day, bounds: bounds[day], taken }, stops)),
  }
}

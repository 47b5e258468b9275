/** The engine's problem over the stops that the days of a plan may hold. */

import { packWindows, type TourProblem } from '../engine/problem.ts'
import { isAskedFor, onceAskedFor } from './activities.ts'
import { areasOf } from './areas.ts'
import type { PlanContext } from './context.ts'
import { legCost, MEAL_NAMES, MEALS, type DayBounds } from './days.ts'
import { holdsMeal } from './long-visits.ts'
import { isHikeFor } from './party.ts'
import { isMustSee, kilometres, wordsOf } from './places.ts'
import { metresFree, visitsOn } from './race-legs.ts'
import { ridesOf } from './rides.ts'
import { tiringOf } from './tiring.ts'
import { metresOnFoot, OVER_WALK_COST, walkLimit } from './walking-limit.ts'
import { hasSmallChildren } from './small-children.ts'
import type { Stop } from './stops.ts'
import { isTreat } from './treats.ts'

/**
 * Interest a minute under way costs: half an hour of travel must be worth some fifty-five points, and half of that to whoever likes to
 * walk (chosen, decision 27).
 */
export const TRAVEL_COST = 1.8
/** A wait of up to three quarters of an hour is a rest; each minute beyond it is a hole in the day (chosen, decision 27). */
export const HOLE = { free: 45, cost: 1 }
/** A minute before this that a day ends, where it may last until the second: dinner is not all of an evening (chosen, decision 27). */
const EVENING = { by: 20 * 60 + 15, free: 21 * 60 }
const EARLY_COST = 0.2
/** And before this, where the day is longer: an afternoon with nothing in it is a hole (chosen, decision 27). */
const AFTERNOON = 16 * 60
const EMPTY_COST = 0.8
/** Such a minute costs so much more where nothing runs: one has nowhere else to be (chosen, decision 27). */
const EMPTY_ON_FOOT_COST = 0.8
/** What the second of two museums in a row, or of two parks, is worth less (chosen, decision 27). */
const REPEAT_COST = 12
/** What a second day costs for sights of one ticket or one square (chosen, decision 27). */
const SPREAD_COST = 150
/** Kinds of which two in a row tire; churches, squares and streets are all `sight`, and different enough. */
const TIRING = [['museum', 'gallery'], ['park'], ['market', 'shopping'], ['view'], ['experience']]
/** Longest detour for one stop, minutes there and on; for one that no first visit may miss as long as one stays there, up to the second (chosen, decision 27). */
const LONGEST_DETOUR = 90
const LONGEST_DETOUR_FOR_A_STAY = 260

/** Metres on foot that each day is planned within; null without a limit. */
export const freeOf = ({ trip, calendar }: PlanContext, bounds: readonly DayBounds[]): readonly (number | null)[] =>
  bounds.map((_, day) => metresFree(calendar, day, walkLimit(trip)))

/** The engine's problem over these stops, in minutes. */
export function tourProblem(context: PlanContext, stops: readonly Stop[], bounds: readonly DayBounds[]): TourProblem {
  const n = stops.length
  const days = bounds.length
  const nodes = n + 2 * days
  const point = Int32Array.from({ length: nodes }, (_, i) => (i < n ? (context.pointOf.get(stops[i].poi.id) ?? 0) : 0))
  const travel = new Int32Array(nodes * nodes)
  for (let i = 0; i < nodes; i++) {
    const row = context.table[point[i]]
    for (let j = 0; j < nodes; j++) {
      travel[i * nodes + j] =
        point[i] === point[j] && i >= n && j >= n ? 0 : legCost(row[point[j]].minutes, context.style.rest)
    }
  }
  const legBetween = (from: number, to: number) => context.table[point[from]][point[to]]
  const free = freeOf(context, bounds)
  const walking = free.every((own) => own === null)
    ? null
    : {
        metres: travel.map((_, i) => metresOnFoot(legBetween(Math.floor(i / nodes), i % nodes))),
        free: Float64Array.from(free, (own) => own ?? Infinity),
        cost: OVER_WALK_COST,
      }
  const groups = new Map<string, number>()
  const groupId = (name: string) => groups.get(name) ?? (groups.set(name, groups.size), groups.size - 1)
  const groupOf = new Int32Array(2 * n).fill(-1)
  stops.forEach((stop, v) => {
    // Two houses of one name are one visit: nobody sees the second.
    // An event of several days, and a ground that is worth more than one, bear one name on each of them.
    const isOne = stop.fixed === null && stop.poi.ofEvent === undefined && stop.poi.onDates === undefined
    groupOf[2 * v] = groupId(isOne ? `place ${wordsOf(stop.poi.name).join(' ')}` : `held ${stop.poi.id}`)
    const day = stop.windows.findIndex((windows) => windows.length > 0)
    if (stop.meal === null && isHikeFor(context.trip, stop.poi) && stop.fixed === null)
      groupOf[2 * v + 1] = groupId('long walk')
    const meal = MEAL_NAMES.find((own) => holdsMeal(stop, own))
    if (meal !== undefined && day >= 0) groupOf[2 * v + 1] = groupId(`${meal} ${day}`)
    if (isTreat(stop) && day >= 0) groupOf[2 * v + 1] = groupId(`treat ${day}`)
    const once = stop.meal === null && stop.fixed === null ? onceAskedFor(context.trip, stop.poi) : undefined
    if (once !== undefined) groupOf[2 * v + 1] = groupId(`once ${once}`)
  })
  return {
    vertices: n,
    days,
    score: Float64Array.from(stops, (stop) => stop.score),
    duration: Int32Array.from(stops, (stop) => stop.minutes),
    travel,
    dayOpen: Int32Array.from(bounds, (bound) => bound.open),
    dayClose: Int32Array.from(bounds, (bound) => bound.close),
    ...packWindows(days, n, (v, day) => stops[v].windows[day]),
    groupOf,
    groups: groups.size,
    mostStops: Int32Array.from(bounds, (_, day) => mostStops(context, stops, day)),
    travelCost: context.trip.soft.walking?.level === 'lots' ? TRAVEL_COST / 2 : TRAVEL_COST,
    ...(walking === null ? {} : { walking }),
    rides: ridesOf(context.days, {
      nodes,
      legBetween,
      isLunch: (node) => stops[node]?.meal === 'lunch',
      raceDay: raceDayOf(context),
    }),
    together: ofOneTicket(stops),
    early: [
      { by: Int32Array.from(bounds, (bound) => eveningOf(context, bound)), cost: EARLY_COST },
      { by: Int32Array.from(bounds, afternoonOf), cost: EMPTY_COST },
      {
        by: Int32Array.from(bounds, (bound, day) => (context.days[day].walkOnly ? afternoonOf(bound) : 0)),
        cost: EMPTY_ON_FOOT_COST,
      },
    ],
    tiring: tiringOf(context, stops),
    areas: areasOf(stops, context),
    waiting: { ...HOLE, lead: Int32Array.from(stops, ({ lead = 0 }) => lead) },
    repeats: { kindOf: Int32Array.from(stops, kindOf), cost: REPEAT_COST },
    longestDetour: Int32Array.from(stops, (stop) => longestDetour(stayFor(context, stops, stop))),
    required: stops.flatMap((stop, v) => (stop.fixed === null ? [] : [v])),
  }
}

const raceDayOf = ({ calendar: { event } }: PlanContext): number | null => (event?.role === 'runs' ? event.day : null)

/** What lies within an hour on foot of a place that was asked for, and is worth as much, is seen with it (chosen, decision 27). */
const AROUND = { km: 4, interest: 60 }
/** How long one may stay around a place, minutes. */
const stayAround = (stops: readonly Stop[], { poi }: Stop): number => {
  const around = stops.filter(
    (own) => own.meal === null && own.poi.interest >= AROUND.interest && kilometres(own.poi, poi) <= AROUND.km,
  )
  const stays = new Map(around.map((own) => [own.poi.id, own.minutes]))
  return [...stays.values()].reduce((sum, minutes) => sum + minutes, 0)
}

/** For how long a place is worth the way, minutes: a must-see as long as one is there, what the traveller came for as long as around it. */
function stayFor({ trip }: PlanContext, stops: readonly Stop[], stop: Stop): number {
  if (stop.meal !== null) return 0
  if (isAskedFor(trip, stop.poi)) return stayAround(stops, stop)
  return isMustSee(stop.poi) ? stop.minutes : 0
}

/** Nobody is longer under way for a place than they stay, but for what is near. */
export const longestDetour = (stay: number): number =>
  Math.min(LONGEST_DETOUR_FOR_A_STAY, Math.max(LONGEST_DETOUR, stay))

type Together = NonNullable<TourProblem['together']>

/** Stops of one ticket or one square. */
function ofOneTicket(stops: readonly Stop[]): Together {
  const sets = new Map<string, number[]>()
  stops.forEach(({ poi: { together }, meal }, v) => {
    if (typeof together === 'string' && meal === null) sets.set(together, [...(sets.get(together) ?? []), v])
  })
  return [...sets.values()].map((set) => ({ stops: Int32Array.from(set), cost: SPREAD_COST }))
}

const kindOf = ({ poi, meal }: Stop): number =>
  meal === null ? TIRING.findIndex((alike) => alike.includes(poi.category)) : -1

/** Until when a day lasts at least that has an evening; 0 for one that ends early anyway, or with small children. */
const eveningOf = ({ trip }: PlanContext, { close }: DayBounds): number =>
  close < EVENING.free || hasSmallChildren(trip) ? 0 : EVENING.by

/** Until when a day lasts at least; 0 for one that ends by then, or on which one arrives in the afternoon. */
const afternoonOf = ({ open, close }: DayBounds): number =>
  close < AFTERNOON + AN_HOUR || open > AFTERNOON - AN_HOUR ? 0 : AFTERNOON

/** So much later a dinner leaves room for one more visit, minutes (chosen, decision 27). */
const AN_HOUR = 60

/** Visits of the pace, two meals, and whatever is fixed that day on top. */
function mostStops(context: PlanContext, stops: readonly Stop[], day: number): number {
  const fixed = stops.filter((stop) => stop.fixed !== null && stop.windows[day].length > 0)
  const event = fixed.some((stop) => stop.fixed === 'event') ? 1 : 0
  const { dinner } = context.calendar.meals ?? MEALS
  const longer = context.request.pace !== 'relaxed' && dinner.from - MEALS.dinner.from >= AN_HOUR ? 1 : 0
  const visits = visitsOn(context.calendar, day, context.style.visits + longer)
  return Math.max(fixed.length, visits + MEAL_NAMES.length - event) + event
}

import { packWindows, type SolveOptions, type TourProblem, type TourSolver } from '../engine/problem.ts'
import { solve } from '../engine/solve.ts'
import { isThrifty } from './affordable.ts'
import { areasOf } from './areas.ts'
import type { PlanContext } from './context.ts'
import { dayBounds, type Calendar } from './calendar.ts'
import { isAskedFor } from './kitchen-asked-for.ts'
import { legCost, MEAL_NAMES, MEALS, type DayBounds } from './days.ts'
import { maybeClosed } from './opening-hours.ts'
import { keptWorth } from './enough.ts'
import { isHikeFor } from './party.ts'
import { ownStop } from './own-stops.ts'
import { isBareName } from './places-to-eat.ts'
import { isMealPlace, isMustSee, wordsOf } from './places.ts'
import { keptForDinner } from './kept-for-dinner.ts'
import { metresFree, offLegsBefore, visitsOn } from './race-legs.ts'
import { isRide, ridesOf } from './rides.ts'
import { hasLittleChildren } from './small-children.ts'
import { tiringOf } from './tiring.ts'
import { metresOnFoot, OVER_WALK_COST, walkLimit, withinLimit } from './walking-limit.ts'
import { eventStop, lockStop } from './fixed-stops.ts'
import { hasSmallChildren } from './small-children.ts'
import { mealStop, visitStop, visitStops, type Stop } from './stops.ts'

/**
 * Interest a minute under way costs: half an hour of travel must be worth about twenty points, and half of that to whoever likes to walk
 * (chosen, decision 27).
 */
export const TRAVEL_COST = 0.6
/** A wait of up to three quarters of an hour is a rest; each minute beyond it is a hole in the day (chosen, decision 27). */
export const HOLE = { free: 45, cost: 1 }
/** A minute before this that a day ends, where it may last until the second: dinner is not all of an evening (chosen, decision 27). */
const EVENING = { by: 20 * 60 + 15, free: 21 * 60 }
const EARLY_COST = 0.2
/** And before this, where the day is longer: an afternoon with nothing in it is a hole (chosen, decision 27). */
const AFTERNOON = 16 * 60
const EMPTY_COST = 0.8
/** What the second of two museums in a row, or of two parks, is worth less (chosen, decision 27). */
const REPEAT_COST = 12
/** What a second day costs for sights of one ticket or one square (chosen, decision 27). */
const SPREAD_COST = 90
/** Kinds of which two in a row tire; churches, squares and streets are all `sight`, and different enough. */
const TIRING = [['museum', 'gallery'], ['park'], ['market', 'shopping'], ['view'], ['experience']]
/** Longest detour for one stop, and for one that no first visit may miss, minutes there and on (chosen, decision 27). */
const LONGEST_DETOUR = 90
const LONGEST_DETOUR_MUST_SEE = 180
/** A place to eat that is locked from then on is a dinner (halfway between the two meals). */
const DINNER_FROM = '16:00'
/** Meal places offered to each meal of each day (chosen, decision 27). */
const PLACES_A_MEAL = 8
/** How many of them the meal before was not offered. */
const FRESH_PLACES = 3

/** Everything the days may hold. `weights` (by place id) scale the interest of visits. */
export function stopsFor(context: PlanContext, weights: ReadonlyMap<string, number> = new Map()): readonly Stop[] {
  const locks = new Map((context.request.locked ?? []).map((lock) => [lock.id, lock]))
  const { dates } = context.calendar
  const stops: Stop[] = []
  const event = eventStop(context)
  if (event !== null) stops.push(event)
  const kept = keptWorth(context.visits, { dates, themes: context.request.themes, isThrifty: isThrifty(context.trip) })
  for (const poi of context.visits) {
    const lock = locks.get(poi.id)
    const share = (weights.get(poi.id) ?? 1) * (poi.askedTime === undefined ? (kept.get(poi.id) ?? 1) : 1)
    const weighted = (stop: Stop): Stop => ({ ...stop, score: stop.score * share })
    if (lock === undefined)
      stops.push(
        ...visitStops(context, poi).map((stop) =>
          onFoot(
            context,
            beforeDinner(
              context,
              offLegsBefore(offRaceDay(offRestDays(weighted(stop), context.days), context.calendar), context.calendar),
            ),
          ),
        ),
      )
    else if (lock.meal === undefined)
      stops.push(lockStop(weighted(visitStop(context, poi, lock.minutes)), lock.day, lock))
  }
  const foods = context.foods.filter((poi) => !locks.has(poi.id))
  const forDinner = keptForDinner(foods, dates.length)
  dates.forEach((_, day) => {
    MEAL_NAMES.forEach((meal, which) => {
      // Each meal is offered other places than the one before, so that days do not compete for the same few.
      const open = foods
        .filter((poi) => meal === 'dinner' || !forDinner.has(poi.id))
        .map((poi) => onFoot(context, mealStop(context, poi, meal, day)))
        .filter((stop) => stop.windows[day].length > 0)
      const from = (day * MEAL_NAMES.length + which) * FRESH_PLACES
      const known = open.filter(({ poi }) => isAskedFor(context.trip, poi))
      const others = open.filter((stop) => !known.includes(stop))
      // A bare name is offered where nothing better is left.
      const bareLast = rotated(others, from).toSorted((a, b) => Number(isBareName(a.poi)) - Number(isBareName(b.poi)))
      stops.push(...[...rotated(known, from), ...bareLast].slice(0, PLACES_A_MEAL))
    })
  })
  for (const lock of context.request.locked ?? []) {
    const poi = context.foods.find((place) => place.id === lock.id)
    if (poi === undefined || (lock.meal === undefined && !isMealPlace(poi))) continue
    const meal = lock.meal ?? (lock.start !== undefined && lock.start >= DINNER_FROM ? 'dinner' : 'lunch')
    stops.push(lockStop(mealStop(context, poi, meal, lock.day, lock.minutes), lock.day, lock))
  }
  stops.push(...(context.request.own ?? []).map((own) => ownStop(context, own)))
  return stops.filter((stop) => stop.fixed !== null || stop.windows.some((windows) => windows.length > 0))
}

const rotated = <T>(all: readonly T[], by: number): readonly T[] => all.map((_, i) => all[(by + i) % all.length])

/** Removes usual closing days from a stop of unknown hours; a traveller may still lock it to one. */
const offRestDays = (stop: Stop, days: PlanContext['days']): Stop => ({
  ...stop,
  windows: stop.windows.map((windows, day) =>
    maybeClosed(stop.poi, days[day].date, days[day].holiday) ? [] : windows,
  ),
})

/** Keeps visits out of a race day from when its gates open; a traveller may still lock one. */
function offRaceDay(stop: Stop, { event }: Calendar): Stop {
  const until = event?.heldFrom ?? null
  if (event === null || until === null) return stop
  const windows = stop.windows.map((own, day) =>
    day === event.day
      ? own.flatMap(([from, to]) =>
          from <= until - stop.minutes ? [[from, Math.min(to, until - stop.minutes)] as const] : [],
        )
      : own,
  )
  return { ...stop, windows, anyTime: undefined }
}

/** With little children the day is over with dinner: no visit ends after the last hour that a dinner may begin. */
function beforeDinner({ trip, calendar }: PlanContext, stop: Stop): Stop {
  if (!hasLittleChildren(trip)) return stop
  const last = (calendar.meals ?? MEALS).dinner.latestStart - stop.minutes
  const cut = (windows: Stop['windows']) =>
    windows.map((own) => own.flatMap(([from, to]) => (from <= last ? [[from, Math.min(to, last)] as const] : [])))
  return { ...stop, windows: cut(stop.windows), anyTime: stop.anyTime === undefined ? undefined : cut(stop.anyTime) }
}

/** Nothing that takes a ride is offered on a day on which nothing runs. */
const onFoot = (context: PlanContext, stop: Stop): Stop =>
  context.days.some(({ walkOnly }) => walkOnly) && isRide(context.leg(null, stop.poi.id))
    ? { ...stop, windows: stop.windows.map((own, day) => (context.days[day].walkOnly ? [] : own)) }
    : stop

/** Metres on foot that each day is planned within; null without a limit. */
const freeOf = ({ trip, calendar }: PlanContext, bounds: readonly DayBounds[]): readonly (number | null)[] =>
  bounds.map((_, day) => metresFree(calendar, day, walkLimit(trip)))

/** The engine's problem over these stops, in minutes. */
function tourProblem(context: PlanContext, stops: readonly Stop[], bounds: readonly DayBounds[]): TourProblem {
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
    groupOf[2 * v] = groupId(stop.fixed === null ? `place ${wordsOf(stop.poi.name).join(' ')}` : `held ${stop.poi.id}`)
    const day = stop.windows.findIndex((windows) => windows.length > 0)
    if (stop.meal === null && isHikeFor(context.trip, stop.poi) && stop.fixed === null)
      groupOf[2 * v + 1] = groupId('long walk')
    if (stop.meal !== null && day >= 0) groupOf[2 * v + 1] = groupId(`${stop.meal} ${day}`)
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
    ],
    tiring: tiringOf(context, stops),
    areas: areasOf(stops, context),
    waiting: { ...HOLE, lead: Int32Array.from(stops, ({ lead = 0 }) => lead) },
    repeats: { kindOf: Int32Array.from(stops, kindOf), cost: REPEAT_COST },
    longestDetour: Int32Array.from(stops, ({ poi, meal }) =>
      meal === null && isMustSee(poi) ? LONGEST_DETOUR_MUST_SEE : LONGEST_DETOUR,
    ),
    required: stops.flatMap((stop, v) => (stop.fixed === null ? [] : [v])),
  }
}

const raceDayOf = ({ calendar: { event } }: PlanContext): number | null => (event?.role === 'runs' ? event.day : null)

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

export interface FindOptions extends SolveOptions {
  /** Where the search runs; default: here, and nothing else meanwhile. The backend passes one that runs on worker threads. */
  readonly solver?: TourSolver | undefined
}

export interface Tours {
  /** Stops of each day in visiting order. */
  readonly days: readonly (readonly Stop[])[]
  /** Fixed stops that no day has room for. */
  readonly unplaced: readonly Stop[]
}

/** The best tours through these stops that the search finds. */
export async function findTours(
  context: PlanContext,
  stops: readonly Stop[],
  { solver = solve, ...options }: FindOptions,
): Promise<Tours> {
  const bounds = dayBounds(context)
  const solution = await solver(tourProblem(context, stops, bounds), options)
  const limits = freeOf(context, bounds)
  return {
    days: solution.days.map((day, i) => {
      const found = day.map((visit) => stops[visit.vertex])
      const limit = limits[i] ?? null
      return limit === null ? found : withinLimit(found, limit, context.leg)
    }),
    unplaced: solution.unplaced.map((v) => stops[v]),
  }
}

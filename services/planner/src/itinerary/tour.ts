import type { SolveOptions, TourSolver } from '../engine/problem.ts'
import { solve } from '../engine/solve.ts'
import { isThrifty } from './affordable.ts'
import type { PlanContext } from './context.ts'
import { dayBounds, type Calendar } from './calendar.ts'
import { isAskedFor } from './kitchen-asked-for.ts'
import { MEAL_NAMES, MEALS } from './days.ts'
import { maybeClosed } from './opening-hours.ts'
import { keptWorth } from './enough.ts'
import { ownStop } from './own-stops.ts'
import { isBareName } from './places-to-eat.ts'
import { isMealPlace } from './places.ts'
import { keptForDinner } from './kept-for-dinner.ts'
import { overMeal } from './long-visits.ts'
import { offLegsBefore } from './race-legs.ts'
import { isRide } from './rides.ts'
import { hasLittleChildren } from './small-children.ts'
import { withinLimit } from './walking-limit.ts'
import { eventStop, lockStop } from './fixed-stops.ts'
import { mealStop, visitStop, visitStops, type Stop } from './stops.ts'
import { freeOf, tourProblem } from './tour-problem.ts'

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
      stops.push(lockStop(held(weighted(visitStop(context, poi, lock.minutes)), lock), lock.day, lock))
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

/** What the traveller holds at a start of theirs has its meals beside it. */
const held = (stop: Stop, { day, start }: { readonly day: number; readonly start?: string | undefined }): Stop => {
  const own = overMeal(stop)
  return start === undefined && (own.windows[day] ?? []).length > 0 ? own : stop
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

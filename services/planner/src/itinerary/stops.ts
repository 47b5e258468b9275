import { interestOf, usualFor, visitMinutes } from './category.ts'
import type { PlanContext } from './context.ts'
import { minutesOf } from './local-time.ts'
import type { Poi } from './port.ts'
import { gridDown, gridUp, MEALS, type Meal } from './style.ts'
import { startWindows, type Window } from './windows.ts'

/** Something a day may hold: a visit, a meal at one place on one day, or the event. */
export interface Stop {
  readonly poi: Poi
  readonly meal: Meal | null
  readonly fixed: 'event' | 'locked' | null
  readonly minutes: number
  readonly score: number
  readonly hours: 'published' | 'assumed' | null
  /** When it may begin, per day of the plan. */
  readonly windows: readonly (readonly Window[])[]
}

/** Meals are worth more than any sight, so that every day has them. */
const MEAL_WORTH = 160
/** A day begins at its base and ends there, so a visit can begin a little after the day and must end before it. */
const LATEST = 1435

/** A visit to a place, on every day of the plan it is open. */
export function visitStop(context: PlanContext, poi: Poi): Stop {
  const minutes = Math.max(10, gridUp(visitMinutes(poi) * context.style.stay))
  const days = context.calendar.dates.map((date) =>
    startWindows(poi, date, minutes, context.style.open, dayClose(context)),
  )
  return {
    poi,
    meal: null,
    fixed: null,
    minutes,
    score: interestOf(poi, context.request.themes),
    hours: days.find((day) => day.windows.length > 0)?.known ?? (poi.openingHours === null ? 'assumed' : 'published'),
    windows: days.map((day) => day.windows),
  }
}

/** A meal at a place, begun at meal time while the place is open; on one day, or on any when `only` is null. */
export function mealStop(context: PlanContext, poi: Poi, meal: Meal, only: number | null): Stop {
  const { from, latestStart, until, minutes } = MEALS[meal]
  const days = context.calendar.dates.map((date) => startWindows(poi, date, minutes, from, until))
  const clipped = days.map(({ windows }, day) =>
    only !== null && only !== day
      ? []
      : windows
          .map(([first, last]): Window => [Math.max(first, from), Math.min(last, latestStart)])
          .filter(([first, last]) => first <= last),
  )
  return {
    poi,
    meal,
    fixed: null,
    minutes,
    score: MEAL_WORTH + interestOf(poi, context.request.themes) / 4 - (poi.category === 'coffee' ? 25 : 0),
    hours: poi.openingHours === null ? 'assumed' : 'published',
    windows: clipped,
  }
}

/** The event: one place, one day, one start. */
export function eventStop(context: PlanContext): Stop | null {
  const planned = context.calendar.event
  if (planned === null) return null
  const { anchor, day, start, minutes, assumed } = planned
  return {
    poi: {
      id: anchor.id,
      name: anchor.name,
      category: anchor.category,
      address: anchor.address,
      lat: anchor.venue.lat,
      lon: anchor.venue.lon,
      openingHours: null,
      website: anchor.website ?? null,
      source: anchor.source,
      interest: 100,
      visitMinutes: minutes,
      themes: [],
    },
    meal: null,
    fixed: 'event',
    minutes,
    score: 1000,
    hours: assumed ? 'assumed' : null,
    windows: context.calendar.dates.map((_, i) => (i === day ? [[start, start]] : [])),
  }
}

/** Holds a stop on one day, and at one start when it is given and possible. */
export function lockStop(stop: Stop, day: number, start: string | undefined): Stop {
  const at = start === undefined ? Number.NaN : gridDown(minutesOf(start))
  const windows = stop.windows.map((own, i) => {
    if (i !== day) return []
    if (Number.isNaN(at)) return own
    return own.some(([from, to]) => at >= from && at <= to) ? [[at, at] as const] : own
  })
  return { ...stop, fixed: 'locked', score: stop.score + 500, windows }
}

/** Latest moment of a day: its pace's close, or the event's end where that is later. */
export function dayClose(context: Pick<PlanContext, 'style'>): number {
  return Math.min(LATEST, context.style.close)
}

/** Whether a stop is any use for meals or drinks only. */
export const isMealPlace = (poi: Poi): boolean => usualFor(poi.category).role === 'meal'

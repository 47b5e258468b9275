/** The days of a trip: dates and clock times of the place itself, and how long a day lasts at a pace. */

import type { ItineraryRequest, Pace } from '@site/contracts/itinerary'
import type { TripRequest } from '@site/contracts/trip-request'
import { site } from '@site/contracts/site'
import { offsetsOf } from '@site/contracts/zone-offsets'

const DAY_MS = 86_400_000

const toUtc = (date: string): number => Date.parse(`${date}T00:00:00Z`)

/** `days` after `date` (may be negative). */
export const addDays = (date: string, days: number): string =>
  new Date(toUtc(date) + days * DAY_MS).toISOString().slice(0, 10)

/** Whole days from one date to another. */
export const daysBetween = (from: string, to: string): number => Math.round((toUtc(to) - toUtc(from)) / DAY_MS)

const longDate = new Intl.DateTimeFormat(site.locale, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** As a visitor reads it: "14 March 2026". */
export const spellDate = (date: string): string => longDate.format(toUtc(date))

/** 0 = Monday … 6 = Sunday. */
export const weekday = (date: string): number => (new Date(toUtc(date)).getUTCDay() + 6) % 7

/** The local calendar day of an instant in an IANA zone; UTC when the zone is unknown to this machine. */
export function localDate(instant: Date, tz: string): string {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone: tz, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
      instant,
    )
  } catch {
    return instant.toISOString().slice(0, 10)
  }
}

/** Minutes by which the clocks of a zone went forward in the night before a day; negative where they went back. */
export function clockChange(date: string, tz: string): number {
  try {
    const offset = offsetsOf(tz)
    const noon = toUtc(date) + DAY_MS / 2
    return offset(noon) - offset(noon - DAY_MS)
  } catch {
    // This machine does not know the zone.
    return 0
  }
}

const DAY_MINUTES = 1440

/** `HH:MM` of minutes since local midnight; those beyond a day are the clock of the next. */
export function clock(minutes: number): string {
  const whole = ((Math.round(minutes) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`
}

/** Minutes since midnight of `HH:MM`; NaN when it is not a clock time. */
export function minutesOf(text: string): number {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text)
  return match === null ? Number.NaN : Number(match[1]) * 60 + Number(match[2])
}

/** All times of a plan are multiples of this, minutes (chosen, decision 27). */
export const GRID = 5
export const gridUp = (minutes: number): number => Math.ceil(minutes / GRID) * GRID
export const gridDown = (minutes: number): number => Math.floor(minutes / GRID) * GRID

/** Time a leg takes out of the day: its minutes and the rest of the pace, on the grid. */
export const legCost = (minutes: number, rest: number): number => gridUp(minutes + rest)

/** Of the search, where the request names none. */
export const DEFAULT_SEED = 1

/** What a pace means for a day. Minutes of the local day and minutes. */
export interface DayStyle {
  readonly open: number
  readonly close: number
  /** Visits a day beside meals and the event. */
  readonly visits: number
  /** Length of a visit relative to the usual one. */
  readonly stay: number
  /** Rest added after each leg. */
  readonly rest: number
}

/** Chosen, decision 27. */
const PACES: Record<Pace, DayStyle> = {
  relaxed: { open: 600, close: 1260, visits: 4, stay: 1.2, rest: 10 },
  balanced: { open: 540, close: 1320, visits: 6, stay: 1, rest: 5 },
  packed: { open: 480, close: 1380, visits: 9, stay: 0.8, rest: 0 },
}
/** What begins after that hour is the night’s, and has the evening before it kept for it, minutes of the day (chosen, decision 27). */
export const NIGHT = 21 * 60
/** The last moment of the grid before midnight: only an event and the way home from it last longer. */
export const LATEST_CLOSE = 1435

/** Whoever wants no early starts begins no sooner (chosen, decision 27). */
const LATE_START = 600
export const startingLate = (style: DayStyle, { lateStart, dayFrom }: TripRequest['soft']): DayStyle => ({
  ...style,
  open: Math.max(
    style.open,
    lateStart === true ? LATE_START : style.open,
    dayFrom === undefined ? style.open : gridUp(minutesOf(dayFrom)),
  ),
})

/** With small children a day ends by then (chosen, decision 27). */
export const CHILDREN_HOME = 1230

/** The bounds of a day for a pace; nights grow longer for the theme of nightlife, and end early with small children. */
export function dayStyle(request: Pick<ItineraryRequest, 'pace' | 'themes'>, withChildren = false): DayStyle {
  const style = PACES[request.pace]
  if (withChildren) return { ...style, close: Math.min(style.close, CHILDREN_HOME) }
  return request.themes.includes('nightlife') ? { ...style, close: LATEST_CLOSE } : style
}

/** When a meal may begin (minutes of the local day), and how long it takes (chosen, decision 27). */
export const MEALS = {
  lunch: { from: 690, latestStart: 810, minutes: 60 },
  dinner: { from: 1080, latestStart: 1200, minutes: 75 },
} as const
export type Meal = keyof typeof MEALS
export const MEAL_NAMES: readonly Meal[] = ['lunch', 'dinner']

export interface DayBounds {
  readonly open: number
  readonly close: number
}

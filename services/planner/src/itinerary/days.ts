/** The days of a trip: dates and clock times of the place itself, how long a day lasts at a pace, and the event among them. */

import type { EventCategory } from '@site/contracts/events'
import type { ItineraryRequest, Pace } from '@site/contracts/itinerary'
import { site } from '@site/contracts/site'
import type { EventAnchor, LegLookup } from './places.ts'

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

/** `HH:MM` of minutes since local midnight, 0–1439. */
export function clock(minutes: number): string {
  const whole = Math.max(0, Math.min(1439, Math.round(minutes)))
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
/** The last moment of the grid before midnight. */
const LATEST_CLOSE = 1435
/** An early event may start the day sooner than its pace does, but not before six (chosen, decision 27). */
const EARLIEST_OPEN = 360

/** The bounds of a day for a pace; nights grow longer for the theme of nightlife. */
export function dayStyle(request: Pick<ItineraryRequest, 'pace' | 'themes'>): DayStyle {
  const style = PACES[request.pace]
  return request.themes.includes('nightlife') ? { ...style, close: LATEST_CLOSE } : style
}

/** When a meal may begin (minutes of the local day), and how long it takes (chosen, decision 27). */
export const MEALS = {
  lunch: { from: 690, latestStart: 810, minutes: 60 },
  dinner: { from: 1080, latestStart: 1200, minutes: 75 },
} as const
export type Meal = keyof typeof MEALS
export const MEAL_NAMES: readonly Meal[] = ['lunch', 'dinner']

/** The event as one stop of fixed time. `assumed` when neither the traveller nor the data name a start time. */
interface PlannedEvent {
  readonly anchor: EventAnchor
  readonly day: number
  readonly start: number
  readonly minutes: number
  readonly assumed: boolean
}

/** Usual start and length by kind of event; only used with a note that it is an assumption (decision 27). */
const USUAL_EVENTS: Record<EventCategory, { readonly start: number; readonly minutes: number }> = {
  sports: { start: 14 * 60, minutes: 180 },
  music: { start: 19 * 60 + 30, minutes: 180 },
  business: { start: 9 * 60 + 30, minutes: 300 },
}
/** An event that would last past midnight is taken to end before it, with time for the way back (decision 27). */
const LATEST_END = 1400

export interface Calendar {
  readonly dates: readonly string[]
  readonly event: PlannedEvent | null
  /** What was asked for the event or its dates and could not be met. */
  readonly note: string | null
}

/**
 * The days of the plan and the day the event falls on. Without a requested first day the trip is scheduled around the
 * event; without an event it begins tomorrow.
 */
export function planCalendar(request: ItineraryRequest, event: EventAnchor | null, today: string): Calendar {
  const attend = event === null ? null : attendance(request, event, today)
  const early = request.days >= 3 ? 1 : 0
  const lead = attend === null || attend <= addDays(today, early) ? 0 : early
  const first = request.startDate ?? (attend === null ? addDays(today, 1) : addDays(attend, -lead))
  const dates = Array.from({ length: request.days }, (_, day) => addDays(first, day))
  if (event === null) return { dates, event: null, note: null }
  const day = attend === null ? -1 : daysBetween(first, attend)
  if (day < 0 || day >= request.days) return { dates, event: null, note: missedNote(event, today) }
  const usual = USUAL_EVENTS[event.category]
  const start = request.eventTime === undefined ? usual.start : minutesOf(request.eventTime)
  const minutes = Math.min(request.eventMinutes ?? usual.minutes, Math.max(15, LATEST_END - start))
  const expected = event.dates.status === 'expected' && request.eventDate === undefined
  return {
    dates,
    event: {
      anchor: event,
      day,
      start: gridDown(start),
      minutes: gridUp(minutes + (start - gridDown(start))),
      assumed: request.eventTime === undefined,
    },
    note: expected
      ? `The dates of ${event.name} are not announced yet. We used its usual dates, so check before you book.`
      : null,
  }
}

/** The local day the traveller attends; null when no edition falls into the days asked for. */
function attendance(request: ItineraryRequest, event: EventAnchor, today: string): string | null {
  if (request.eventDate !== undefined) return request.eventDate
  const { start, end } = event.dates
  if (request.startDate !== undefined) {
    const last = addDays(request.startDate, request.days - 1)
    if (end < request.startDate || start > last) return null
    return start > request.startDate ? start : request.startDate
  }
  if (end <= today) return null
  return start > today ? start : addDays(today, 1)
}

function missedNote(event: EventAnchor, today: string): string {
  const { start, end, status } = event.dates
  const when = start === end ? `on ${spellDate(start)}` : `from ${spellDate(start)} to ${spellDate(end)}`
  const edition = status === 'expected' ? 'is expected' : end < today ? 'was' : 'is'
  return `${event.name} ${edition} ${when}. That is outside the days of this plan, so we left it out.`
}

export interface DayBounds {
  readonly open: number
  readonly close: number
}

interface Trip {
  readonly style: DayStyle
  readonly calendar: Calendar
  readonly leg: LegLookup
}

/** From when to when each day lasts: the pace's day, stretched so that the event and the ways to and from it fit. */
export function dayBounds({ style, calendar, leg }: Trip): readonly DayBounds[] {
  return calendar.dates.map((_, day) => {
    const event = calendar.event
    if (event === null || event.day !== day) return { open: style.open, close: style.close }
    const there = legCost(leg(null, event.anchor.id).minutes, style.rest)
    const back = legCost(leg(event.anchor.id, null).minutes, style.rest)
    return {
      open: Math.max(EARLIEST_OPEN, Math.min(style.open, event.start - there)),
      close: Math.min(LATEST_CLOSE, Math.max(style.close, event.start + event.minutes + back)),
    }
  })
}

import ICAL from 'ical.js'
import * as z from 'zod/mini'
import { isZone, text } from '../plan/lenient.ts'
import type { CalendarTime } from './local-time.ts'

/** Largest file that is read, bytes: a year of somebody's calendar. */
export const MAX_BYTES = 1024 * 1024
export const MAX_EVENTS = 10_000
/** Characters of a name or a place that are kept. */
const MAX_TEXT = 120

/** One entry of a calendar file. */
export interface CalendarEntry {
  readonly title: string
  readonly location: string | null
  readonly from: CalendarTime
  readonly to: CalendarTime
}

/** Why entries were left out, and how many. */
export interface LeftOut {
  readonly recurring: number
  readonly unknownZone: number
  readonly unreadable: number
}

export type ReadCalendar =
  | { readonly kind: 'read'; readonly entries: readonly CalendarEntry[]; readonly leftOut: LeftOut }
  | { readonly kind: 'refused'; readonly words: string }

export const TOO_LARGE = 'This file is larger than 1 MB. Save the booking alone as a calendar file and try that one.'
const TOO_MANY =
  'This calendar has more than 10,000 entries. Save the booking alone as a calendar file and try that one.'
const NO_CALENDAR = 'We couldn’t read this file. Choose a calendar file: its name ends in .ics.'

const refused = (words: string): ReadCalendar => ({ kind: 'refused', words })

type Entry = CalendarEntry | keyof LeftOut

const RECURRING = ['rrule', 'rdate', 'exrule', 'recurrence-id']

/** A value as the library writes it (RFC 7265 §3.6.4, §3.6.5), before it makes another day of one that is none, such as the 31st of June. */
const VALUE = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}):\d{2}(Z?))?$/

const isMoment = (date: string, clock: string): boolean => {
  const moment = new Date(`${date}T${clock}:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(`${date}T${clock}`)
}

/**
 * A time with the zone that its name says (IANA database). What the file itself says of a zone is not followed: rules of its own could
 * keep a browser busy for ever.
 */
const timeOf = (component: ICAL.Component, name: string): CalendarTime | 'unknownZone' | null => {
  const property = component.getFirstProperty(name)
  const value: unknown = property?.toJSON()[3]
  const [, date, clock, utc] = (typeof value === 'string' && VALUE.exec(value)) || []
  if (!property || date === undefined || !isMoment(date, clock ?? '00:00')) return null
  const zone = property.getFirstParameter('tzid') || (utc === 'Z' ? 'UTC' : null)
  if (zone !== null && !isZone(zone)) return 'unknownZone'
  return { date, clock: clock ?? null, zone: clock === undefined ? null : zone }
}

const MINUTE = 60_000
const DAY = 864e5

/** The end by `DURATION` (RFC 5545 §3.8.2.5) from the start; without one a day of whole days, else the start itself. */
const endByDuration = (component: ICAL.Component, from: CalendarTime): CalendarTime => {
  const duration = component.getFirstPropertyValue('duration')
  const given = duration instanceof ICAL.Duration ? duration.toSeconds() * 1000 : from.clock === null ? DAY : 0
  // No booking lasts longer than a year.
  const length = Math.min(Math.max(given, 0), 366 * DAY)
  const end = new Date(Date.parse(`${from.date}T${from.clock ?? '00:00'}:00Z`) + Math.floor(length / MINUTE) * MINUTE)
  const text = end.toISOString()
  return { date: text.slice(0, 10), clock: from.clock === null ? null : text.slice(11, 16), zone: from.zone }
}

const lineOf = (component: ICAL.Component, name: string): string | null =>
  z.parse(text, component.getFirstPropertyValue(name))?.slice(0, MAX_TEXT) ?? null

const entryOf = (component: ICAL.Component): Entry | null => {
  if (lineOf(component, 'status')?.toUpperCase() === 'CANCELLED') return null
  if (RECURRING.some((name) => component.hasProperty(name))) return 'recurring'
  const from = timeOf(component, 'dtstart')
  const to = timeOf(component, 'dtend')
  if (from === 'unknownZone' || to === 'unknownZone') return 'unknownZone'
  const title = lineOf(component, 'summary')
  if (from === null || title === null) return 'unreadable'
  return { title, location: lineOf(component, 'location'), from, to: to ?? endByDuration(component, from) }
}

const readEntry = (component: ICAL.Component): Entry | null => {
  try {
    return entryOf(component)
  } catch {
    // The library reads a value when it is asked for, and throws for one that is none.
    return 'unreadable'
  }
}

/** Reads a calendar file (RFC 5545) as far as it tells when something is; recurring and cancelled entries are left out. Never throws. */
export const readCalendar = (file: string): ReadCalendar => {
  if (file.length > MAX_BYTES) return refused(TOO_LARGE)
  if ((file.match(/^BEGIN:VEVENT/gim)?.length ?? 0) > MAX_EVENTS) return refused(TOO_MANY)
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(file)) return refused(NO_CALENDAR)
  try {
    const parsed: unknown = ICAL.parse(file.replace(/^\uFEFF/, '').trim())
    if (!Array.isArray(parsed)) return refused(NO_CALENDAR)
    // Several calendars in one file come as a list of them.
    const calendars = typeof parsed[0] === 'string' ? [parsed] : parsed
    const found = calendars
      .flatMap((calendar) => new ICAL.Component(calendar).getAllSubcomponents('vevent'))
      .flatMap((component) => readEntry(component) ?? [])
    const count = (why: keyof LeftOut): number => found.filter((entry) => entry === why).length
    return {
      kind: 'read',
      entries: found.filter((entry) => typeof entry !== 'string'),
      leftOut: {
        recurring: count('recurring'),
        unknownZone: count('unknownZone'),
        unreadable: count('unreadable'),
      },
    }
  } catch (error) {
    console.info('calendar file not read', error)
    return refused(NO_CALENDAR)
  }
}

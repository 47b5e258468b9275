/** Stops whose day and time are given: the event, what is attended beside it, and what the traveller holds. */

import type { ItineraryRequest } from '@site/contracts/itinerary'
import type { PlanContext } from './context.ts'
import { minutesOf } from './days.ts'
import type { Window } from './hours-rules.ts'
import type { PlannedSession } from './session-stop.ts'
import type { Stop } from './stops.ts'

type Lock = NonNullable<ItineraryRequest['locked']>[number]

/** What is fixed is placed before anything else and dropped last; the event before a lock (chosen, decision 27). */
const EVENT_WORTH = 1000
const LOCK_WORTH = 500
/** A whole day of sights and meals is not worth more than what one came for (chosen, decision 27). */
const SESSION_WORTH = 8000
const MIDNIGHT = 24 * 60

/** What is attended of the event on another day than its main one. */
export function sessionStop(context: PlanContext, { poi, day, start, minutes, isEvent }: PlannedSession): Stop {
  const windows = context.calendar.dates.map((_, i): readonly Window[] => (i === day ? [[start, start]] : []))
  return {
    poi,
    meal: null,
    fixed: null,
    ...(isEvent === true && { isEvent }),
    minutes,
    longest: minutes,
    score: SESSION_WORTH,
    hours: poi.openingHours === null ? 'assumed' : 'published',
    windows,
  }
}

/** The event: one place, one day, one start. */
export function eventStop(context: PlanContext): Stop | null {
  const planned = context.calendar.event
  if (planned === null) return null
  const { anchor, day, start, buffer, source: timeSource } = planned
  const minutes = buffer + planned.minutes
  const { id, name, category, address, website = null, source } = anchor
  const { lat, lon, city } = anchor.venue
  const facts = { id, name, altNames: [], city, category, address, lat, lon, openingHours: null, website, source }
  return {
    poi: { ...facts, interest: 100, visitMinutes: minutes, themes: [] },
    meal: null,
    fixed: 'event',
    minutes,
    longest: minutes,
    lead: buffer,
    score: EVENT_WORTH,
    hours: timeSource === 'typical' ? 'assumed' : null,
    windows: context.calendar.dates.map((_, i) => (i === day ? [[start - buffer, start - buffer]] : [])),
  }
}

/** Holds a stop on one day, and at one start when it is given and possible; one that is kept anyway at that start, or at any time. */
export function lockStop(
  stop: Stop,
  day: number,
  { start, anyway = false }: Pick<Lock, 'start' | 'anyway'> = {},
): Stop {
  const at = start === undefined ? Number.NaN : minutesOf(start)
  const windows = stop.windows.map((own, i): readonly Window[] => {
    if (i !== day) return []
    const isPossible = anyway || own.some(([from, to]) => at >= from && at <= to)
    if (!Number.isNaN(at)) return isPossible ? [[at, at]] : own
    return anyway && own.length === 0 ? [[0, MIDNIGHT]] : own
  })
  return {
    ...stop,
    fixed: 'locked',
    score: stop.score + LOCK_WORTH,
    windows,
    // Nothing moves what is held.
    anyTime: undefined,
    free: stop.windows,
    ...(Number.isNaN(at) ? {} : { asked: at }),
    ...(anyway ? { anyway } : {}),
  }
}

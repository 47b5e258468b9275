/** A whole day of an event beside its main one: from its first session to the end of its last. */

import type { EventDay, EventSession } from '@site/contracts/event-days'
import type { ItineraryRequest } from '@site/contracts/itinerary'
import { site } from '@site/contracts/site'
import { dayWithSession, eventDaysOf } from './attendance.ts'
import { clock, gridDown, gridUp, MEAL_NAMES } from './days.ts'
import { BUFFERS, defaultSession, eventSlot, lengthOf } from './event-slot.ts'
import { sessionHolds } from './event-there.ts'
import type { EventAnchor } from './places.ts'
import { isRaces } from './race-role.ts'

export interface DayProgramme {
  readonly start: number
  readonly minutes: number
  readonly what: string
  readonly tip: string
}

/** What most come for on a day before the race. */
const MAIN_OF_DAY = /\b(?:qualifying|sprint)\b/i
/** A day at a track of which no session is known is kept from the first practice to the end of the last, as at most tracks (decision 27). */
const TRACK_DAY = { from: 11 * 60, until: 18 * 60 }
/** The same where the race is in the evening. */
const TRACK_NIGHT = { from: 16 * 60, until: 22 * 60 }
const EVENING = 17 * 60
/** The last practice begins three and a half hours before qualifying, a sprint four (chosen by the timetables of 2025, decision 27). */
const BEFORE_QUALIFYING = 240

const list = new Intl.ListFormat(site.locale)

const kept = (event: EventAnchor): typeof TRACK_DAY => {
  const main = eventDaysOf(event).flatMap((day) => defaultSession(day.main === true ? day : undefined) ?? [])[0]
  return main !== undefined && main.from >= EVENING ? TRACK_NIGHT : TRACK_DAY
}

/** A tip, and which meals fall into the time one is there. */
export const withMealsSaid = (tip: string, start: number, minutes: number): string =>
  `${tip}${eaten(start, minutes)}`.trim()

const eaten = (start: number, minutes: number): string => {
  const there = MEAL_NAMES.filter((meal) => sessionHolds({ start, minutes }, meal))
  return there.length === 0 ? '' : ` Plan to have ${list.format(there)} there.`
}

/** "practice and qualifying" of "Practice 1, Practice 2, Qualifying". */
const kindsOf = (sessions: readonly EventSession[]): string =>
  list.format(new Set(sessions.map(({ name }) => name.replace(/ \d+$/, '').toLowerCase())))

function wholeDay(event: EventAnchor, sessions: readonly EventSession[]): DayProgramme {
  const usually = event.programme?.usual === false ? '' : 'usually '
  const check = usually === '' ? '' : ' Check your ticket.'
  const first = Math.min(...sessions.map(({ from }) => from))
  const isKnown = sessions.length > 1 || !MAIN_OF_DAY.test(sessions[0]?.name ?? '') || !isRaces(event)
  const begin = isKnown ? first - BUFFERS.small : first - BEFORE_QUALIFYING
  const start = gridDown(begin)
  const minutes = gridUp(Math.max(...sessions.map((own) => own.from + lengthOf(own, event))) - start)
  const times = list.format(sessions.map(({ name, from }) => `${name} at ${clock(from)}`))
  const rest = isKnown
    ? ''
    : ' We don’t know the times of what is on before it, so the hours before are kept for the track.'
  const tip = `${usually === '' ? '' : 'Usually '}${times}.${check}${rest} Be there by ${clock(start)}.${eaten(start, minutes)}`
  return { start, minutes, what: kindsOf(sessions), tip }
}

/** What is attended of a day of an event beside its main one. */
export function dayProgramme(request: ItineraryRequest, event: EventAnchor, day: EventDay): DayProgramme {
  const sessions = day.sessions.filter(({ kind }) => kind !== 'gates')
  if (event.category === 'sports' && sessions.length > 0) return wholeDay(event, sessions)
  if (event.category === 'sports' && isRaces(event)) {
    const { from, until } = kept(event)
    const tip = `We don’t know the times of this day, so it is kept for the track from ${clock(from)} to ${clock(until)}. Check your ticket.`
    return { start: from, minutes: until - from, what: '', tip: `${tip}${eaten(from, until - from)}` }
  }
  const { eventTime: _time, eventMinutes: _minutes, ...untimed } = request
  const best = sessions.find(({ name }) => MAIN_OF_DAY.test(name))
  const slot = eventSlot(untimed, event, dayWithSession(day, best?.name))
  const start = gridDown(slot.start - slot.buffer)
  const minutes = gridUp(slot.start + slot.minutes - start)
  if (slot.session === null)
    return {
      start,
      minutes,
      what: '',
      tip: 'We don’t know the times of this day, so we used typical ones. Check your ticket.',
    }
  const isUsual = slot.source === 'usual'
  const tip = `${slot.session.name} ${isUsual ? 'usually ' : ''}at ${clock(slot.session.from)}.${isUsual ? ' Check your ticket.' : ''} Be there by ${clock(start)}.`
  return { start, minutes, what: slot.session.name.toLowerCase(), tip }
}

/** What a plan says about its event: the day chosen, when to be there, and what is only usual. */

import { usualWords } from '@site/contracts/event-dates'
import type { EventDay } from '@site/contracts/event-days'
import { isSeason } from '@site/contracts/events'
import type { ItineraryRequest } from '@site/contracts/itinerary'
import { eventDaysOf } from './attendance.ts'
import { clock, MEAL_NAMES, MEALS, spellDate, type Meal } from './days.ts'
import { defaultSession, type EventSlot } from './event-slot.ts'
import type { EventAnchor } from './places.ts'
import { roleNote } from './race-role.ts'

/** Why the event is not in the plan. */
export function missedNote(event: EventAnchor, today: string): string {
  const { name, dates } = event
  const { start, end, status } = dates
  if (isSeason(dates)) return `${name} is a season of many dates, so this plan isn’t built around one of them.`
  const left = 'That is outside the days of this plan, so we left it out.'
  const usual = usualWords(dates)
  if (usual !== null) return `${name} is usually ${usual}. ${left}`
  const when = start === end ? `on ${spellDate(start)}` : `from ${spellDate(start)} to ${spellDate(end)}`
  const edition = status === 'expected' ? 'is expected' : end < today ? 'was' : 'is'
  return `${name} ${edition} ${when}. ${left}`
}

/** Which of several days was taken, or that all of them are planned, and that dates are not announced; null where there is nothing to say. */
export function calendarNote(
  request: ItineraryRequest,
  event: EventAnchor,
  attend: string,
  planned: 'one' | 'every' | 'tickets' = 'one',
): string | null {
  if (request.eventDate !== undefined) return null
  const { name, dates } = event
  const days = eventDaysOf(event)
  const label = days.find(({ date }) => date === attend)?.label
  const every =
    planned === 'every' &&
    `We planned every day of ${name} that your days hold. If you’re going on one day alone, choose it.`
  const chosen =
    planned === 'one' &&
    days.length > 1 &&
    `${name} has ${days.length} days: we planned ${spellDate(attend)}${label === undefined ? '' : ` (${label})`}. If you’re going on another day, choose it.`
  const usual = usualWords(dates)
  const expected =
    dates.status === 'expected' &&
    (usual === null
      ? `The dates of ${name} are not announced yet. We used its usual dates, so check before you book.`
      : `${name} is usually ${usual}. Its next dates are not announced yet, so check before you book.`)
  return [every, chosen, expected].filter((part) => typeof part === 'string').join(' ') || null
}

const timeWords = (minutes: number): string => (minutes === 24 * 60 ? 'midnight' : clock(minutes))
const gatesOf = (day: EventDay | undefined) => day?.sessions.find(({ kind }) => kind === 'gates')

/** When the session is, told as usual where it is that of other years. */
function timeNote({ source, session }: EventSlot, day: EventDay | undefined): string | null {
  if (source === 'typical') return 'We don’t know the start time, so we used a typical one. Check your ticket.'
  if (source === 'ticket' || session === null) return null
  const { name, from, to } = session
  const usually = source === 'usual' ? 'usually ' : ''
  const check = source === 'usual' ? ' Check your ticket.' : ''
  const until = to === undefined ? '' : ` to ${timeWords(to)}`
  if (gatesOf(day)?.from === from) return to === undefined ? null : `It ${usually}ends at ${timeWords(to)}.`
  if (name === 'Open') return `${usually === '' ? 'Open' : 'Usually open'} from ${clock(from)}${until}.`
  const times = (day?.sessions ?? [session]).filter((each) => each.name === name).map((each) => timeWords(each.from))
  return `${name} ${usually}at ${times.join(' and ')}.${check}`
}

/** Gates, and what else is on that a ticket may be for. */
function otherNote({ source }: EventSlot, day: EventDay | undefined): string | null {
  if (day === undefined || source === 'ticket') return null
  const usually = source === 'programme' ? '' : 'usually '
  const taken = defaultSession(day)
  const gates = gatesOf(day)
  const other = day.sessions.find((each) => each.kind === 'session' && each !== taken && each.name !== taken?.name)
  const notes = [
    gates === undefined ? null : `${gates.name} ${usually}open at ${clock(gates.from)}.`,
    other === undefined || taken?.kind === 'main' ? null : `${other.name} ${usually}at ${clock(other.from)}.`,
  ]
  return notes.filter((note) => note !== null).join(' ') || null
}

/** From a table to the gates, minutes (chosen, decision 27). */
const AWAY_FROM_TABLE = 30

/** Whether one is at the event when a meal is due: it leaves no hour for it, or the day is the event's by then. */
export function isThere(
  { start, minutes, buffer, heldFrom }: Pick<EventSlot, 'start' | 'minutes' | 'buffer' | 'heldFrom'>,
  meal: Meal,
): boolean {
  const { from, latestStart, minutes: length } = MEALS[meal]
  if (start + minutes <= latestStart) return false
  return start - buffer < from + length + AWAY_FROM_TABLE || (heldFrom !== null && heldFrom <= from)
}

/** What is said of the meals that the day does not have. */
function mealNote(slot: EventSlot, had: readonly Meal[]): string | null {
  const missed = MEAL_NAMES.filter((meal) => !had.includes(meal))
  const there = missed.filter((meal) => isThere(slot, meal))
  const elsewhere = missed.filter((meal) => !there.includes(meal))
  const notes = [
    there.length === 0
      ? null
      : slot.role === 'runs'
        ? `We planned no ${there.join(' or ')}: eat once you are through the finish.`
        : `Plan to have ${there.join(' and ')} there.`,
    elsewhere.length === 0 ? null : `We found no place for ${elsewhere.join(' and ')} that fits around it.`,
  ]
  return notes.filter((note) => note !== null).join(' ') || null
}

const heldNote = ({ heldFrom }: EventSlot): string | null =>
  heldFrom === null
    ? null
    : heldFrom === 0
      ? 'The day is for the race, so we planned only meals around it.'
      : `From ${clock(heldFrom)} the day is for the event, so we planned only meals.`

/** The note of the event's own stop; `had` are the meals of its day. */
export function slotNote(slot: EventSlot, day: EventDay | undefined, had: readonly Meal[]): string {
  const { start, buffer, fromDoors } = slot
  const ofRole = roleNote(slot)
  const notes = [
    ofRole ?? timeNote(slot, day),
    ofRole === null ? otherNote(slot, day) : null,
    fromDoors ? null : `Be there by ${clock(start - buffer)}.`,
    heldNote(slot),
    mealNote(slot, had),
  ]
  return notes.filter((note) => note !== null).join(' ')
}

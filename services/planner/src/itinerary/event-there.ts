/** When one is at an event before it begins, and eats there. */

import type { EventDay } from '@site/contracts/event-days'
import { MEAL_NAMES, type Meal } from './days.ts'
import type { PlannedEvent } from './calendar.ts'
import { BUFFERS, type EventSlot } from './event-slot.ts'
import type { EventAnchor } from './places.ts'
import { isMarathon, isRaces } from './race-role.ts'
import { isThere } from './event-words.ts'

/** So long before the race of its day one is at the course, for the races before it, minutes (chosen, decision 27). */
const BEFORE_RACE = 180

/** The slot of a celebration from when its best places fill: nobody leaves them for dinner. A ticket time is the traveller's own. */
export function fromTheGround(slot: EventSlot, category: string): EventSlot {
  const { start, minutes, heldFrom, source } = slot
  if (source === 'ticket' || category === 'sports' || heldFrom === null || heldFrom >= start) return slot
  return { ...slot, start: heldFrom, minutes: minutes + start - heldFrom, buffer: BUFFERS.small, fromDoors: true }
}

/**
 * The slot of a race day as one goes to it: for all of its races where their times are known, else from some hours before the race. A
 * marathon is one race, and a ticket time is the traveller's own.
 */
export function fromTheFirstRace(
  slot: EventSlot,
  event: Pick<EventAnchor, 'name' | 'category'>,
  day?: EventDay,
): EventSlot {
  const { start, minutes, heldFrom, source } = slot
  if (event.category !== 'sports' || source === 'ticket' || isMarathon(event)) return slot
  const sessions = day?.sessions.filter(({ kind }) => kind !== 'gates') ?? []
  if (isRaces(event) && sessions.length > 1 && sessions.every(({ kind }) => kind !== 'main')) {
    const first = Math.min(...sessions.map(({ from }) => from))
    const last = Math.max(...sessions.map(({ from, to = from + minutes }) => to))
    return { ...slot, start: first, minutes: last - first, buffer: BUFFERS.small }
  }
  if (heldFrom === null) return slot
  const end = start + minutes
  const card = day?.sessions.find(({ from, to = 0, kind }) => kind === 'session' && from <= start && to > start)
  if (card?.to !== undefined) return { ...slot, start: card.from, minutes: card.to - card.from, buffer: BUFFERS.small }
  const from = Math.max(heldFrom, start - BEFORE_RACE)
  return { ...slot, start: from, minutes: end - from, buffer: 0 }
}

/** The hours in which most people have a meal, and so much of them one is at an event that holds it, minutes (chosen, decision 27). */
const MEAL_HOURS: Record<Meal, readonly [number, number]> = { lunch: [720, 840], dinner: [1110, 1230] }
const HOLDS = 90

/** The same of a session that has no meal beside it. */
const SESSION_HOLDS = 60

export const sessionHolds = (session: Pick<PlannedEvent, 'start' | 'minutes'>, meal: Meal): boolean =>
  holdsMeal(session, meal, SESSION_HOLDS)

function holdsMeal({ start, minutes }: Pick<PlannedEvent, 'start' | 'minutes'>, meal: Meal, least = HOLDS): boolean {
  const [from, until] = MEAL_HOURS[meal]
  return Math.min(start + minutes, until) - Math.max(start, from) >= least
}

/** The event from when one has to be there, where a meal that the day does not have is due before it begins: it is had there. */
export function eatingThere(event: PlannedEvent, had: readonly Meal[]): PlannedEvent {
  const isDue = MEAL_NAMES.some((meal) => !had.includes(meal) && isThere(event, meal) && !holdsMeal(event, meal))
  if (!isDue || event.buffer === 0 || event.fromDoors) return event
  const start = event.start - event.buffer
  return { ...event, start, minutes: event.minutes + event.start - start, buffer: 0 }
}

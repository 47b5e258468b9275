/** When one is at an event before it begins, and eats there. */

import { MEAL_NAMES, type Meal } from './days.ts'
import type { PlannedEvent } from './calendar.ts'
import { BUFFERS, type EventSlot } from './event-slot.ts'
import { isThere } from './event-words.ts'

/** A race of the afternoon: before it the circuit has its lunch hour and the races before the race. */
const AFTERNOON = { from: 13 * 60, until: 17 * 60 }
/** So long before such a race one is at the circuit, minutes (chosen, decision 27). */
const BEFORE_RACE = 180

/** The slot of a celebration from when its best places fill: nobody leaves them for dinner. A ticket time is the traveller's own. */
export function fromTheGround(slot: EventSlot, category: string): EventSlot {
  const { start, minutes, heldFrom, source } = slot
  if (source === 'ticket' || category === 'sports' || heldFrom === null || heldFrom >= start) return slot
  return { ...slot, start: heldFrom, minutes: minutes + start - heldFrom, buffer: BUFFERS.small, fromDoors: true }
}

/** When one is at an event for a meal that has no other place in the day. */
function thereFrom({ start, buffer, heldFrom, source }: PlannedEvent): number {
  const isDayRace = heldFrom !== null && start >= AFTERNOON.from && start <= AFTERNOON.until
  return isDayRace && source !== 'ticket' ? Math.max(heldFrom, start - BEFORE_RACE) : start - buffer
}

/** The hours in which most people have a meal, and so much of them one is at an event that holds it, minutes (chosen, decision 27). */
const MEAL_HOURS: Record<Meal, readonly [number, number]> = { lunch: [720, 840], dinner: [1110, 1230] }
const HOLDS = 90

function holdsMeal({ start, minutes }: PlannedEvent, meal: Meal): boolean {
  const [from, until] = MEAL_HOURS[meal]
  return Math.min(start + minutes, until) - Math.max(start, from) >= HOLDS
}

/** The event from when one has to be there, where a meal that the day does not have is due before it begins: it is had there. */
export function eatingThere(event: PlannedEvent, had: readonly Meal[]): PlannedEvent {
  const isDue = MEAL_NAMES.some((meal) => !had.includes(meal) && isThere(event, meal) && !holdsMeal(event, meal))
  if (!isDue || event.buffer === 0 || event.fromDoors) return event
  const start = thereFrom(event)
  return { ...event, start, minutes: event.minutes + event.start - start, buffer: 0 }
}

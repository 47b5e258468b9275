import type { Day, Slot } from '@site/contracts/itinerary'
import type { Misfit } from '@site/contracts/misfit'
import { readClock } from './read-clock.ts'
import type { PlanFacts, Violation } from './facts.ts'

type BrokenPromise = Pick<Violation, 'day' | 'message'> & { readonly slot?: number; readonly why?: Misfit }

/** What was promised to the traveller: the event at its time and alone, and what they locked. */
export function verifyPromises(
  plan: readonly Day[],
  facts: PlanFacts,
  report: (violation: BrokenPromise) => void,
): void {
  const find = (day: number, id: string) => plan[day]?.slots.find((slot) => slot.activity.id === id)
  const { event } = facts
  if (event !== null) {
    const slot = find(event.day, event.id)
    if (slot === undefined) report({ day: event.day, message: 'The event is not on its day' })
    else if (readClock(slot.start) !== event.start || readClock(slot.end) !== (event.start + event.minutes) % (24 * 60))
      report({ day: event.day, message: `The event stands at ${slot.start}–${slot.end}` })
    verifyAlone(plan[event.day]?.slots ?? [], event, (slotAt, message) =>
      report({ day: event.day, slot: slotAt, message, why: { reason: 'during-event' } }),
    )
  }
  for (const lock of facts.locked) {
    const slot = find(lock.day, lock.id)
    if (slot === undefined) report({ day: lock.day, message: `${lock.id} was locked to this day` })
    else if (lock.start !== null && readClock(slot.start) !== lock.start)
      report({ day: lock.day, message: `${lock.id} was locked to another time` })
  }
}

/** Nothing else is planned from when one has to be there until the event is over. */
function verifyAlone(
  slots: readonly Slot[],
  event: NonNullable<PlanFacts['event']>,
  report: (slot: number, message: string) => void,
): void {
  for (const [i, { activity, start, end }] of slots.entries()) {
    if (activity.id === event.id) continue
    if (readClock(end) > event.start - event.buffer && readClock(start) < event.start + event.minutes)
      report(i, `${activity.title} is planned ${start}–${end}, while one is at the event`)
  }
}

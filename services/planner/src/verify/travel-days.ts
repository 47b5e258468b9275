import type { Day, Slot } from '@site/contracts/itinerary'
import type { Misfit } from '@site/contracts/misfit'
import { readClock } from './read-clock.ts'
import type { PlanFacts } from './facts.ts'

/** What the page promises to keep free after arriving and before leaving, minutes; on purpose not the planner's own figures. */
const PROMISED = { arriving: 2 * 60, leaving: 3 * 60 }

const NO_TIME: Misfit = { reason: 'no-time-that-day' }

type Report = (slot: number | null, message: string, why?: Misfit) => void

const tooSoon = (slot: Pick<Slot, 'start'> | undefined): Misfit => ({ reason: 'after-arrival', at: slot?.start })
const tooLate = (slot: Pick<Slot, 'end'> | undefined): Misfit => ({ reason: 'before-departure', at: slot?.end })

/** Nothing is planned before one can be at the hotel, nor when one has to be on the way home; the event alone may be nearer. */
export function verifyTravelDay(day: Day, index: number, facts: PlanFacts, report: Report): void {
  const {
    arrives = null,
    leaves = null,
    freeAt = null,
    busyAt = null,
    isTaken = false,
    move,
  } = facts.travel[index] ?? {}
  const event = facts.event?.day === index ? facts.event : null
  const from = Math.max(move?.until ?? -Infinity, arrives === null ? -Infinity : arrives + PROMISED.arriving)
  const until = leaves === null ? Infinity : leaves - PROMISED.leaving
  const way = (a: string | null, b: string | null) => facts.leg(a, b)?.minutes ?? 0
  day.slots.forEach(({ activity: { id, title }, ...slot }, i) => {
    const [start, end] = [readClock(slot.start), readClock(slot.end)]
    if (id === event?.id) {
      if (arrives !== null && event.start - event.buffer - way(null, id) < arrives)
        report(i, `${title} cannot be reached after arriving`)
      if (leaves !== null && event.start + event.minutes + way(id, null) > leaves)
        report(i, `${title} ends too late to leave after it`)
      return
    }
    if (isTaken) report(i, `${title} is on a day without time`, NO_TIME)
    if ((freeAt !== null && start < freeAt) || (busyAt !== null && end > busyAt))
      report(i, `${title} at ${slot.start} is in hours without time`, NO_TIME)
    // Who has been to the event has arrived, and who still goes there has not left.
    const isAfter = event !== null && start >= event.start + event.minutes
    const isBefore = event !== null && end <= event.start - event.buffer
    if (start < from && !isAfter) report(i, `${title} at ${slot.start} is too soon after arriving`, tooSoon(slot))
    if (end > until && !isBefore) report(i, `${title} until ${slot.end} is too late before leaving`, tooLate(slot))
  })
  const [first, last] = [day.slots[0]?.activity.id, day.slots.at(-1)?.activity.id]
  if (first !== event?.id && day.departAt !== undefined && readClock(day.departAt) < from)
    report(0, `Setting out at ${day.departAt} is too soon after arriving`, tooSoon(day.slots[0]))
  if (first !== event?.id && freeAt !== null && day.departAt !== undefined && readClock(day.departAt) < freeAt)
    report(0, `Setting out at ${day.departAt} is in hours without time`, NO_TIME)
  if (last !== event?.id && busyAt !== null && day.returnBy !== undefined && readClock(day.returnBy) > busyAt)
    report(null, `Back at ${day.returnBy} is in hours without time`, NO_TIME)
  if (last !== event?.id && day.returnBy !== undefined && readClock(day.returnBy) > until)
    report(null, `Back at ${day.returnBy} is too late before leaving`, tooLate(day.slots.at(-1)))
}

import type { Leg, Slot } from '@site/contracts/itinerary'
import type { Misfit } from '@site/contracts/misfit'
import type { DayReview, PlanFacts } from './facts.ts'
import { readClock, tellClock } from './read-clock.ts'

const HALF_A_DAY = 12 * 60

export const isTooLong = (leg: Leg | null, { longestWalk }: PlanFacts): boolean =>
  leg?.mode === 'walk' && leg.minutes > longestWalk

export const tooLong = (leg: Leg | null, where: string): string =>
  `We know no public transport to ${where}, and it is ${leg?.minutes ?? 0} min on foot.`

export const bufferBefore = (id: string, { event }: PlanFacts): number => (event?.id === id ? event.buffer : 0)

/** Whether nobody walks a way and no ride on it is known. */
export const isUnknown = ({ facts }: DayReview, from: string | null, to: string | null): boolean =>
  facts.leg(from, to)?.unknown === true

/** Whether no public transport runs in the city on the day. */
export const nothingRuns = ({ facts, index }: DayReview): boolean =>
  (facts.closures[index] ?? []).some(({ transport, city }) => transport === 'none' && city !== null)

export const tooLate = ({ start }: Slot, there: number): Misfit => ({
  reason: 'too-late-to-get-there',
  at: start,
  from: tellClock(there),
})
export const tooFar = (leg: Leg | null): Misfit => ({ reason: 'too-far-to-walk', minutes: leg?.minutes ?? 0 })

export function verifyReturn(review: DayReview, from: string | null, leftAt: number): void {
  const { day, bounds, facts, report } = review
  if (from === null || !(facts.places.has(from) || facts.own.has(from))) return
  const back = facts.leg(from, null)
  if (!back?.unknown && isTooLong(back, facts)) report(null, tooLong(back, 'where the day ends'), tooFar(back))
  if (back === null) report(null, 'No way back to the base is known')
  else if (leftAt + back.minutes > bounds.close)
    report(null, `Back at minute ${leftAt + back.minutes} of the day`, {
      reason: 'day-ends-earlier',
      until: tellClock(bounds.close),
      from: tellClock(leftAt + back.minutes),
    })
  const isRidden = back?.mode === 'transit' || (back?.unknown === true && day.slots.at(-1)?.fixed === undefined)
  if (isRidden && nothingRuns(review))
    report(null, `Nothing runs on ${day.date} for the way back`, { reason: 'nothing-runs' })
  if (day.returnLeg !== undefined && day.returnLeg?.minutes !== (back?.unknown ? undefined : back?.minutes))
    report(null, 'The way back differs from its source')
  const first = day.slots.find(({ activity }) => facts.own.get(activity.id) !== null)
  const departs = day.departAt === undefined ? bounds.open : readClock(day.departAt)
  const outward = first === undefined ? null : facts.leg(null, first.activity.id)
  if (!(departs >= bounds.open))
    report(0, `Departure at ${day.departAt} is before the day begins`, {
      reason: 'day-begins-later',
      at: day.slots[0]?.start,
      from: tellClock(bounds.open),
    })
  else if (
    first !== undefined &&
    outward !== null &&
    departs + outward.minutes + bufferBefore(first.activity.id, facts) > readClock(first.start)
  )
    report(0, `Leaving at ${day.departAt} does not reach ${first.activity.title} by ${first.start}`)
  if (day.returnBy === undefined || back === null) return
  const due = leftAt + back.minutes
  // After midnight the clock begins at zero, also where the way itself would have ended just before; nobody is home half a day later.
  const clock = readClock(day.returnBy)
  const by = clock + (clock < due - HALF_A_DAY ? 24 * 60 : 0)
  if (!(by >= due)) report(null, `${day.returnBy} is too early to be back`)
}

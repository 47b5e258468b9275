import { isDeepStrictEqual } from 'node:util'
import type { Day, Slot } from '@site/contracts/itinerary'
import type { Misfit } from '@site/contracts/misfit'
import type { Closure } from '@site/places'
import { closedBy } from './closed-ground.ts'
import { closureOf } from './closed-days.ts'
import { openThroughout } from './open-hours.ts'
import { linksTo } from './map-link.ts'
import { isMealTime } from './meal-hours.ts'
import { verifyDiet, verifyFood } from './food.ts'
import { toldHours } from './other-hours.ts'
import { verifyPromises } from './promises.ts'
import type { DayReview, PlanFacts, Report, SlotReview, Violation } from './facts.ts'
import { readClock } from './read-clock.ts'
import { bufferBefore, isTooLong, isUnknown, nothingRuns, tooFar, tooLate, tooLong, verifyReturn } from './ways.ts'
import { isThere } from './season-days.ts'
import { verifyTravelDay } from './travel-days.ts'

function dateAfter(date: string, days: number): string {
  const [year, month, day] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10)
}

/**
 * Every way in which a plan contradicts the facts; empty when it holds. Shares no code with the engine or the planner:
 * what one of them gets wrong the other must notice.
 */
export function verifyPlan(plan: readonly Day[], facts: PlanFacts): readonly Violation[] {
  const found: Violation[] = []
  const report = (day: number, slot: number | null, message: string, why: Misfit | null = null) =>
    found.push({ day, slot, message, why })
  const seen = new Set<string>()
  if (plan.length !== facts.days) report(-1, null, `${plan.length} days instead of ${facts.days}`)
  plan.forEach((day, index) => {
    if (day.date !== dateAfter(facts.startDate, index)) report(index, null, `${day.date} is not day ${index + 1}`)
    const bounds = facts.bounds[index] ?? { open: 0, close: 0 }
    const own = (slot: number | null, message: string, why?: Misfit) => report(index, slot, message, why)
    verifyDay({ day, index, bounds, facts, seen, report: own })
    verifyTravelDay(day, index, facts, own)
  })
  verifyPromises(plan, facts, ({ day, slot = null, message, why }) => report(day, slot, message, why))
  return found
}

/** The event may end on the next day, a night of dancing, and what is there on a night of the year; nothing else. */
function endOf(slot: Slot, start: number, { event, places }: PlanFacts): number {
  const end = readClock(slot.end)
  const { id } = slot.activity
  const place = places.get(id)
  const mayBeLate = id === event?.id || place?.category === 'nightlife' || typeof place?.onDates === 'string'
  return mayBeLate && end < start ? end + 24 * 60 : end
}

function verifyDay(review: DayReview): void {
  const { day, bounds, facts, seen } = review
  let leftAt = bounds.open
  let from: string | null = null
  day.slots.forEach((slot, i) => {
    const { id, title } = slot.activity
    const report: Report = (message, why) => review.report(i, message, why)
    if (seen.has(id)) report(`${title} is in the plan twice`, { reason: 'twice' })
    seen.add(id)
    if (facts.excluded.has(id)) report(`${title} was not wanted`)
    const place = facts.places.get(id)
    if (facts.stepFree && place?.wheelchair === 'no' && facts.locked.every((lock) => lock.id !== id))
      report(`${title} has steps`, { reason: 'steps' })
    if (place === undefined && facts.own.has(id)) {
      leftAt = verifyOwn({ slot, facts, report }, from, leftAt)
      if (facts.own.get(id) !== null) from = id
      return
    }
    if (place === undefined) {
      report(`No such place: ${id}`, { reason: 'not-listed' })
      return
    }
    const start = readClock(slot.start)
    const own = { slot, place, start, end: endOf(slot, start, facts), facts, report }
    verifyFacts(own)
    if (!(own.end > own.start)) {
      report(`${slot.start}–${slot.end} is no stretch of time`)
      return
    }
    verifyStay(own)
    verifyLeg(own, from, leftAt)
    if (isTooLong(slot.leg, facts)) report(tooLong(slot.leg, title), tooFar(slot.leg))
    const isRidden = slot.leg?.mode === 'transit' || (isUnknown(review, from, id) && slot.fixed === undefined)
    if (isRidden && nothingRuns(review)) report(`Nothing runs on ${day.date} to ${title}`, { reason: 'nothing-runs' })
    verifyHours(own, day.date)
    verifyDiet(own)
    verifyClosures(own, day.date, facts.closures[review.index] ?? [])
    const fencedBy =
      id === facts.event?.id ? null : closedBy(facts.closedGround[review.index] ?? [], place, start, own.end)
    if (fencedBy !== null) report(`${title} is in the ground that ${fencedBy} closes`, shutAt(slot))
    verifyFood(own)
    leftAt = own.end
    from = id
  })
  verifyReturn(review, from, leftAt)
}

/** A stop of the traveller's own: nothing is known of it, so only its time and the way to it are looked at. Returns when it ends. */
function verifyOwn({ slot, facts, report }: OwnReview, from: string | null, leftAt: number): number {
  const start = readClock(slot.start)
  const end = readClock(slot.end) < start ? readClock(slot.end) + 24 * 60 : readClock(slot.end)
  if (slot.hours !== undefined) report(`${slot.activity.title} has opening hours`)
  if (!(end > start)) report(`${slot.start}–${slot.end} is no stretch of time`)
  if (end > 24 * 60) report(`${slot.activity.title} ends after midnight`, { reason: 'after-midnight', at: slot.start })
  if (facts.own.get(slot.activity.id) !== null) verifyLeg({ slot, start, facts, report }, from, leftAt)
  else if (slot.leg !== null) report(`There is no way to ${slot.activity.title}`)
  else if (start < leftAt)
    report(`${slot.activity.title} begins before the stop before has ended`, tooLate(slot, leftAt))
  return end
}

const FACTS = ['lat', 'lon', 'address', 'openingHours', 'website', 'category', 'source'] as const

function verifyFacts({ slot: { activity }, place, report }: SlotReview): void {
  const same = FACTS.every((fact) => activity[fact] === place[fact])
  if (!same || activity.title !== place.name) report(`${place.name}: a fact differs from its source`)
  if (!linksTo(activity.mapLink, place)) report(`${place.name}: the map link points elsewhere`)
}

type OwnReview = Pick<SlotReview, 'slot' | 'facts' | 'report'>

function verifyStay({ slot, start, end, facts, report }: SlotReview): void {
  const period = start < 12 * 60 ? 'morning' : start < 17 * 60 ? 'afternoon' : 'evening'
  if (slot.period !== period) report(`${slot.start} is not ${slot.period}`)
  const stay = facts.stay(slot.activity.id, slot.meal !== undefined)
  if (end - start < stay.least || end - start > stay.most) report(`${end - start} minutes at ${slot.activity.title}`)
  if (slot.meal !== undefined && !isMealTime(slot.meal, start, facts.country, facts.eatsLate))
    report(`A ${slot.meal} at ${slot.start}`, { reason: 'meal-time', at: slot.start })
}

function verifyLeg(
  { slot, start, facts, report }: OwnReview & Pick<SlotReview, 'start'>,
  from: string | null,
  leftAt: number,
): void {
  const { id, title } = slot.activity
  const leg = facts.leg(from, id)
  if (leg === null) {
    report(`No way to ${title} is known`)
    return
  }
  if (!isDeepStrictEqual(slot.leg, leg.unknown ? null : leg)) report(`The way to ${title} differs from its source`)
  const there = leftAt + leg.minutes + bufferBefore(id, facts)
  if (start < leftAt) report(`${title} begins before the stop before has ended`, tooLate(slot, there))
  else if (start < there)
    report(
      `${leg.minutes} minutes of way and ${bufferBefore(id, facts)} to get in, in ${start - leftAt}`,
      tooLate(slot, there),
    )
}

function verifyHours({ slot, place, start, end, facts, report }: SlotReview, date: string): void {
  if (facts.event?.id === place.id) return
  const where = { lat: place.lat, lon: place.lon, country: facts.country, region: facts.region }
  const rests = typeof place.closed === 'string' && openThroughout(`24/7; ${place.closed}`, where, date, start, end)
  if (rests !== false && rests !== 'open') report(`${place.name} rests on ${date}`, shutAt(slot))
  if (typeof place.onDates === 'string' && !isThere(place.onDates, date))
    report(`${place.name} is not there on ${date}`, { reason: 'out-of-season' })
  if (place.openingHours === null) {
    if (slot.hours !== 'assumed') report(`${place.name}: hours are not known but not marked so`)
    return
  }
  const told = toldHours(place.openingHours, date, where)
  if (told !== 'either' && slot.hours !== told)
    report(`${place.name}: hours are marked as ${slot.hours}, but are ${told} on ${date}`)
  const answer = openThroughout(place.openingHours, where, date, start, end)
  if (answer !== 'open') report(`${place.name} is ${answer} ${slot.start}–${slot.end} on ${date}`, shutAt(slot))
}

const shutAt = ({ start }: Slot): Misfit => ({ reason: 'closed-then', at: start })

function verifyClosures(
  { slot, place, start, end, facts, report }: SlotReview,
  date: string,
  closures: readonly Closure[],
) {
  if (facts.event?.id === place.id) return
  const where = { lat: place.lat, lon: place.lon, country: facts.country, region: facts.region }
  const closure = closureOf(place, closures, { date, from: start, until: end, where })
  if (closure !== null)
    report(`${place.name}: ${closure.what} are ${closure.effect} on ${closure.holiday}`, shutAt(slot))
}

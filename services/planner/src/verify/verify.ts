import { isDeepStrictEqual } from 'node:util'
import type { Day, Leg, Slot } from '@site/contracts/itinerary'
import type { Closure } from '@site/places'
import { closureOf } from './closed-days.ts'
import { openThroughout } from './open-hours.ts'
import { linksTo } from './map-link.ts'
import { isMealTime } from './meal-hours.ts'
import { verifyDiet, verifyFood } from './food.ts'
import { verifyPromises } from './promises.ts'
import { readClock } from './read-clock.ts'
import { verifyTravelDay } from './travel-days.ts'

/** What is true of a place, straight from the data. */
export type PlaceFact = Omit<Slot['activity'], 'title' | 'mapLink' | 'note'> & {
  readonly name: string
  /** Diets served, and with `no-` before them those that are not. */
  readonly diets?: readonly string[] | null | undefined
  readonly wheelchair?: string | null | undefined
  /** Days it is closed whatever its hours. */
  readonly closed?: string | null | undefined
}

/** What a plan is held against. Nothing in here comes from the engine. */
export interface PlanFacts {
  readonly startDate: string
  readonly days: number
  /** Minutes of the local day each day must lie in. */
  readonly bounds: readonly { readonly open: number; readonly close: number }[]
  /** ISO 3166 alpha-2 and region, for public holidays in opening hours. */
  readonly country: string
  readonly region: string | null
  /** What closes on each day. */
  readonly closures: readonly (readonly Closure[])[]
  readonly places: ReadonlyMap<string, PlaceFact>
  /**
   * Leg between two places; null is the base. Null when no leg is known. The minutes of an `unknown` one are time kept for a ride, and
   * the plan tells none.
   */
  readonly leg: (from: string | null, to: string | null) => (Leg & { readonly unknown?: true }) | null
  /** `start` in minutes of its day, the end may be past midnight; `buffer`: how long before to be there. */
  readonly event: {
    readonly id: string
    readonly day: number
    readonly start: number
    readonly minutes: number
    readonly buffer: number
  } | null
  /** Places that must stand on their day, at their time when one is given. */
  readonly locked: readonly { readonly id: string; readonly day: number; readonly start: number | null }[]
  /** Minutes of each day at which one arrives and leaves (null on other days), and whether one has no time for anything but the event. */
  readonly travel: readonly {
    readonly arrives: number | null
    readonly leaves: number | null
    readonly isTaken: boolean
  }[]
  readonly excluded: ReadonlySet<string>
  readonly diets: readonly string[]
  /** Only places that are not tagged as closed to wheelchairs, but for those that were locked. */
  readonly stepFree: boolean
  /** Minutes of the longest walk that is told. */
  readonly longestWalk: number
  /** Shortest and longest sensible stay at a place, minutes. */
  readonly stay: (id: string, meal: boolean) => { readonly least: number; readonly most: number }
}

export interface Violation {
  readonly day: number
  /** Null when the whole day or plan is meant. */
  readonly slot: number | null
  readonly message: string
}

/** A day under review; `seen` are the places of the days before. */
interface DayReview {
  readonly day: Day
  readonly index: number
  readonly bounds: PlanFacts['bounds'][number]
  readonly facts: PlanFacts
  readonly seen: Set<string>
  readonly report: (slot: number | null, message: string) => void
}

/** A slot under review: its place, and its times as minutes of the day. */
export interface SlotReview {
  readonly slot: Slot
  readonly place: PlaceFact
  readonly start: number
  readonly end: number
  readonly facts: PlanFacts
  readonly report: (message: string) => void
}

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
  const report = (day: number, slot: number | null, message: string) => found.push({ day, slot, message })
  const seen = new Set<string>()
  if (plan.length !== facts.days) report(-1, null, `${plan.length} days instead of ${facts.days}`)
  plan.forEach((day, index) => {
    if (day.date !== dateAfter(facts.startDate, index)) report(index, null, `${day.date} is not day ${index + 1}`)
    const bounds = facts.bounds[index] ?? { open: 0, close: 0 }
    const own = (slot: number | null, message: string) => report(index, slot, message)
    verifyDay({ day, index, bounds, facts, seen, report: own })
    verifyTravelDay(day, index, facts, own)
  })
  verifyPromises(plan, facts, (day, message) => report(day, null, message))
  return found
}

/** The event alone may end on the next day. */
function endOf(slot: Slot, start: number, { event }: PlanFacts): number {
  const end = readClock(slot.end)
  return slot.activity.id === event?.id && end < start ? end + 24 * 60 : end
}

function verifyDay(review: DayReview): void {
  const { day, bounds, facts, seen } = review
  let leftAt = bounds.open
  let from: string | null = null
  day.slots.forEach((slot, i) => {
    const { id, title } = slot.activity
    const report = (message: string) => review.report(i, message)
    if (seen.has(id)) report(`${title} is in the plan twice`)
    seen.add(id)
    if (facts.excluded.has(id)) report(`${title} was not wanted`)
    const place = facts.places.get(id)
    if (facts.stepFree && place?.wheelchair === 'no' && facts.locked.every((lock) => lock.id !== id))
      report(`${title} has steps`)
    if (place === undefined) {
      report(`No such place: ${id}`)
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
    if (isTooLong(slot.leg, facts)) report(tooLong(slot.leg, title))
    const isRidden = slot.leg?.mode === 'transit' || (isUnknown(review, from, id) && slot.fixed === undefined)
    if (isRidden && nothingRuns(review)) report(`Nothing runs on ${day.date} to ${title}`)
    verifyHours(own, day.date)
    verifyDiet(own)
    verifyClosures(own, day.date, facts.closures[review.index] ?? [])
    verifyFood(own)
    leftAt = own.end
    from = id
  })
  verifyReturn(review, from, leftAt)
}

/** Whether nobody walks a way and no ride on it is known. */
const isUnknown = ({ facts }: DayReview, from: string | null, to: string | null): boolean =>
  facts.leg(from, to)?.unknown === true

/** Whether no public transport runs in the city on the day. */
const nothingRuns = ({ facts, index }: DayReview): boolean =>
  (facts.closures[index] ?? []).some(({ transport, city }) => transport === 'none' && city !== null)

const FACTS = ['lat', 'lon', 'address', 'openingHours', 'website', 'category', 'source'] as const

function verifyFacts({ slot: { activity }, place, report }: SlotReview): void {
  const same = FACTS.every((fact) => activity[fact] === place[fact])
  if (!same || activity.title !== place.name) report(`${place.name}: a fact differs from its source`)
  if (!linksTo(activity.mapLink, place)) report(`${place.name}: the map link points elsewhere`)
}

function verifyStay({ slot, start, end, facts, report }: SlotReview): void {
  const period = start < 12 * 60 ? 'morning' : start < 17 * 60 ? 'afternoon' : 'evening'
  if (slot.period !== period) report(`${slot.start} is not ${slot.period}`)
  const stay = facts.stay(slot.activity.id, slot.meal !== undefined)
  if (end - start < stay.least || end - start > stay.most) report(`${end - start} minutes at ${slot.activity.title}`)
  if (slot.meal !== undefined && !isMealTime(slot.meal, start, facts.country)) report(`A ${slot.meal} at ${slot.start}`)
}

function verifyLeg({ slot, start, facts, report }: SlotReview, from: string | null, leftAt: number): void {
  const { id, title } = slot.activity
  const leg = facts.leg(from, id)
  if (leg === null) {
    report(`No way to ${title} is known`)
    return
  }
  if (!isDeepStrictEqual(slot.leg, leg.unknown ? null : leg)) report(`The way to ${title} differs from its source`)
  if (start < leftAt) report(`${title} begins before the stop before has ended`)
  else if (start < leftAt + leg.minutes + bufferBefore(id, facts))
    report(`${leg.minutes} minutes of way and ${bufferBefore(id, facts)} to get in, in ${start - leftAt}`)
}

const isTooLong = (leg: Leg | null, { longestWalk }: PlanFacts): boolean =>
  leg?.mode === 'walk' && leg.minutes > longestWalk

const tooLong = (leg: Leg | null, where: string): string =>
  `We know no public transport to ${where}, and it is ${leg?.minutes ?? 0} min on foot.`

const bufferBefore = (id: string, { event }: PlanFacts): number => (event?.id === id ? event.buffer : 0)

function verifyHours({ slot, place, start, end, facts, report }: SlotReview, date: string): void {
  if (facts.event?.id === place.id) return
  const where = { lat: place.lat, lon: place.lon, country: facts.country, region: facts.region }
  const rests = typeof place.closed === 'string' && openThroughout(`24/7; ${place.closed}`, where, date, start, end)
  if (rests !== false && rests !== 'open') report(`${place.name} rests on ${date}`)
  if (place.openingHours === null) {
    if (slot.hours !== 'assumed') report(`${place.name}: hours are not known but not marked so`)
    return
  }
  if (slot.hours !== 'published') report(`${place.name}: known hours are marked as assumed`)
  const answer = openThroughout(place.openingHours, where, date, start, end)
  if (answer !== 'open') report(`${place.name} is ${answer} ${slot.start}–${slot.end} on ${date}`)
}

function verifyClosures({ place, start, end, facts, report }: SlotReview, date: string, closures: readonly Closure[]) {
  if (facts.event?.id === place.id) return
  const where = { lat: place.lat, lon: place.lon, country: facts.country, region: facts.region }
  const closure = closureOf(place, closures, { date, from: start, until: end, where })
  if (closure !== null) report(`${place.name}: ${closure.what} are ${closure.effect} on ${closure.holiday}`)
}

function verifyReturn(review: DayReview, from: string | null, leftAt: number): void {
  const { day, bounds, facts, report } = review
  if (from === null || !facts.places.has(from)) return
  const back = facts.leg(from, null)
  if (!back?.unknown && isTooLong(back, facts)) report(null, tooLong(back, 'where the day ends'))
  if (back === null) report(null, 'No way back to the base is known')
  else if (leftAt + back.minutes > bounds.close) report(null, `Back at minute ${leftAt + back.minutes} of the day`)
  const isRidden = back?.mode === 'transit' || (back?.unknown === true && day.slots.at(-1)?.fixed === undefined)
  if (isRidden && nothingRuns(review)) report(null, `Nothing runs on ${day.date} for the way back`)
  if (day.returnLeg !== undefined && day.returnLeg?.minutes !== (back?.unknown ? undefined : back?.minutes))
    report(null, 'The way back differs from its source')
  const first = day.slots[0]
  const departs = day.departAt === undefined ? bounds.open : readClock(day.departAt)
  const outward = first === undefined ? null : facts.leg(null, first.activity.id)
  if (!(departs >= bounds.open)) report(null, `Departure at ${day.departAt} is before the day begins`)
  else if (
    first !== undefined &&
    outward !== null &&
    departs + outward.minutes + bufferBefore(first.activity.id, facts) > readClock(first.start)
  )
    report(0, `Leaving at ${day.departAt} does not reach ${first.activity.title} by ${first.start}`)
  if (day.returnBy === undefined || back === null) return
  const due = leftAt + back.minutes
  // After midnight the clock begins at zero; nobody is home a whole day later.
  const by = readClock(day.returnBy) + (due >= 24 * 60 ? 24 * 60 : 0)
  if (!(by >= due)) report(null, `${day.returnBy} is too early to be back`)
}

/** Time of a day with nothing in it. */

import type { Slot } from '@site/contracts/itinerary'
import type { DayBounds } from './days.ts'
import { minutesOf } from './days.ts'
import type { PlanContext } from './context.ts'
import type { Stop } from './stops.ts'
import { buildDay } from './timeline.ts'
import { walkedOn } from './walking-limit.ts'

/** A wait beyond this is a hole (design: trips). */
const HOLE = 60
/** A way of which nobody knows the minutes, as it is kept free at least. */
const UNKNOWN_WAY = 15
/** A day that lasts on has something in it until then at least, and is none to end before that. */
const AFTERNOON = 16 * 60
const EVENING = 18 * 60
/** By then a day of one's own has begun, if it may begin in the morning at all: from half past ten doors are open. */
const LATE_MORNING = 10 * 60 + 45
const MORNING = 10 * 60
/** Who arrives later than this has no afternoon to fill. */
const NOON = 11 * 60 + 30
/** So long before an event one is there anyway (design: trips). */
const BEFORE_EVENT = 90
const isWaitedFor = ({ fixed }: Slot): boolean => fixed === 'event'

export interface Order {
  readonly context: PlanContext
  readonly index: number
  readonly bounds: DayBounds
}

export interface Built {
  /** The place in the order before which there is a hole; null where there is none. */
  readonly hole: number | null
  /** Minutes of all holes beyond what is none. */
  readonly idle: number
  /** Metres on foot. */
  readonly walked: number
  /** Minutes of the way to the last stop. */
  readonly way: number
  /** Minutes of all ways, and how many of them are rides. */
  readonly ways: number
  readonly rides: number
  /** How often one comes back to what one ticket is for. */
  readonly returns: number
}

const returnsOf = (stops: readonly Stop[]): number => {
  const tickets = stops.map(({ poi, meal }) => (meal === null ? (poi.together ?? null) : null))
  return tickets.filter((own, i) => own !== null && own !== tickets[i - 1] && tickets.indexOf(own) < i).length
}

/** Minutes of the hole before a stop of a day. */
const holeBefore = (slots: readonly Slot[], i: number, { open }: DayBounds): number => {
  const [before, slot] = [slots[i - 1], slots[i]]
  if (slot === undefined) return 0
  if (before === undefined) return open > MORNING || isWaitedFor(slot) ? 0 : minutesOf(slot.start) - LATE_MORNING
  if (minutesOf(before.end) < minutesOf(before.start)) return 0
  return (
    minutesOf(slot.start) -
    minutesOf(before.end) -
    (slot.leg?.minutes ?? UNKNOWN_WAY) -
    (isWaitedFor(slot) ? BEFORE_EVENT : HOLE)
  )
}

/** Minutes of an afternoon with nothing in it after the last stop of a day that one has to oneself. */
const emptyAfternoon = (slots: readonly Slot[], { open, close }: DayBounds): number => {
  const last = slots.at(-1)
  if (last === undefined || isWaitedFor(last) || close < EVENING || open > NOON) return 0
  if (minutesOf(last.end) < minutesOf(last.start)) return 0
  return AFTERNOON - minutesOf(last.end) - HOLE
}

/** What an order of stops is as a day; null where it does not hold. */
export function built({ context, index, bounds }: Order, stops: readonly Stop[]): Built | null {
  const { day, dropped } = buildDay(context, index, stops, bounds)
  if (dropped.length > 0) return null
  const before = day.slots.map((_, i) => Math.max(0, holeBefore(day.slots, i, bounds)))
  const holes = [...before, Math.max(0, emptyAfternoon(day.slots, bounds))]
  const at = holes.findIndex((minutes) => minutes > 0)
  const way = day.slots.at(-1)?.leg?.minutes ?? UNKNOWN_WAY
  const legs = [...day.slots.map(({ leg }) => leg), day.returnLeg]
  return {
    hole: at < 0 ? null : at,
    idle: holes.reduce((sum, own) => sum + own, 0),
    walked: walkedOn(day),
    way,
    ways: legs.reduce((sum, leg) => sum + (leg?.minutes ?? UNKNOWN_WAY), 0),
    rides: legs.filter((leg) => leg?.mode !== 'walk').length,
    returns: returnsOf(stops),
  }
}

export const isVisit = ({ meal, fixed, isEvent, poi, own }: Stop): boolean =>
  meal === null &&
  fixed === null &&
  isEvent !== true &&
  poi.ofEvent === undefined &&
  poi.onDates === undefined &&
  own === undefined

/** What counts as a visit where a day may have few: the bib of a race too. */
export const isNoMeal = ({ meal }: Pick<Stop, 'meal'>): boolean => meal === null

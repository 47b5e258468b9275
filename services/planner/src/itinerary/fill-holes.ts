/** A day of many short visits has all the visits of its pace, and may still leave an hour and more with nothing in it. */

import type { Slot } from '@site/contracts/itinerary'
import type { PlanContext } from './context.ts'
import { dayBounds } from './calendar.ts'
import { minutesOf, type DayBounds } from './days.ts'
import { wordsOf } from './places.ts'
import type { Stop } from './stops.ts'
import { buildDay } from './timeline.ts'
import type { Tours } from './tour.ts'
import { walkedOn, walkLimit } from './walking-limit.ts'

/** A wait beyond this is a hole (design: trips). */
const HOLE = 60
/** A way of which nobody knows the minutes, as it is kept free at least. */
const UNKNOWN_WAY = 15
/** So far before an event one is there anyway: no hole is looked for. */
const isWaitedFor = ({ fixed }: Slot): boolean => fixed === 'event'

interface Order {
  readonly context: PlanContext
  readonly index: number
  readonly bounds: DayBounds
}

interface Built {
  /** The place in the order before which there is a hole; null where there is none. */
  readonly hole: number | null
  /** Metres on foot. */
  readonly walked: number
}

/** What an order of stops is as a day; null where it does not hold. */
function built({ context, index, bounds }: Order, stops: readonly Stop[]): Built | null {
  const { day, dropped } = buildDay(context, index, stops, bounds)
  if (dropped.length > 0) return null
  const at = day.slots.findIndex((slot, i) => {
    const before = day.slots[i - 1]
    if (before === undefined || isWaitedFor(slot) || minutesOf(before.end) < minutesOf(before.start)) return false
    return minutesOf(slot.start) - minutesOf(before.end) - (slot.leg?.minutes ?? UNKNOWN_WAY) > HOLE
  })
  return { hole: at < 0 ? null : at, walked: walkedOn(day) }
}

const nameOf = ({ poi }: Stop): string => wordsOf(poi.name).join(' ')

/** The days, one that has a hole with one visit more in it: the one worth most that fits and leaves none. */
export function fillHoles(context: PlanContext, tours: Tours, stops: readonly Stop[]): Tours {
  const limit = walkLimit(context.trip) ?? Infinity
  const bounds = dayBounds(context)
  const placed = tours.days.flat()
  const names = new Set(placed.map(nameOf))
  const ids = new Set(placed.map(({ poi }) => poi.id))
  const isFree = (stop: Stop): boolean =>
    stop.meal === null && stop.fixed === null && stop.poi.ofEvent === undefined && !ids.has(stop.poi.id)
  const free = stops.filter((stop) => isFree(stop) && !names.has(nameOf(stop))).toSorted((a, b) => b.score - a.score)
  const days = tours.days.map((day, index) => {
    const own = { context, index, bounds: bounds[index] }
    const before = built(own, day)
    if (before === null || before.hole === null) return day
    const at = before.hole
    const fills = (stop: Stop): boolean => {
      const after = built(own, day.toSpliced(at, 0, stop))
      return after !== null && after.hole === null && after.walked <= Math.max(limit, before.walked)
    }
    const isAlike = ({ poi }: Stop): boolean =>
      [day[at - 1], day[at]].some((beside) => beside?.meal === null && beside.poi.category === poi.category)
    const filler = free.find(
      (stop) => stop.windows[index].length > 0 && !names.has(nameOf(stop)) && !isAlike(stop) && fills(stop),
    )
    if (filler === undefined) return day
    names.add(nameOf(filler))
    return day.toSpliced(at, 0, filler)
  })
  return { ...tours, days }
}

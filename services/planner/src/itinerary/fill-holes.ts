/** A day of many short visits has all the visits of its pace, and may still leave an hour and more with nothing in it. */

import type { PlanContext } from './context.ts'
import { dayBounds } from './calendar.ts'
import { built, isNoMeal, isVisit, type Built, type Order } from './holes.ts'
import { wordsOf } from './places.ts'
import { visitsOn } from './race-legs.ts'
import type { Stop } from './stops.ts'
import type { Tours } from './tour.ts'
import { walkLimit } from './walking-limit.ts'

/** Nobody is sent farther for it, minutes. */
const EASY_WAY = 40
/** No day has more visits added; one that leaves a hole still is worth it from so many minutes on. */
const MOST_FILLERS = 3
const WORTH_IT = 20
/** More of them are not tried: each is a day that is built. */
const MOST_TRIED = 24
/** A day that has so many visits more spares one. */
const SPARED = 2

const nameOf = ({ poi }: Stop): string => wordsOf(poi.name).join(' ')

/** The days, one that has holes with a few visits more in them: each the one worth most that fits and leaves none, or less of one. */
export function fillHoles(context: PlanContext, tours: Tours, stops: readonly Stop[]): Tours {
  const limit = walkLimit(context.trip) ?? Infinity
  const bounds = dayBounds(context)
  const placed = tours.days.flat()
  const names = new Set(placed.map(nameOf))
  const ids = new Set(placed.map(({ poi }) => poi.id))
  const isFree = (stop: Stop): boolean =>
    stop.meal === null && stop.fixed === null && stop.poi.ofEvent === undefined && !ids.has(stop.poi.id)
  const free = stops.filter((stop) => isFree(stop) && !names.has(nameOf(stop))).toSorted((a, b) => b.score - a.score)
  const orders = [...tours.days]
  /** A morning or an afternoon that nothing else fills takes a visit of a day that has many: where nothing runs, or most is shut, the others have more to choose from. */
  const lend = (day: readonly Stop[], own: Order, before: Built, at: number): readonly Stop[] | null => {
    const full = orders.flatMap((other, from) =>
      from !== own.index && other.filter(isVisit).length >= day.filter(isVisit).length + SPARED
        ? other.filter(isVisit).map(({ poi }) => ({ poi, from }))
        : [],
    )
    const lent = stops
      .filter((stop) => isVisit(stop) && stop.windows[own.index].length > 0)
      .flatMap((stop) => full.filter(({ poi }) => poi.id === stop.poi.id).map(({ from }) => ({ stop, from })))
      .toSorted((a, b) => b.stop.score - a.stop.score)
    for (const { stop, from } of lent.slice(0, MOST_TRIED)) {
      const order = day.toSpliced(at, 0, stop)
      const after = built(own, order)
      if (after === null || after.way > EASY_WAY || after.idle > before.idle - WORTH_IT) continue
      if (after.walked > Math.max(limit, before.walked) || after.returns > before.returns) continue
      orders[from] = orders[from].filter(({ poi }) => poi.id !== stop.poi.id)
      return order
    }
    return null
  }
  const filled = (day: readonly Stop[], own: Order): readonly Stop[] | null => {
    const before = built(own, day)
    if (before === null || before.hole === null) return null
    const at = before.hole
    const isAlike = ({ poi }: Stop): boolean =>
      [day[at - 1], day[at]].some((beside) => beside?.meal === null && beside.poi.category === poi.category)
    let best: { readonly stop: Stop; readonly idle: number } | null = null
    const fitting = free.filter(
      (stop) => stop.windows[own.index].length > 0 && !names.has(nameOf(stop)) && !isAlike(stop),
    )
    for (const stop of fitting.slice(0, MOST_TRIED)) {
      const after = built(own, day.toSpliced(at, 0, stop))
      if (after === null || after.walked > Math.max(limit, before.walked) || after.returns > before.returns) continue
      if (at === day.length) {
        // An afternoon is begun with what is worth most, not with what is farthest.
        if (after.way > EASY_WAY || after.idle > before.idle - WORTH_IT) continue
        best = { stop, idle: after.idle }
        break
      }
      if (after.idle < (best?.idle ?? Math.max(1, before.idle - WORTH_IT))) best = { stop, idle: after.idle }
      if (after.idle === 0) break
    }
    if (best === null) return at === 0 || at === day.length ? lend(day, own, before, at) : null
    names.add(nameOf(best.stop))
    return day.toSpliced(at, 0, best.stop)
  }
  // Those with an empty afternoon first: what they are lent may leave a hole elsewhere.
  const isShort = (index: number): boolean => {
    const now = built({ context, index, bounds: bounds[index] }, orders[index])
    return now !== null && (now.hole === 0 || now.hole === orders[index].length)
  }
  const byNeed = orders.map((_, index) => index).toSorted((a, b) => Number(isShort(b)) - Number(isShort(a)))
  for (const index of byNeed) {
    const own = { context, index, bounds: bounds[index] }
    for (let more = 0; more < MOST_FILLERS; more += 1) {
      if (orders[index].filter(isNoMeal).length >= visitsOn(context.calendar, index, Infinity)) break
      const next = filled(orders[index], own)
      if (next === null) break
      orders[index] = next
    }
  }
  return { ...tours, days: orders }
}

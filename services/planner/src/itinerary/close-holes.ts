/** A hole that no other place fills: a visit of the same day moves into it, or one that another day can spare. */

import type { PlanContext } from './context.ts'
import { dayBounds } from './calendar.ts'
import { built, isNoMeal, isVisit, type Built, type Order } from './holes.ts'
import { visitsOn } from './race-legs.ts'
import type { Stop } from './stops.ts'
import { TRAVEL_COST } from './tour-problem.ts'
import type { Tours } from './tour.ts'
import { walkLimit } from './walking-limit.ts'

/** A day is never left with fewer visits for it (chosen, decision 27). */
const LEAST_VISITS = 3
/** Nor is anybody so much longer under way for it, minutes of all days (chosen, decision 27). */
const MOST_WAY = 25
/** With so many of its kind next to it, it tires; two in a row are better than a hole (chosen, decision 27). */
const MOST_ALIKE = 2
/** More of them are not tried: each is a day that is built. */
const MOST_TRIED = 40

interface Move {
  /** The days that change, by their number. */
  readonly days: ReadonlyMap<number, readonly Stop[]>
  readonly cost: number
}

const worthOf = (day: readonly Stop[]): number => day.reduce((sum, { score }) => sum + score, 0)

/** The days with the holes between their stops closed, as far as visits of their own, or of other days, stand elsewhere as well. */
export function closeHoles(context: PlanContext, tours: Tours, stops: readonly Stop[]): Tours {
  const bounds = dayBounds(context)
  const limit = walkLimit(context.trip) ?? Infinity
  const orders = [...tours.days]
  const dayOf = (index: number): Order => ({ context, index, bounds: bounds[index] })
  /** A visit as it may stand on a day: at its best time, and at any other. */
  const ways = ({ poi }: Stop, index: number): readonly Stop[] =>
    stops.filter((stop) => stop.poi.id === poi.id && isVisit(stop) && stop.windows[index].length > 0)

  /** What the changed days are worth less than before; null where they do not hold or the hole stays. */
  const costOf = (changed: ReadonlyMap<number, readonly Stop[]>, before: readonly (Built | null)[]): number | null => {
    let cost = 0
    let idle = 0
    let way = 0
    for (const [index, order] of changed) {
      const was = before[index] ?? null
      const now = built(dayOf(index), order)
      if (was === null || now === null || now.walked > Math.max(limit, was.walked)) return null
      if (now.returns > was.returns || (context.days[index].walkOnly && now.rides > was.rides)) return null
      idle += now.idle - was.idle
      way += now.ways - was.ways
      cost += worthOf(orders[index]) - worthOf(order)
    }
    return idle < 0 && way <= MOST_WAY ? cost + idle + TRAVEL_COST * way : null
  }

  const moveInto = (index: number): Move | null => {
    const day = orders[index]
    const before = built(dayOf(index), day)
    const at = before?.hole ?? null
    if (before === null || at === null || at === 0 || at === day.length) return null
    // Churches, squares and streets are all `sight`, and different enough.
    const fits = ({ poi }: Stop): boolean => {
      if (poi.category === 'sight') return true
      const beside = day.slice(Math.max(0, at - 2), at + 2).filter(({ meal }) => meal === null)
      return beside.filter(({ poi: { category } }) => category === poi.category).length < MOST_ALIKE
    }
    const own = day.flatMap((visit, from) =>
      isVisit(visit) && from !== at - 1
        ? ways(visit, index)
            .filter(fits)
            .map((stop) => {
              const rest = day.toSpliced(from, 1)
              return new Map([[index, rest.toSpliced(from < at ? at - 1 : at, 0, stop)]])
            })
        : [],
    )
    const isFull = day.filter(isNoMeal).length >= visitsOn(context.calendar, index, Infinity)
    const lent = orders.flatMap((other, from) =>
      from === index || isFull || other.filter(isVisit).length <= LEAST_VISITS
        ? []
        : other.filter(isVisit).flatMap((visit) =>
            ways(visit, index)
              .filter(fits)
              .map(
                (stop) =>
                  new Map([
                    [index, day.toSpliced(at, 0, stop)],
                    [from, other.filter((each) => each !== visit)],
                  ]),
              ),
          ),
    )
    const known = orders.map((order, i) => (i === index ? before : built(dayOf(i), order)))
    let best: Move | null = null
    for (const days of [...own, ...lent].slice(0, MOST_TRIED)) {
      const cost = costOf(days, known)
      if (cost !== null && (best === null || cost < best.cost)) best = { days, cost }
    }
    return best
  }

  for (const index of orders.keys()) {
    // Each hole takes one move, and what moves may leave another.
    for (let tries = 0; tries < 2; tries += 1) {
      const move = moveInto(index)
      if (move === null) break
      for (const [day, order] of move.days) orders[day] = order
    }
  }
  return { ...tours, days: orders }
}

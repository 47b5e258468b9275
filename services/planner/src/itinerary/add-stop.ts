import type { ItineraryEditResponse } from '@site/contracts/itinerary'
import { usualBounds } from './calendar.ts'
import { checkedDay } from './checked-day.ts'
import type { PlanContext } from './context.ts'
import { way } from './edit-day.ts'
import { misfitsOf } from './misfits.ts'
import type { Stop } from './stops.ts'
import { timeStops } from './timeline.ts'

/** Positions whose day is built and verified before a stop is refused; the first are the best. */
const MOST_TRIES = 4

/** How much later the other stops begin, all together: a stop that is nowhere costs no way, and best fills a pause. */
const waitOf = (context: PlanContext, stops: readonly Stop[], order: readonly Stop[]): number => {
  const bounds = usualBounds(context)[0]
  const { starts } = timeStops(context, 0, order, bounds)
  return stops.reduce((sum, stop) => sum + (starts[order.indexOf(stop)] ?? bounds.close), 0)
}

/**
 * The only day of `context` with one more stop, where it costs the least time on the way; at its own time where it has one. Where it fits
 * nowhere, what speaks against the best of the places it could have.
 */
export function withStop(context: PlanContext, stops: readonly Stop[], added: Stop): ItineraryEditResponse {
  const bounds = usualBounds(context)[0]
  const orders = Array.from({ length: stops.length + 1 }, (_, at) => stops.toSpliced(at, 0, added))
    .map((order) => {
      const misfits = misfitsOf(context, 0, order, bounds)
      return { order, wrong: order.filter(({ poi, anyway }) => misfits.has(poi.id) && anyway !== true).length }
    })
    .map((each) => ({ ...each, cost: way(context, each.order), wait: waitOf(context, stops, each.order) }))
    .toSorted((a, b) => a.wrong - b.wrong || a.cost - b.cost || a.wait - b.wait)
  let first: ItineraryEditResponse | null = null
  for (const { order } of orders.slice(0, MOST_TRIES)) {
    const answer = checkedDay(context, order)
    if (answer.day !== null) return answer
    first ??= answer
  }
  return first ?? { day: null, alternatives: [], conflicts: [] }
}

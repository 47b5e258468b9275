import { dayBounds } from './calendar.ts'
import type { PlanContext } from './context.ts'
import { ordersWith } from './edit-day.ts'
import type { Stop } from './stops.ts'
import { timeStops } from './timeline.ts'

export interface Seated {
  readonly stops: readonly Stop[]
  readonly dropped: readonly Stop[]
}

/** The event goes last, then what the traveller locked, then meals. */
const rank = ({ fixed, meal, score }: Stop): number =>
  fixed === 'event' ? Infinity : score + (fixed === 'locked' ? 2e6 : 0) + (meal === null ? 0 : 1e6)

/**
 * The stops of a day in their order, as far as it can be kept: one that comes too late for its hours is put elsewhere in the day, and
 * where it has no place at all the least of those before it goes. `holds` says whether an order passes the verifier.
 */
export function seated(own: PlanContext, wanted: readonly Stop[], holds: (order: readonly Stop[]) => boolean): Seated {
  const [bounds] = dayBounds(own)
  let stops = wanted
  const dropped: Stop[] = []
  while (stops.length > 0) {
    const { conflicts } = timeStops(own, 0, stops, bounds)
    if (conflicts.length === 0 && holds(stops)) break
    const late = stops[conflicts[0] ?? stops.length - 1]
    const rest = stops.filter((stop) => stop !== late)
    const elsewhere = ordersWith(own, rest, [late]).find(holds)
    if (elsewhere !== undefined) {
      stops = elsewhere
      break
    }
    const suspects = stops.slice(0, stops.indexOf(late) + 1)
    const least = suspects.reduce((a, b) => (rank(b) < rank(a) ? b : a))
    dropped.push(least)
    stops = stops.filter((stop) => stop !== least)
  }
  return { stops, dropped }
}

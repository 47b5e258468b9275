import { dayBounds } from './bounds.ts'
import type { PlanContext } from './context.ts'
import { isMealPlace, mealStop, visitStop, type Stop } from './stops.ts'
import { timeStops } from './timeline.ts'
import { legCost } from './style.ts'

/** Interest a minute of extra way costs when alternatives are ranked. */
const WAY_COST = 0.6

/**
 * Orders of the day with the stop at `slot` replaced by another (by the place `id` alone when it is given), best first; only
 * orders whose times work out. Where nothing fits in the same position, other positions of the day are tried.
 */
export function replacements(
  context: PlanContext,
  stops: readonly Stop[],
  slot: number,
  id: string | undefined,
): readonly (readonly Stop[])[] {
  const [bounds] = dayBounds(context)
  const rest = stops.filter((_, i) => i !== slot)
  const used = new Set(stops.map((stop) => stop.poi.id))
  const tryPositions = (positions: readonly number[]) => {
    const found: { order: readonly Stop[]; worth: number }[] = []
    for (const stop of candidates(context, stops[slot], id)) {
      if (used.has(stop.poi.id)) continue
      for (const at of positions) {
        const order = rest.toSpliced(at, 0, stop)
        const timed = timeStops(context, 0, order, bounds)
        if (timed.conflicts.length > 0 || timed.back > bounds.close) continue
        found.push({ order, worth: stop.score - WAY_COST * way(context, order) })
      }
    }
    return found.sort((a, b) => b.worth - a.worth).map(({ order }) => order)
  }
  const inPlace = tryPositions([slot])
  return inPlace.length > 0 ? inPlace : tryPositions([...rest.map((_, i) => i), rest.length])
}

function candidates(context: PlanContext, current: Stop, id: string | undefined): readonly Stop[] {
  const only = <T extends { readonly id: string }>(places: readonly T[]) =>
    id === undefined ? places : places.filter((place) => place.id === id)
  const { meal } = current
  if (meal !== null) return only(context.foods).map((poi) => mealStop(context, poi, meal, 0))
  const visits = only(context.visits).filter((poi) => !isMealPlace(poi))
  return [
    ...visits.map((poi) => visitStop(context, poi)),
    ...(id === undefined ? [] : only(context.foods).map((poi) => mealStop(context, poi, 'lunch', 0))),
  ]
}

function way(context: PlanContext, order: readonly Stop[]): number {
  const ids = [null, ...order.map((stop) => stop.poi.id), null]
  return ids.slice(1).reduce((sum, to, i) => sum + legCost(context.leg(ids[i] ?? null, to).minutes, 0), 0)
}

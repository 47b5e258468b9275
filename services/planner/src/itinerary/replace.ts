import { dayBounds } from './bounds.ts'
import type { PlanContext } from './context.ts'
import { isMealPlace, mealStop, visitStop, type Stop } from './stops.ts'
import { timeStops } from './timeline.ts'
import { legCost } from './style.ts'

/** Interest a minute of extra way costs when alternatives are ranked. */
const WAY_COST = 0.6

/**
 * Orders of the day with the stop at `slot` replaced by another, best first; only orders whose times work out. With `id`
 * only that place, which may then also move to another position of the day.
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
  const found: { order: readonly Stop[]; worth: number }[] = []
  for (const stop of candidates(context, stops[slot], id)) {
    if (used.has(stop.poi.id)) continue
    const positions = id === undefined ? [slot] : [slot, ...rest.map((_, i) => i), rest.length]
    for (const at of new Set(positions)) {
      const order = rest.toSpliced(at, 0, stop)
      const timed = timeStops(context, 0, order, bounds)
      if (timed.conflicts.length > 0 || timed.back > bounds.close) continue
      const moved = at === slot ? 0 : 10
      found.push({ order, worth: stop.score - moved - WAY_COST * way(context, order) })
    }
  }
  return found.sort((a, b) => b.worth - a.worth).map(({ order }) => order)
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

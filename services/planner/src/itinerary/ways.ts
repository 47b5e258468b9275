import type { PlanContext } from './context.ts'
import { legCost } from './days.ts'
import type { PlanLeg } from './places.ts'
import type { Stop } from './stops.ts'

/**
 * The ways of a day: to every stop, then back to the base. There is none to a stop that is nowhere in particular (null): the next way
 * begins where one was before.
 */
export function waysOf({ leg }: Pick<PlanContext, 'leg'>, stops: readonly Stop[]): readonly (PlanLeg | null)[] {
  let from: string | null = null
  const there = stops.map(({ own, poi }) => {
    if (own === 'nowhere') return null
    const way = leg(from, poi.id)
    from = poi.id
    return way
  })
  return [...there, from === null ? null : leg(from, null)]
}

/** Time of these ways, rest included. */
export const wayTimes = (context: Pick<PlanContext, 'leg' | 'style'>, stops: readonly Stop[]): readonly number[] =>
  waysOf(context, stops).map((way) => (way === null ? 0 : legCost(way.minutes, context.style.rest)))

/** How the stops of a plan lie to each other: whoever leaves an area should be done with it. */

import { LIES, type Areas } from '../engine/problem.ts'
import type { PlanContext } from './context.ts'
import { kilometres } from './places.ts'
import type { Stop } from './stops.ts'

/** One area, round the corner from each other within it, and another area: some seven, six and fifteen minutes on foot (chosen, decision 27). */
const AREA_KM = 0.5
const CORNER_KM = 0.4
const FAR_KM = 1
/** Far from where the days start what lies within this part of the way there is one place to go to, and never more than so far apart (chosen, decision 27). */
const PART_OF_WAY = 0.22
const OUTING_KM = 1.4
/** What a return to an area costs, and a stop that has one round the corner, or one of its ticket, on another day (chosen, decision 27). */
const BACK_COST = 90
/** So far from where the days start a return is a journey of its own, kilometres, and what it costs (chosen, decision 27). */
const AWAY_KM = 3
const BACK_FROM_AWAY_COST = 110
const SPLIT_COST = 30

const lieOf = (km: number, near: number): number =>
  km <= Math.max(AREA_KM, near) ? LIES.near : km > Math.max(FAR_KM, near) ? LIES.far : LIES.between

const isOneTicket = ({ poi: a }: Stop, { poi: b }: Stop): boolean =>
  typeof a.together === 'string' && a.together === b.together

/** The areas of these stops round the base; `pointOf` numbers their places, of which many stops share one. On a day on which nothing runs one takes what is near. */
export function areasOf(
  stops: readonly Stop[],
  { pointOf, base, days }: Pick<PlanContext, 'pointOf' | 'base' | 'days'>,
): Areas {
  const n = stops.length
  const rowOf = stops.map(({ poi }) => pointOf.get(poi.id) ?? 0)
  const size = Math.max(0, ...rowOf) + 1
  const placeAt = new Map(stops.map(({ poi }, v) => [rowOf[v], poi]))
  const apart = new Float64Array(size * size)
  for (const [i, a] of placeAt)
    for (const [j, b] of placeAt) if (j < i) apart[i * size + j] = apart[j * size + i] = kilometres(a, b)
  const away = stops.map(({ poi }) => kilometres(base, poi))
  const corner = (v: number, u: number) =>
    Math.max(CORNER_KM, Math.min(OUTING_KM, PART_OF_WAY * Math.min(away[v], away[u])))
  const lies = new Uint8Array(n * n)
  const isVisit = stops.map(({ meal, fixed, own }) => meal === null && fixed !== 'event' && own === undefined)
  const nearOffset = new Int32Array(n + 1)
  const nearTo: number[] = []
  for (let v = 0; v < n; v++) {
    for (let u = 0; u < n; u++) {
      const km = apart[rowOf[v] * size + rowOf[u]]
      lies[v * n + u] = lieOf(km, corner(v, u))
      const isNear = km <= corner(v, u) || isOneTicket(stops[v], stops[u])
      if (isNear && rowOf[v] !== rowOf[u] && isVisit[v] && isVisit[u]) nearTo.push(u)
    }
    nearOffset[v + 1] = nearTo.length
  }
  return {
    lies,
    // The way home leads to a dinner; the event and what is nowhere are where they are.
    isFree: Uint8Array.from(stops, ({ meal }, v) => (isVisit[v] || meal === 'lunch' ? 0 : 1)),
    back: Float64Array.from(away, (km) => (km > AWAY_KM ? BACK_FROM_AWAY_COST : BACK_COST)),
    isLoose: Uint8Array.from(days, (day) => (day.walkOnly ? 1 : 0)),
    nearOffset,
    nearTo: Int32Array.from(nearTo),
    split: SPLIT_COST,
  }
}

/** What the search looks for: the worth of the stops less what the way through them costs. */

import { LIES, type Areas, type Rides, type TourProblem } from './problem.ts'
import type { TourState } from './state.ts'

/** Objective of the search: the score minus `rate` per unit of travel, and what waiting, repeats, rides, areas and too much walking cost. */
export function valueOf(state: TourState, rate: number): number {
  const { days, waiting, repeats, walking, rides, together, areas, early, tiring } = state.problem
  const extras = [waiting, repeats, walking, rides, together, areas, early, tiring]
  if (rate === 0 && extras.every((extra) => extra === undefined)) return state.score
  let value = state.score - (together === undefined ? 0 : spreadCost(state, together))
  for (let d = 0; d < days; d++) {
    value -= rate * state.travelled[d]
    if (waiting !== undefined) value -= waiting.cost * state.waited[d]
    if (repeats !== undefined) value -= repeats.cost * state.repeated[d]
    if (walking !== undefined) value -= walking.cost * Math.max(0, state.walked[d] - walking.free[d])
    if (rides !== undefined) value -= rideCost(state, d, rides)
    if (areas !== undefined) value -= areaCost(state, d, areas)
    if (early !== undefined) {
      const over = state.leave[d * state.stride + state.length[d]]
      for (const { by, cost } of early) value -= cost * Math.max(0, by[d] - over)
    }
    if (tiring !== undefined) value -= tiringCost(state, d, tiring)
  }
  return value
}

/** Cost of the runs beyond the first that sets of stops are spread over, on one day or on several. */
function spreadCost({ dayOf, route, stride, length }: TourState, sets: NonNullable<TourProblem['together']>): number {
  let sum = 0
  for (const { stops, cost } of sets) {
    let seen = 0
    let runs = 0
    for (const v of stops) {
      const d = dayOf[v]
      if (d < 0 || (seen & (1 << d)) !== 0) continue
      seen |= 1 << d
      let isIn = false
      for (let i = d * stride + 1, end = i + length[d]; i < end; i++) {
        const isOne = stops.includes(route[i])
        if (isOne && !isIn) runs += 1
        isIn = isOne
      }
    }
    sum += cost * Math.max(0, runs - 1)
  }
  return sum
}

function tiringCost(
  { route, stride, length }: TourState,
  d: number,
  kinds: NonNullable<TourProblem['tiring']>,
): number {
  const first = d * stride + 1
  const last = first + length[d]
  let sum = 0
  for (const { load, free, cost } of kinds) {
    let most = 0
    for (let i = first; i < last; i++) most += load[route[i]]
    sum += cost * Math.max(0, most - free)
  }
  return sum
}

function rideCost(state: TourState, d: number, { kindOf, kinds, cost, most }: Rides): number {
  const { route, nodes } = state
  const first = d * state.stride
  const last = first + state.length[d] + 1
  let sum = 0
  let counted = 0
  for (let i = first; i < last; i++) {
    const kind = kindOf[route[i] * nodes + route[i + 1]]
    if (kind === 0) continue
    sum += cost[d * kinds + kind - 1]
    counted += 1
  }
  return most === undefined ? sum : sum + most.cost * Math.max(0, counted - most.free)
}

/** What the returns of a day cost, and its stops that are near those of other days. */
function areaCost(state: TourState, d: number, areas: Areas): number {
  const { route, stride, dayOf } = state
  const { back, split, nearOffset, nearTo, isLoose } = areas
  const first = d * stride + 1
  const last = first + state.length[d]
  let sum = 0
  for (let j = first; j < last; j++) {
    const v = route[j]
    if (j > first + 1 && isBack(state, first, j, areas)) sum += back[v]
    if (isLoose?.[d] === 1) continue
    for (let k = nearOffset[v]; k < nearOffset[v + 1]; k++) {
      const other = dayOf[nearTo[k]]
      if (other < 0 || other === d || isLoose?.[other] === 1) continue
      sum += split
      break
    }
  }
  return sum
}

/** Whether a stop is near an earlier one of the day, and something far from it is between; the stop right before it is not near. */
function isBack({ route, problem }: TourState, first: number, j: number, { lies, isFree }: Areas): boolean {
  if (isFree[route[j]] === 1) return false
  const row = route[j] * problem.vertices
  if (lies[row + route[j - 1]] === LIES.near) return false
  let hasLeft = false
  for (let i = j - 1; i >= first; i--) {
    const u = route[i]
    const lie = lies[row + u]
    if (lie === LIES.far) hasLeft = true
    else if (hasLeft && lie === LIES.near && isFree[u] === 0) return true
  }
  return false
}

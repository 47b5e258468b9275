import type { Areas } from './problem.ts'
import { NEVER, type TourState } from './state.ts'

/** Time by which visiting `v` right before position `i` delays what follows; NEVER when it cannot be. */
function delayAt(state: TourState, d: number, v: number, i: number): number {
  const { problem, route, arrive, leave, latest, nodes } = state
  const { windowOffset, windowOpen, windowClose, vertices: n } = problem
  const place = d * state.stride + i
  const from = route[place - 1]
  const to = route[place]
  const there = state.travelTo[v * nodes + from]
  const on = problem.travel[v * nodes + to]
  let begin = leave[place - 1] + there
  let w = windowOffset[d * n + v]
  const end = windowOffset[d * n + v + 1]
  while (w < end && windowClose[w] < begin) w++
  if (w === end) return NEVER
  if (begin < windowOpen[w]) begin = windowOpen[w]
  const at = begin + problem.duration[v] + on
  if (at > latest[place]) return NEVER
  if (there + on - state.travelTo[to * nodes + from] > state.maxDetour[v]) return NEVER
  return at - arrive[place]
}

/** Cheapest feasible place for stop `v` in day `d`, into the cost table. */
export function evaluate(state: TourState, d: number, v: number): void {
  state.single[0] = v
  evaluateList(state, d, state.single, 1)
}

/** The same for the first `count` stops of a list: the hot loop of the whole search. */
function evaluateList(state: TourState, d: number, list: Int32Array, count: number): void {
  const { problem, route, arrive, leave, latest, nodes, travelTo, maxDetour, cost, position } = state
  const { travel, duration, windowOffset, windowOpen, windowClose, vertices: n, groupOf } = problem
  const base = d * state.stride
  const last = base + state.length[d] + 1
  const full = state.length[d] >= state.mostStops[d]
  for (let k = 0; k < count; k++) {
    const v = list[k]
    const row = d * n + v
    const first = windowOffset[row]
    const end = windowOffset[row + 1]
    cost[row] = NEVER
    if (first === end || full || (groupOf !== undefined && !state.allowed(v))) continue
    const single = end - first === 1
    const open = windowOpen[first]
    const close = windowClose[end - 1]
    const stay = duration[v]
    const bound = maxDetour[v]
    const out = v * nodes
    const earliest = open + stay
    let best = NEVER
    let where = 0
    let i = base + 1
    // Latest arrivals ascend along a day: before these places even the first moment of the window is too late.
    while (i <= last && latest[i] < earliest) i++
    for (; i <= last; i++) {
      const left = leave[i - 1]
      // Departures ascend along a day: past the window no later place can fit.
      if (left > close) break
      const there = travelTo[out + route[i - 1]]
      let begin = left + there
      if (begin > close) continue
      if (begin < open) begin = open
      else if (!single) {
        let w = first
        while (windowClose[w] < begin) w++
        if (begin < windowOpen[w]) begin = windowOpen[w]
      }
      const to = route[i]
      const on = travel[out + to]
      const at = begin + stay + on
      if (at > latest[i]) continue
      const shift = at - arrive[i]
      if (shift >= best) continue
      if (bound !== NEVER && there + on - travelTo[to * nodes + route[i - 1]] > bound) continue
      best = shift
      where = i - base
    }
    cost[row] = best < 1 ? 1 : best
    position[row] = where
  }
}

/**
 * The row of `v` after something was inserted at position `at` of day `d`: its old place and the two new ones beside the
 * newcomer are looked at; all places only when the old one is gone. Now and then this misses a cheaper place, never a
 * rule, and it is several times faster.
 */
function refresh(state: TourState, d: number, v: number, at: number): void {
  const row = d * state.problem.vertices + v
  const old = state.position[row]
  if (old === at || state.length[d] >= state.mostStops[d]) {
    evaluate(state, d, v)
    return
  }
  let where = old > at ? old + 1 : old
  let best = delayAt(state, d, v, where)
  if (best === NEVER) {
    evaluate(state, d, v)
    return
  }
  for (let i = at; i <= at + 1; i++) {
    const delay = delayAt(state, d, v, i)
    if (delay < best) {
      best = delay
      where = i
    }
  }
  state.cost[row] = best < 1 ? 1 : best
  state.position[row] = where
}

/** Fills the rows of every free stop for one day. */
export function evaluateDay(state: TourState, d: number): void {
  evaluateList(state, d, state.free, state.freeCount[0])
}

/** Fills the whole table. */
export function evaluateAll(state: TourState): void {
  for (let d = 0; d < state.problem.days; d++) evaluateDay(state, d)
}

/** A refill puts a stop on a day without its neighbours only where that is so many times as quick (chosen, decision 27). */
const AWAY = 2

/** The days, as bits, that hold neighbours of the first `count` stops of a list. */
function findNearDays({ nearDays, dayOf }: TourState, { nearOffset, nearTo }: Areas, list: Int32Array, count: number) {
  for (let i = 0; i < count; i++) {
    const v = list[i]
    let days = 0
    for (let k = nearOffset[v]; k < nearOffset[v + 1]; k++) {
      const d = dayOf[nearTo[k]]
      if (d >= 0) days |= 1 << d
    }
    nearDays[v] = days
  }
}

/**
 * Fills the tours greedily: always the stop with the highest weight per unit of time it costs, until nothing fits.
 * `weight` ≤ 0 leaves a stop out of this round. The cost table must be valid for every free stop; it stays so.
 *
 * A stop that fits nowhere in a day cannot fit after that day got fuller (triangle inequality), so the rows of such
 * stops are not looked at again: most of the work of plain greedy insertion falls away.
 */
export function recreate(state: TourState, weight: Float64Array, candidates: Int32Array): void {
  const { problem, cost, free, nearDays, position, bestDay, bestWeight } = state
  const { vertices: n, areas } = problem
  let count = 0
  for (let i = 0; i < state.freeCount[0]; i++) {
    const v = free[i]
    if (weight[v] > 0) candidates[count++] = v
  }
  if (areas !== undefined) findNearDays(state, areas, candidates, count)
  for (let i = 0; i < count; i++) rate(state, candidates[i], weight)
  for (;;) {
    let chosen = -1
    let best = 0
    let kept = 0
    for (let i = 0; i < count; i++) {
      const v = candidates[i]
      const value = bestWeight[v]
      if (value === 0) continue
      candidates[kept++] = v
      if (value > best) {
        best = value
        chosen = v
      }
    }
    count = kept
    if (chosen < 0) return
    const day = bestDay[chosen]
    const at = position[day * n + chosen]
    state.insert(day, chosen, at)
    state.retime(day)
    const row = day * n
    for (let i = 0; i < state.freeCount[0]; i++) {
      const v = free[i]
      if (cost[row + v] !== NEVER) refresh(state, day, v, at)
    }
    closeGroups(state, chosen)
    kept = 0
    for (let i = 0; i < count; i++) {
      const v = candidates[i]
      if (v === chosen) continue
      candidates[kept++] = v
      // What another day takes best is not rated again while this one is no better for it.
      if (bestDay[v] === day || cost[row + v] <= cost[bestDay[v] * n + v] * AWAY) rate(state, v, weight)
    }
    count = kept
    if (areas === undefined) continue
    const { nearOffset, nearTo } = areas
    for (let k = nearOffset[chosen]; k < nearOffset[chosen + 1]; k++) {
      const v = nearTo[k]
      nearDays[v] |= 1 << day
      if (state.dayOf[v] < 0 && weight[v] > 0) rate(state, v, weight)
    }
  }
}

/** The day that takes a stop best, and its weight per unit of time there; 0 where it fits nowhere. */
function rate({ problem, cost, nearDays, bestDay, bestWeight }: TourState, v: number, weight: Float64Array): void {
  const { vertices: n, days: m } = problem
  const near = nearDays[v]
  let least = NEVER
  let day = 0
  for (let d = 0; d < m; d++) {
    const own = cost[d * n + v]
    const c = near === 0 || own === NEVER || (near & (1 << d)) !== 0 ? own : own * AWAY
    if (c < least) {
      least = c
      day = d
    }
  }
  bestDay[v] = day
  bestWeight[v] = least === NEVER ? 0 : weight[v] / least
}

/** Nothing else of the groups of a stop that was put in fits any more. */
function closeGroups({ problem, cost, membersOf }: TourState, chosen: number): void {
  const { vertices: n, days: m, groupOf } = problem
  if (groupOf === undefined) return
  for (let own = 0; own < 2; own++) {
    const group = groupOf[2 * chosen + own]
    if (group < 0) continue
    for (const v of membersOf[group]) for (let d = 0; d < m; d++) cost[d * n + v] = NEVER
  }
}

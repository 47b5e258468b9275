import type { Random } from './random.ts'
import type { TourState } from './state.ts'

/** Nearest stops of a stop, nearest first (by travel there and back); found when first asked for: most stops never are. */
export class Neighbours {
  readonly #state: TourState
  readonly #most: number
  readonly #known: (Int32Array | undefined)[]

  constructor(state: TourState, most: number) {
    this.#state = state
    this.#most = most
    this.#known = Array.from({ length: state.problem.vertices })
  }

  of(v: number): Int32Array {
    return (this.#known[v] ??= this.#find(v))
  }

  #find(v: number): Int32Array {
    const { nodes, problem, travelTo } = this.#state
    const { vertices: n, travel } = problem
    const far = Float64Array.from({ length: n }, (_, u) => travel[v * nodes + u] + travelTo[v * nodes + u])
    const others = Int32Array.from({ length: n - 1 }, (_, i) => (i < v ? i : i + 1))
    return others.sort((a, b) => far[a] - far[b] || a - b).slice(0, this.#most)
  }
}

/** What a ruin needs beside the tours. `touched` collects the days to be retimed. */
export interface RuinContext {
  readonly state: TourState
  readonly random: Random
  readonly near: Neighbours
  readonly fixed: Uint8Array
  readonly touched: Uint8Array
}

/** Removes the stops of day `d` from `position` on, keeping required ones. */
function removeRun(context: RuinContext, d: number, position: number, count: number): void {
  const { state, fixed } = context
  const base = d * state.stride
  for (let i = position + count - 1; i >= position; i--) {
    if (fixed[state.route[base + i]] === 0) state.remove(d, i, 1)
  }
  context.touched[d] = 1
}

function positionOf(state: TourState, v: number): number {
  const base = state.dayOf[v] * state.stride
  let i = 1
  while (state.route[base + i] !== v) i++
  return i
}

/**
 * Adjacent string removal (Christiaens & Vanden Berghe 2020, "Slack Induction by String Removals"): runs of stops of
 * several days around one seed, so that room opens in one region of the map at once.
 */
export function ruinAdjacent(context: RuinContext, strings: number, longest: number): void {
  const { state, random, near } = context
  const seed = random.below(state.problem.vertices)
  let left = strings
  const done = new Uint8Array(state.problem.days)
  const neighbourhood = near.of(seed)
  for (let i = -1; i < neighbourhood.length && left > 0; i++) {
    const v = i < 0 ? seed : neighbourhood[i]
    const d = state.dayOf[v]
    if (d < 0 || done[d] === 1) continue
    done[d] = 1
    const length = state.length[d]
    const count = 1 + random.below(Math.min(longest, length))
    const at = positionOf(state, v)
    const low = Math.max(1, at - count + 1)
    const high = Math.min(at, length - count + 1)
    removeRun(context, d, low + random.below(high - low + 1), count)
    left--
  }
  if (left === strings) ruinRun(context, longest)
}

/** A run of consecutive stops of one day. */
export function ruinRun(context: RuinContext, longest: number): void {
  const { state, random } = context
  const d = random.below(state.problem.days)
  const length = state.length[d]
  if (length === 0) return
  const count = 1 + random.below(Math.min(longest, length))
  removeRun(context, d, 1 + random.below(length - count + 1), count)
}

/** Single stops anywhere. */
export function ruinScattered(context: RuinContext, most: number): void {
  const { state, random } = context
  const count = 1 + random.below(most)
  for (let i = 0; i < count; i++) {
    const d = random.below(state.problem.days)
    if (state.length[d] > 0) removeRun(context, d, 1 + random.below(state.length[d]), 1)
  }
}

/**
 * Ejection: forces one free stop in, in the place where the least score has to leave for it (ties and near ties broken
 * by chance). Reaches exchanges that removal and greedy refilling would hardly ever make.
 */
export function ruinByEjection(context: RuinContext): void {
  const { state, random, fixed, touched } = context
  const { problem, route, leave, latest, nodes, freeCount } = state
  const { travel, duration, windowOffset, windowOpen, windowClose, vertices: n, score } = problem
  if (freeCount[0] === 0) return
  const v = state.free[random.below(freeCount[0])]
  if (!state.allowed(v)) return
  let bestLoss = Infinity
  let bestDay = -1
  let bestFrom = 0
  let bestTo = 0
  for (let d = 0; d < problem.days; d++) {
    const first = windowOffset[d * n + v]
    const end = windowOffset[d * n + v + 1]
    if (first === end) continue
    const base = d * state.stride
    const length = state.length[d]
    for (let i = 0; i <= length; i++) {
      const a = route[base + i]
      const at = leave[base + i] + travel[a * nodes + v]
      let w = first
      while (w < end && windowClose[w] < at) w++
      if (w === end) break
      const out = (at > windowOpen[w] ? at : windowOpen[w]) + duration[v]
      let lost = 0
      let j = i + 1
      for (; j <= length + 1; j++) {
        const b = route[base + j]
        if (out + travel[v * nodes + b] <= latest[base + j]) break
        if (j > length || fixed[b] === 1) {
          lost = Infinity
          break
        }
        lost += score[b]
      }
      if (lost === Infinity || (j === i + 1 && length >= state.mostStops[d])) continue
      const value = lost * (1 + random.next())
      if (value < bestLoss) {
        bestLoss = value
        bestDay = d
        bestFrom = i + 1
        bestTo = j
      }
    }
  }
  if (bestDay < 0) return
  if (bestTo > bestFrom) state.remove(bestDay, bestFrom, bestTo - bestFrom)
  state.insert(bestDay, v, bestFrom)
  touched[bestDay] = 1
}

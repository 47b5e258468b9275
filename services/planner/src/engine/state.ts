import type { TourProblem } from './problem.ts'

/** "Cannot be inserted" in the cost table. */
export const NEVER = 0x3fffffff

/**
 * Tours being changed. Everything that changes lies in ONE Int32Array, so that keeping and restoring a whole plan is a
 * single copy (a few microseconds), which is what makes tens of thousands of trials a second possible.
 */
export class TourState {
  readonly problem: TourProblem
  readonly nodes: number
  readonly stride: number
  /** Transposed travel: column reads of the insertion loop become row reads. */
  readonly travelTo: Int32Array
  readonly memory: Int32Array
  readonly length: Int32Array
  readonly route: Int32Array
  readonly dayOf: Int32Array
  readonly arrive: Int32Array
  readonly start: Int32Array
  readonly leave: Int32Array
  /** Latest arrival at a node that keeps the rest of its day possible. */
  readonly latest: Int32Array
  readonly free: Int32Array
  readonly freeAt: Int32Array
  readonly freeCount: Int32Array
  readonly groupUsed: Int32Array
  /** Cheapest insertion of stop `v` into day `d`: `cost[d * vertices + v]` and the position it has there. */
  readonly cost: Int32Array
  readonly position: Int32Array
  readonly mostStops: Int32Array
  readonly travelCost: number
  readonly longestDetour: number
  /** Travel time of each day. */
  readonly travelled: Int32Array
  score = 0

  constructor(problem: TourProblem) {
    const { vertices: n, days: m } = problem
    const nodes = n + 2 * m
    this.problem = problem
    this.nodes = nodes
    this.stride = n + 2
    this.travelTo = new Int32Array(nodes * nodes)
    for (let i = 0; i < nodes; i++)
      for (let j = 0; j < nodes; j++) this.travelTo[j * nodes + i] = problem.travel[i * nodes + j]
    const groups = problem.groups ?? 0
    const sizes = [m, m * this.stride, n, nodes, nodes, nodes, nodes, n, n, 1, groups, m * n, m * n, m]
    this.memory = new Int32Array(sizes.reduce((sum, size) => sum + size, 0))
    let offset = 0
    const take = (size: number) => this.memory.subarray(offset, (offset += size))
    const parts = sizes.map(take)
    this.length = parts[0]
    this.route = parts[1]
    this.dayOf = parts[2]
    this.arrive = parts[3]
    this.start = parts[4]
    this.leave = parts[5]
    this.latest = parts[6]
    this.free = parts[7]
    this.freeAt = parts[8]
    this.freeCount = parts[9]
    this.groupUsed = parts[10]
    this.cost = parts[11]
    this.position = parts[12]
    this.travelled = parts[13]
    this.travelCost = problem.travelCost ?? 0
    this.longestDetour = problem.longestDetour ?? NEVER
    this.mostStops = problem.mostStops ?? new Int32Array(m).fill(n)
    this.clear()
  }

  clear(): void {
    const { vertices: n, days: m, dayOpen, dayClose } = this.problem
    this.score = 0
    this.dayOf.fill(-1)
    this.groupUsed.fill(0)
    this.freeCount[0] = n
    for (let v = 0; v < n; v++) {
      this.free[v] = v
      this.freeAt[v] = v
    }
    for (let d = 0; d < m; d++) {
      const base = d * this.stride
      this.length[d] = 0
      this.route[base] = n + d
      this.route[base + 1] = n + m + d
      this.start[n + d] = dayOpen[d]
      this.leave[n + d] = dayOpen[d]
      this.latest[n + m + d] = dayClose[d]
      this.retime(d)
    }
    this.evaluateAll()
  }

  /** Recomputes arrivals forwards and latest arrivals backwards over one day. */
  retime(d: number): void {
    const { problem, route, arrive, start, leave, latest, nodes } = this
    const { travel, duration, windowOffset, windowOpen, windowClose, vertices: n } = problem
    const base = d * this.stride
    const last = base + this.length[d] + 1
    let before = route[base]
    let travelled = 0
    for (let i = base + 1; i < last; i++) {
      const v = route[i]
      const way = travel[before * nodes + v]
      travelled += way
      const at = leave[before] + way
      let w = windowOffset[d * n + v]
      const end = windowOffset[d * n + v + 1]
      while (w < end && windowClose[w] < at) w++
      const begin = w === end ? NEVER : at > windowOpen[w] ? at : windowOpen[w]
      arrive[v] = at
      start[v] = begin
      leave[v] = begin + duration[v]
      before = v
    }
    const finish = route[last]
    const home = travel[before * nodes + finish]
    this.travelled[d] = travelled + home
    arrive[finish] = leave[before] + home
    let after = finish
    for (let i = last - 1; i > base; i--) {
      const v = route[i]
      const by = latest[after] - travel[v * nodes + after] - duration[v]
      const first = windowOffset[d * n + v]
      let w = windowOffset[d * n + v + 1] - 1
      while (w >= first && windowOpen[w] > by) w--
      latest[v] = w < first ? -NEVER : by < windowClose[w] ? by : windowClose[w]
      after = v
    }
  }

  /** Cheapest feasible place for stop `v` in day `d`, into the cost table. */
  evaluate(d: number, v: number): void {
    const { problem, route, arrive, leave, latest, nodes, travelTo } = this
    const { travel, duration, windowOffset, windowOpen, windowClose, vertices: n } = problem
    const row = d * n + v
    const first = windowOffset[row]
    const end = windowOffset[row + 1]
    let best = NEVER
    let where = 0
    if (first < end && this.length[d] < this.mostStops[d] && this.allowed(v)) {
      const single = end - first === 1
      const open = windowOpen[first]
      const close = windowClose[end - 1]
      const stay = duration[v]
      // Longest detour the stop is worth.
      const patience = Math.min(this.longestDetour, this.travelCost > 0 ? problem.score[v] / this.travelCost : NEVER)
      const out = v * nodes
      const base = d * this.stride
      const last = base + this.length[d] + 1
      let a = route[base]
      for (let i = base + 1; i <= last; i++) {
        const b = route[i]
        const from = a
        let begin = leave[a] + travelTo[out + a]
        // Departures ascend along a day: past the window no later place can fit.
        if (leave[a] > close) break
        a = b
        if (begin > close) continue
        if (begin < open) begin = open
        else if (!single) {
          let w = first
          while (windowClose[w] < begin) w++
          if (begin < windowOpen[w]) begin = windowOpen[w]
        }
        const at = begin + stay + travel[out + b]
        if (at > latest[b]) continue
        const shift = at - arrive[b]
        if (shift < best) {
          if (patience < NEVER && travelTo[out + from] + travel[out + b] - travelTo[b * nodes + from] > patience)
            continue
          best = shift
          where = i - base
        }
      }
    }
    this.cost[row] = best < 1 ? 1 : best
    this.position[row] = where
  }

  evaluateDay(d: number): void {
    const { free, freeCount } = this
    const count = freeCount[0]
    for (let i = 0; i < count; i++) this.evaluate(d, free[i])
  }

  evaluateAll(): void {
    for (let d = 0; d < this.problem.days; d++) this.evaluateDay(d)
  }

  /** What the search makes large: score less what `rate` per unit of travel takes off. */
  value(rate: number): number {
    if (rate === 0) return this.score
    let travelled = 0
    for (let d = 0; d < this.problem.days; d++) travelled += this.travelled[d]
    return this.score - rate * travelled
  }

  /** False while another stop of one of its groups is in the plan. */
  allowed(v: number): boolean {
    const groupOf = this.problem.groupOf
    if (groupOf === undefined) return true
    const one = groupOf[2 * v]
    const two = groupOf[2 * v + 1]
    return (one < 0 || this.groupUsed[one] === 0) && (two < 0 || this.groupUsed[two] === 0)
  }

  /** Puts stop `v` at `position` (1-based) of day `d`; call `retime` afterwards. */
  insert(d: number, v: number, position: number): void {
    const base = d * this.stride
    this.route.copyWithin(base + position + 1, base + position, base + this.length[d] + 2)
    this.route[base + position] = v
    this.length[d]++
    this.dayOf[v] = d
    this.score += this.problem.score[v]
    const last = --this.freeCount[0]
    const hole = this.freeAt[v]
    const moved = this.free[last]
    this.free[hole] = moved
    this.freeAt[moved] = hole
    this.countGroups(v, 1)
  }

  /** Takes `count` stops from `position` on out of day `d`; call `retime` afterwards. */
  remove(d: number, position: number, count: number): void {
    const base = d * this.stride
    for (let i = position; i < position + count; i++) {
      const v = this.route[base + i]
      this.dayOf[v] = -1
      this.score -= this.problem.score[v]
      this.freeAt[v] = this.freeCount[0]
      this.free[this.freeCount[0]++] = v
      this.countGroups(v, -1)
    }
    this.route.copyWithin(base + position, base + position + count, base + this.length[d] + 2)
    this.length[d] -= count
  }

  private countGroups(v: number, by: number): void {
    const groupOf = this.problem.groupOf
    if (groupOf === undefined) return
    if (groupOf[2 * v] >= 0) this.groupUsed[groupOf[2 * v]] += by
    if (groupOf[2 * v + 1] >= 0) this.groupUsed[groupOf[2 * v + 1]] += by
  }
}

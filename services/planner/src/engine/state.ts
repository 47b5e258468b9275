import type { TourProblem, TourStop } from './problem.ts'

/** "Cannot be inserted" in the cost table. */
export const NEVER = 0x3fffffff

/** The third of a kind in a row is as bad as so many second ones: no day is like that while there is another (chosen, decision 27). */
const THIRD = 20
/** A wait before a wait is so many times as long as another. */
const BEFORE_LEAD = 2

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
  /** By place in the route, like `route` itself: reads of the insertion loop then run along memory. */
  readonly arrive: Int32Array
  readonly leave: Int32Array
  /** Latest arrival that keeps the rest of the day possible. */
  readonly latest: Int32Array
  readonly free: Int32Array
  readonly freeAt: Int32Array
  readonly freeCount: Int32Array
  readonly groupUsed: Int32Array
  /** Cheapest insertion of stop `v` into day `d`: `cost[d * vertices + v]` and the position it has there. */
  readonly cost: Int32Array
  readonly position: Int32Array
  readonly mostStops: Int32Array
  /** Longest detour each stop is worth; NEVER: any. */
  readonly maxDetour: Int32Array
  /** Travel time of each day. */
  readonly travelled: Int32Array
  /** Waiting of each day beyond what is free, and how often two of a kind are in a row. */
  readonly waited: Int32Array
  readonly repeated: Int32Array
  /** Metres on foot of each day. */
  readonly walked: Int32Array
  /** Scratch: the days, as bits, that hold neighbours of each stop. */
  readonly nearDays: Int32Array
  /** Scratch: the day that takes each stop best, and its weight per unit of time there. */
  readonly bestDay: Int32Array
  readonly bestWeight: Float64Array
  /** The stops of each group. */
  readonly membersOf: readonly Int32Array[]
  /** Scratch list of one stop. */
  readonly single = new Int32Array(1)
  score = 0

  constructor(problem: TourProblem) {
    const { vertices: n, days: m } = problem
    const nodes = n + 2 * m
    this.problem = problem
    this.nodes = nodes
    this.stride = n + 2
    this.nearDays = new Int32Array(n)
    this.bestDay = new Int32Array(n)
    this.bestWeight = new Float64Array(n)
    this.membersOf = membersOf(problem)
    this.travelTo = new Int32Array(nodes * nodes)
    for (let i = 0; i < nodes; i++)
      for (let j = 0; j < nodes; j++) this.travelTo[j * nodes + i] = problem.travel[i * nodes + j]
    const line = m * this.stride
    const sizes = [m, line, n, line, line, line, n, n, 1, problem.groups ?? 0, m * n, m * n, m, m, m, m]
    this.memory = new Int32Array(sizes.reduce((sum, size) => sum + size, 0))
    let offset = 0
    const take = (size: number) => this.memory.subarray(offset, (offset += size))
    const parts = sizes.map(take)
    this.length = parts[0]
    this.route = parts[1]
    this.dayOf = parts[2]
    this.arrive = parts[3]
    this.leave = parts[4]
    this.latest = parts[5]
    this.free = parts[6]
    this.freeAt = parts[7]
    this.freeCount = parts[8]
    this.groupUsed = parts[9]
    this.cost = parts[10]
    this.position = parts[11]
    this.travelled = parts[12]
    this.waited = parts[13]
    this.repeated = parts[14]
    this.walked = parts[15]
    const cost = problem.travelCost ?? 0
    this.maxDetour = Int32Array.from(problem.score, (score, v) =>
      Math.min(problem.longestDetour?.[v] ?? NEVER, cost > 0 ? score / cost : NEVER),
    )
    for (const v of problem.required ?? []) this.maxDetour[v] = NEVER
    this.mostStops = problem.mostStops ?? new Int32Array(m).fill(n)
    this.clear()
  }

  /** Where a part of the state lies in `memory`, and so in a kept copy of it. */
  offsetOf(part: Int32Array): number {
    return (part.byteOffset - this.memory.byteOffset) / this.memory.BYTES_PER_ELEMENT
  }

  clear(): void {
    const { vertices: n, days: m } = this.problem
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
      this.retime(d)
    }
  }

  /** Recomputes arrivals forwards and latest arrivals backwards over one day. */
  retime(d: number): void {
    const { problem, route, arrive, leave, latest, nodes } = this
    const { travel, duration, windowOffset, windowOpen, windowClose, vertices: n } = problem
    const base = d * this.stride
    const last = base + this.length[d] + 1
    let before = route[base]
    let left = problem.dayOpen[d]
    let travelled = 0
    leave[base] = left
    for (let i = base + 1; i < last; i++) {
      const v = route[i]
      const way = travel[before * nodes + v]
      travelled += way
      const at = left + way
      let w = windowOffset[d * n + v]
      const end = windowOffset[d * n + v + 1]
      while (w < end && windowClose[w] < at) w++
      left = (w === end ? NEVER : at > windowOpen[w] ? at : windowOpen[w]) + duration[v]
      arrive[i] = at
      leave[i] = left
      before = v
    }
    if (problem.waiting !== undefined || problem.repeats !== undefined) this.#count(d)
    const home = travel[before * nodes + route[last]]
    this.travelled[d] = travelled + home
    if (problem.walking !== undefined) this.#countWalk(d, problem.walking.metres)
    arrive[last] = left + home
    let by = problem.dayClose[d]
    latest[last] = by
    let after = route[last]
    for (let i = last - 1; i > base; i--) {
      const v = route[i]
      by -= travel[v * nodes + after] + duration[v]
      const first = windowOffset[d * n + v]
      let w = windowOffset[d * n + v + 1] - 1
      while (w >= first && windowOpen[w] > by) w--
      by = w < first ? -NEVER : by < windowClose[w] ? by : windowClose[w]
      latest[i] = by
      after = v
    }
  }

  /** Counts a day's waiting beyond what is free, and its repeats; after its times are known. */
  #count(d: number): void {
    const { route, arrive, leave } = this
    const { duration, waiting, repeats } = this.problem
    const first = d * this.stride + 1
    const last = first + this.length[d]
    let waited = 0
    let repeated = 0
    for (let i = first; i < last; i++) {
      const v = route[i]
      if (waiting !== undefined) {
        const lead = waiting.lead?.[v] ?? 0
        const free = i === first ? 2 * waiting.free : Math.max(0, waiting.free - lead)
        waited += (lead > 0 ? BEFORE_LEAD : 1) * Math.max(0, leave[i] - duration[v] - arrive[i] - free)
      }
      if (repeats !== undefined && i > first) {
        const kind = repeats.kindOf[v]
        if (kind >= 0 && kind === repeats.kindOf[route[i - 1]])
          repeated += i > first + 1 && kind === repeats.kindOf[route[i - 2]] ? THIRD : 1
      }
    }
    this.waited[d] = waited
    this.repeated[d] = repeated
  }

  #countWalk(d: number, metres: Int32Array): void {
    const { route, nodes } = this
    const first = d * this.stride
    const last = first + this.length[d] + 1
    let walked = 0
    for (let i = first; i < last; i++) walked += metres[route[i] * nodes + route[i + 1]]
    this.walked[d] = walked
  }

  /** The stops of each day in visiting order. */
  stops(): TourStop[][] {
    const { problem, route, leave } = this
    return Array.from({ length: problem.days }, (_, d) =>
      Array.from({ length: this.length[d] }, (__, i) => {
        const place = d * this.stride + i + 1
        const vertex = route[place]
        return { vertex, start: leave[place] - problem.duration[vertex] }
      }),
    )
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

/** The stops of each group of a problem. */
function membersOf({ groupOf, groups = 0, vertices }: TourProblem): readonly Int32Array[] {
  const members = Array.from({ length: groups }, (): number[] => [])
  for (let i = 0; i < 2 * vertices; i++) {
    const group = groupOf?.[i] ?? -1
    if (group >= 0) members[group].push(i >> 1)
  }
  return members.map((own) => Int32Array.from(own))
}

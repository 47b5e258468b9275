import { describe, expect, it } from 'vitest'
import type { TourProblem, TourSolution } from './problem.ts'
import { Random } from './random.ts'
import { solve } from './solve.ts'

/** A small problem with gaps in the windows, closed days and uneven travel times. */
function smallProblem(seed: number, vertices: number, days: number): TourProblem {
  const random = new Random(seed)
  const nodes = vertices + 2 * days
  const spots = Array.from({ length: nodes }, () => [random.below(40), random.below(40)] as const)
  const travel = new Int32Array(nodes * nodes)
  for (let i = 0; i < nodes; i++)
    for (let j = 0; j < nodes; j++)
      travel[i * nodes + j] = Math.ceil(Math.hypot(spots[i][0] - spots[j][0], spots[i][1] - spots[j][1]))
  const offset = [0]
  const open: number[] = []
  const close: number[] = []
  for (let d = 0; d < days; d++) {
    for (let v = 0; v < vertices; v++) {
      let from = random.below(60)
      for (let w = random.below(3); w > 0; w--) {
        open.push(from)
        close.push(from + 5 + random.below(30))
        from = (close.at(-1) ?? 0) + 5 + random.below(30)
      }
      offset.push(open.length)
    }
  }
  return {
    vertices,
    days,
    score: Float64Array.from({ length: vertices }, () => 1 + random.below(20)),
    duration: Int32Array.from({ length: vertices }, () => random.below(15)),
    travel,
    dayOpen: new Int32Array(days),
    dayClose: new Int32Array(days).fill(120),
    windowOffset: Int32Array.from(offset),
    windowOpen: Int32Array.from(open),
    windowClose: Int32Array.from(close),
  }
}

/** Start times of an order on a day, or null when it cannot be done. Written for clarity, not for speed. */
function timesOf(problem: TourProblem, day: number, order: readonly number[]): readonly number[] | null {
  const nodes = problem.vertices + 2 * problem.days
  let now = problem.dayOpen[day]
  let at = problem.vertices + day
  const starts: number[] = []
  for (const v of order) {
    now += problem.travel[at * nodes + v]
    const row = day * problem.vertices + v
    let begin = Infinity
    for (let w = problem.windowOffset[row]; w < problem.windowOffset[row + 1]; w++)
      if (now <= problem.windowClose[w]) begin = Math.min(begin, Math.max(now, problem.windowOpen[w]))
    if (begin === Infinity) return null
    starts.push(begin)
    now = begin + problem.duration[v]
    at = v
  }
  return now + problem.travel[at * nodes + problem.vertices + problem.days + day] <= problem.dayClose[day]
    ? starts
    : null
}

/** Best score by trying every order of every choice. */
function bruteForce(problem: TourProblem): number {
  let best = 0
  const explore = (day: number, order: readonly number[], used: ReadonlySet<number>, score: number) => {
    best = Math.max(best, score)
    if (day + 1 < problem.days) explore(day + 1, [], used, score)
    for (let v = 0; v < problem.vertices; v++) {
      if (used.has(v)) continue
      const next = [...order, v]
      if (timesOf(problem, day, next) !== null) explore(day, next, new Set([...used, v]), score + problem.score[v])
    }
  }
  explore(0, [], new Set(), 0)
  return best
}

function expectFeasible(problem: TourProblem, solution: TourSolution): void {
  const all = solution.days.flat().map((stop) => stop.vertex)
  expect(new Set(all).size).toBe(all.length)
  solution.days.forEach((stops, day) => {
    const times = timesOf(
      problem,
      day,
      stops.map((stop) => stop.vertex),
    )
    expect(times).toEqual(stops.map((stop) => stop.start))
  })
  expect(solution.score).toBe(all.reduce((sum, v) => sum + problem.score[v], 0))
}

describe('solve', () => {
  it.each(Array.from({ length: 25 }, (_, seed) => seed))('finds the best plan of small problem %i', (seed) => {
    const problem = smallProblem(seed, 6, 1 + (seed % 2))
    const solution = solve(problem, { seed, maxIterations: 400 })
    expectFeasible(problem, solution)
    expect(solution.score).toBe(bruteForce(problem))
  })

  it.each([1, 2, 3])('keeps every rule on larger problem %i', (seed) => {
    const problem = smallProblem(seed, 60, 4)
    expectFeasible(problem, solve(problem, { seed, maxIterations: 500 }))
  })

  it('gives the same plan for the same seed and number of rounds', () => {
    const problem = smallProblem(9, 40, 3)
    const once = solve(problem, { seed: 4, maxIterations: 300 })
    expect(solve(problem, { seed: 4, maxIterations: 300 })).toEqual(once)
  })

  it('ends when its time is spent or its signal is aborted', () => {
    const problem = smallProblem(9, 60, 3)
    const began = performance.now()
    solve(problem, { seed: 1, budgetMs: 60 })
    expect(performance.now() - began).toBeLessThan(5000)
    const cancelled = solve(problem, { seed: 1, budgetMs: 60_000, signal: AbortSignal.abort() })
    expect(cancelled.iterations).toBe(0)
    expect(cancelled.score).toBeGreaterThan(0)
  })

  it('counts what it prepares as time: with a thousand stops a millisecond is over before the first round', () => {
    const problem = smallProblem(9, 1000, 3)
    const solution = solve(problem, { seed: 1, budgetMs: 1 })
    expect(solution.iterations).toBe(0)
    expectFeasible(problem, solution)
    expect(solution.score).toBeGreaterThan(0)
  })

  it('finds the same plan whatever unit the scores are in', () => {
    const problem = smallProblem(9, 60, 3)
    const order = (by: number) =>
      solve({ ...problem, score: problem.score.map((own) => own * by) }, { seed: 2, maxIterations: 600 }).days
    expect(order(64)).toEqual(order(1))
  })

  it('has a feasible best plan whenever it is cancelled, which never gets worse', () => {
    const problem = smallProblem(4, 50, 2)
    const cancelledAt = (check: number) => {
      let checks = 0
      const signal = {
        get aborted() {
          return checks++ === check
        },
      }
      return solve(problem, { seed: 3, maxIterations: 2000, signal })
    }
    let last = 0
    for (const check of [0, 1, 2, 4, 8, 16, 32, 64, 100]) {
      const solution = cancelledAt(check)
      expect(solution.iterations).toBe(check * 16)
      expectFeasible(problem, solution)
      expect(solution.score).toBeGreaterThanOrEqual(last)
      last = solution.score
    }
  })

  it('keeps required stops and lists those that did not fit', () => {
    const problem = smallProblem(3, 30, 2)
    const worst = problem.score.indexOf(Math.min(...problem.score))
    const closed = { ...problem, required: [worst], windowOffset: problem.windowOffset }
    const solution = solve(closed, { seed: 1, maxIterations: 200 })
    const visited = solution.days.flat().map((stop) => stop.vertex)
    expect(visited.includes(worst) || solution.unplaced.includes(worst)).toBe(true)
    const never = { ...problem, windowClose: new Int32Array(problem.windowClose.length).fill(-1), required: [0] }
    expect(solve(never, { seed: 1, maxIterations: 5 }).unplaced).toEqual([0])
  })

  it('visits at most one stop of a group and no more stops a day than asked', () => {
    const problem = smallProblem(12, 40, 3)
    const groupOf = Int32Array.from({ length: 80 }, (_, i) => (i % 2 === 0 ? (i / 2) % 8 : -1))
    const solution = solve(
      { ...problem, groupOf, groups: 8, mostStops: new Int32Array(3).fill(2) },
      { seed: 1, maxIterations: 300 },
    )
    const groups = solution.days.flat().map((stop) => stop.vertex % 8)
    expect(new Set(groups).size).toBe(groups.length)
    expect(Math.max(...solution.days.map((day) => day.length))).toBeLessThanOrEqual(2)
  })

  it('leaves out a stop whose travel costs more than its score', () => {
    const problem = smallProblem(5, 20, 2)
    const free = solve(problem, { seed: 1, maxIterations: 300 })
    const dear = solve({ ...problem, travelCost: 1 }, { seed: 1, maxIterations: 300 })
    const way = (solution: TourSolution) => {
      const nodes = problem.vertices + 2 * problem.days
      return solution.days.reduce((sum, stops, day) => {
        const path = [20 + day, ...stops.map((stop) => stop.vertex), 22 + day]
        return sum + path.slice(1).reduce((own, to, i) => own + problem.travel[path[i] * nodes + to], 0)
      }, 0)
    }
    expect(dear.score - way(dear)).toBeGreaterThan(free.score - way(free))
  })

  it('solves an empty problem', () => {
    const nothing = solve(smallProblem(1, 0, 2), { seed: 1, maxIterations: 10 })
    expect(nothing).toMatchObject({ score: 0, days: [[], []] })
  })
})

describe('what a day should not hold', () => {
  /** One day of five stops in a row on the map: the window of the last opens late, and stops 1 and 2 are of one kind. */
  const base = {
    ...smallProblem(1, 5, 1),
    score: Float64Array.of(10, 10, 9, 8, 10),
    duration: new Int32Array(5).fill(10),
    travel: new Int32Array(49).fill(1),
    windowOffset: Int32Array.of(0, 1, 2, 3, 4, 5),
    windowOpen: Int32Array.of(0, 0, 0, 0, 100),
    windowClose: Int32Array.of(110, 110, 110, 110, 105),
    mostStops: Int32Array.of(2),
  }
  const visited = (more: Partial<TourProblem>) =>
    solve({ ...base, ...more }, { seed: 1, maxIterations: 300 }).days[0].map((stop) => stop.vertex)

  it('leaves out a stop that is waited for too long, where waiting costs', () => {
    const late = { score: Float64Array.of(10, 5, 5, 8, 10) }
    expect(visited(late).toSorted()).toEqual([0, 4])
    expect(visited({ ...late, waiting: { free: 20, cost: 0.5 } }).toSorted()).toEqual([0, 3])
  })

  it('does not begin a day late, where waiting costs', () => {
    const one = { mostStops: Int32Array.of(1), score: Float64Array.of(1, 1, 1, 8, 10) }
    expect(visited(one)).toEqual([4])
    expect(visited({ ...one, waiting: { free: 20, cost: 0.5 } })).toEqual([3])
    expect(visited({ ...one, waiting: { free: 50, cost: 0.5 } })).toEqual([4])
  })

  it('prefers stops that are walked to within what is free, where more costs', () => {
    const early = { score: Float64Array.of(10, 10, 9, 8, 1) }
    // Stops 0 and 1 lie 300 metres from everything, the others 100.
    const metres = Int32Array.from({ length: 49 }, (_, i) => (Math.floor(i / 7) < 2 || i % 7 < 2 ? 300 : 100))
    expect(visited({ ...early, walking: { metres, free: Float64Array.of(900), cost: 0.1 } }).toSorted()).toEqual([0, 1])
    expect(visited({ ...early, walking: { metres, free: Float64Array.of(400), cost: 0.1 } }).toSorted()).toEqual([2, 3])
  })

  it('takes no dear ride where what is near is nearly as good, and none at all where the day has none', () => {
    const early = { score: Float64Array.of(10, 10, 9, 8, 1) }
    // Stops 0 and 1 are ridden to from everywhere.
    const kindOf = Uint8Array.from({ length: 49 }, (_, i) => (Math.floor(i / 7) < 2 || i % 7 < 2 ? 1 : 0))
    const rides = (cost: number) => ({ kindOf, kinds: 1, cost: Float64Array.of(cost) })
    expect(visited({ ...early, rides: rides(0.5) }).toSorted()).toEqual([0, 1])
    expect(visited({ ...early, rides: rides(2) }).toSorted()).toEqual([2, 3])
  })

  it('sees what belongs together on one day', () => {
    const two = {
      ...smallProblem(1, 4, 2),
      score: Float64Array.of(9, 9, 9, 9),
      duration: new Int32Array(4).fill(10),
      travel: new Int32Array(64).fill(1),
      windowOffset: Int32Array.from({ length: 9 }, (_, i) => i),
      windowOpen: new Int32Array(8),
      windowClose: new Int32Array(8).fill(110),
      mostStops: Int32Array.of(2, 2),
      travelCost: 0.1,
    }
    const daysOf = (more: Partial<TourProblem>) =>
      solve({ ...two, ...more }, { seed: 1, maxIterations: 300 }).days.map((day) => day.map(({ vertex }) => vertex))
    const [[one], [other]] = daysOf({})
    const together = daysOf({ together: [{ stops: Int32Array.of(one, other), cost: 5 }] })
    expect(together.map((day) => day.length)).toEqual([2, 2])
    expect(together.some((day) => day.includes(one) && day.includes(other))).toBe(true)
  })

  it('prefers two kinds to two of a kind in a row, where that costs', () => {
    const repeats = { kindOf: Int32Array.of(7, 7, 3, -1, -1), cost: 2 }
    const early = { score: Float64Array.of(10, 10, 9, 8, 1) }
    expect(visited(early).toSorted()).toEqual([0, 1])
    expect(visited({ ...early, repeats })).toContain(2)
  })

  it('does not put three of a kind in a row where another is nearly as good', () => {
    const three = { mostStops: Int32Array.of(3), score: Float64Array.of(10, 10, 10, 8, 1) }
    expect(visited(three).toSorted()).toEqual([0, 1, 2])
    expect(visited({ ...three, repeats: { kindOf: Int32Array.of(7, 7, 7, -1, -1), cost: 0.5 } })).toContain(3)
  })

  it('waits less before a stop that begins with a wait of its own', () => {
    const late = { score: Float64Array.of(10, 5, 5, 8, 10) }
    const waiting = { free: 90, cost: 0.5 }
    expect(visited({ ...late, waiting }).toSorted()).toEqual([0, 4])
    const lead = Int32Array.of(0, 0, 0, 0, 80)
    expect(visited({ ...late, waiting: { ...waiting, lead } }).toSorted()).toEqual([0, 3])
  })
})

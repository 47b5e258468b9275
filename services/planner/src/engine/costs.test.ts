import { describe, expect, it } from 'vitest'
import { LIES, packWindows, type Areas, type TourProblem } from './problem.ts'
import { evaluateAll, recreate } from './insertion.ts'
import { solve } from './solve.ts'
import { TourState } from './state.ts'

const N = 4
/** Stops 0 and 1 are one area, 2 and 3 another; every way is as long as any other. */
const area = (v: number): number => v >> 1
const areas = (over: Partial<Areas> = {}): Areas => ({
  lies: Uint8Array.from({ length: N * N }, (_, i) => (area(Math.floor(i / N)) === area(i % N) ? LIES.near : LIES.far)),
  isFree: new Uint8Array(N),
  back: new Float64Array(N),
  nearOffset: Int32Array.of(0, 1, 2, 3, 4),
  nearTo: Int32Array.of(1, 0, 3, 2),
  split: 0,
  ...over,
})

/** Stop `v` may begin from `from[v]` on, on any day. */
const problem = (days: number, from: readonly number[], over: Partial<TourProblem> = {}): TourProblem => ({
  vertices: N,
  days,
  score: Float64Array.of(9, 9, 9, 9),
  duration: new Int32Array(N).fill(10),
  travel: new Int32Array((N + 2 * days) ** 2).fill(1),
  dayOpen: new Int32Array(days),
  dayClose: new Int32Array(days).fill(200),
  ...packWindows(days, N, (v) => [[from[v] ?? 0, 150]]),
  mostStops: new Int32Array(days).fill(N / days),
  travelCost: 0.01,
  ...over,
})
const daysOf = (own: TourProblem) =>
  solve(own, { seed: 1, maxIterations: 300 }).days.map((day) => day.map(({ vertex }) => vertex))
const areasIn = (day: readonly number[]): readonly number[] => day.map(area)
/** How often a day changes from one area to the other. */
const moves = (day: readonly number[]): number =>
  areasIn(day).filter((own, i, all) => i > 0 && own !== all[i - 1]).length

describe('areas', () => {
  it('are left once where coming back costs', () => {
    // By their hours alone the stops come 0, 2, 1, 3.
    const from = [0, 60, 30, 90]
    const waiting = { free: 0, cost: 0.01 }
    expect(moves(daysOf(problem(1, from, { waiting }))[0] ?? [])).toBe(3)
    expect(
      moves(daysOf(problem(1, from, { waiting, areas: areas({ back: new Float64Array(N).fill(5) }) }))[0] ?? []),
    ).toBe(1)
  })

  it('may be come back to for a stop that is free', () => {
    const from = [0, 60, 30, 90]
    const all = areas({ back: new Float64Array(N).fill(5), isFree: new Uint8Array(N).fill(1) })
    expect(moves(daysOf(problem(1, from, { waiting: { free: 0, cost: 0.01 }, areas: all }))[0] ?? [])).toBe(3)
  })

  it('are seen on one day where a second costs', () => {
    // Waiting sends 0 and 2 to one day and 1 and 3 to the other.
    const own = (cost: number) =>
      problem(2, [0, 100, 12, 112], { waiting: { free: 0, cost: 0.05 }, areas: areas({ split: cost }) })
    expect(daysOf(own(0)).every((day) => new Set(areasIn(day)).size === 1)).toBe(false)
    expect(daysOf(own(20)).every((day) => new Set(areasIn(day)).size === 1)).toBe(true)
  })
})

it('a day that takes what there is may have one of an area that is seen on another', () => {
  const loose = areas({ split: 20, isLoose: Uint8Array.of(0, 1) })
  const days = daysOf(problem(2, [0, 100, 12, 112], { waiting: { free: 0, cost: 0.05 }, areas: loose }))
  expect(days.every((day) => new Set(areasIn(day)).size === 1)).toBe(false)
})

it('stops of one ticket follow each other on their day where coming back costs', () => {
  // By their hours alone the stops come 0, 2, 1, 3.
  const own = problem(1, [0, 60, 30, 90], { waiting: { free: 0, cost: 0.01 } })
  const between = (over: Partial<TourProblem>) => {
    const [day = []] = daysOf({ ...own, ...over })
    return Math.abs(day.indexOf(0) - day.indexOf(1))
  }
  expect(between({})).toBe(2)
  expect(between({ together: [{ stops: Int32Array.of(0, 1), cost: 5 }] })).toBe(1)
})

describe('a refill', () => {
  const days = (over: Partial<TourProblem>) => {
    const state = new TourState(problem(2, [0, 0, 0, 0], over))
    state.insert(1, 0, 1)
    state.retime(1)
    evaluateAll(state)
    recreate(state, Float64Array.of(0, 1, 0, 0), new Int32Array(N))
    return [state.dayOf[0], state.dayOf[1]]
  }

  it('puts a stop on the day of its neighbours where another is no better', () => {
    expect(days({})).toEqual([1, 0])
    expect(days({ areas: areas({}) })).toEqual([1, 1])
  })

  it('puts it on another day where theirs has no room', () => {
    expect(days({ areas: areas({}), mostStops: Int32Array.of(2, 1) })).toEqual([1, 0])
  })
})

describe('an evening', () => {
  it('is worth the later of two stops where the day would end early', () => {
    const one = { mostStops: Int32Array.of(1), score: Float64Array.of(10, 1, 1, 9) }
    const from = [0, 0, 0, 120]
    expect(daysOf(problem(1, from, one))).toEqual([[0]])
    expect(daysOf(problem(1, from, { ...one, early: [{ by: Int32Array.of(100), cost: 0.1 }] }))).toEqual([[3]])
    expect(daysOf(problem(1, from, { ...one, early: [{ by: Int32Array.of(0), cost: 0.1 }] }))).toEqual([[0]])
  })

  it('is missed most on a day without stops', () => {
    const dear = problem(1, [100, 100, 100, 100], { score: new Float64Array(N).fill(1), travelCost: 3 })
    expect(daysOf(dear)).toEqual([[]])
    expect(daysOf({ ...dear, early: [{ by: Int32Array.of(100), cost: 0.1 }] })[0]).toHaveLength(1)
  })
})

describe('what tires', () => {
  it('is spread over the days where one has too much of it', () => {
    // Waiting sends 0 and 2 to one day and 1 and 3 to the other.
    const own = (free: number) =>
      problem(2, [0, 100, 12, 112], {
        waiting: { free: 0, cost: 0.05 },
        tiring: [{ load: Int32Array.of(60, 0, 60, 0), free, cost: 1 }],
      })
    const together = (free: number) => daysOf(own(free)).some((day) => day.includes(0) && day.includes(2))
    expect(together(120)).toBe(true)
    expect(together(60)).toBe(false)
  })
})

describe('rides', () => {
  it('beyond those that a day may have cost more than what they lead to', () => {
    const nodes = N + 2
    // Every way to or from 2 and 3 is a ride.
    const isRide = (v: number) => v === 2 || v === 3
    const kindOf = Uint8Array.from({ length: nodes * nodes }, (_, i) =>
      isRide(Math.floor(i / nodes)) || isRide(i % nodes) ? 1 : 0,
    )
    const own = (free: number) =>
      daysOf(
        problem(1, [0, 0, 0, 0], {
          score: Float64Array.of(9, 9, 10, 10),
          mostStops: Int32Array.of(2),
          rides: { kindOf, kinds: 1, cost: new Float64Array(1), most: { free, cost: 20 } },
        }),
      )[0] ?? []
    expect(own(3).filter(isRide)).toHaveLength(2)
    expect(own(0).filter(isRide)).toEqual([])
  })
})

import type { SolveOptions, TourProblem, TourSolution } from './problem.ts'
import { Random } from './random.ts'
import { recreate } from './recreate.ts'
import { neighbours, ruinAdjacent, ruinByEjection, ruinRun, ruinScattered, type RuinContext } from './ruin.ts'
import { NEVER, TourState } from './state.ts'

/** Exponents of score over time cost that the greedy refill is drawn from. */
const EXPONENTS = [1, 1.5, 2, 3, 4.5]

export const tuning = {
  heat: 0.35,
  cool: 0.1,
  noise: 0.6,
  blink: 0.05,
  strings: 3,
  longest: 8,
  scattered: 5,
  eject: 0.3,
  cycles: 1,
  pull: 0,
}

/**
 * Best tours found within the budget. Anytime and cancellable: whatever happens first of `budgetMs`, `maxIterations`,
 * `target` and `signal` ends the search, and the best plan so far comes back, feasible in every case.
 *
 * Method: large-neighbourhood search with simulated-annealing acceptance (ruin by adjacent strings, runs, single stops
 * or ejection; refill by noisy score-per-time greed on a cached insertion table).
 */
export function solve(problem: TourProblem, options: SolveOptions): TourSolution {
  const random = new Random(options.seed)
  const state = new TourState(problem)
  const { vertices: n, days: m, score } = problem
  const fixed = new Uint8Array(n)
  const unplaced: number[] = []
  for (const v of problem.required ?? []) {
    let day = -1
    for (let d = 0; d < m; d++) if (state.cost[d * n + v] < (day < 0 ? NEVER : state.cost[day * n + v])) day = d
    if (day < 0) {
      unplaced.push(v)
      continue
    }
    state.insert(day, v, state.position[day * n + v])
    fixed[v] = 1
    state.retime(day)
    state.evaluateAll()
  }
  const touched = new Uint8Array(m)
  const context: RuinContext = { state, random, near: neighbours(state, 60), fixed, touched }
  const powers = EXPONENTS.map((exponent) => Float64Array.from(score, (s) => s ** exponent))
  const weight = new Float64Array(n)
  const candidates = new Int32Array(n)
  let mean = 0
  for (let v = 0; v < n; v++) mean += score[v] / n

  const t0 = performance.now()
  const budget = options.budgetMs ?? (options.maxIterations === undefined ? 1000 : Infinity)
  const most = n === 0 ? 0 : (options.maxIterations ?? Infinity)
  // With every stop visited nothing is left to gain, unless the way there costs something.
  const everything = (problem.travelCost ?? 0) > 0 ? Infinity : score.reduce((sum, own) => sum + own, 0)
  const target = Math.min(options.target ?? Infinity, everything)

  weight.set(powers[2])
  recreate(state, weight, candidates)
  let current = state.memory.slice()
  const cost = problem.travelCost ?? 0
  // A faint pull towards short tours also when travel costs nothing: room saved is room for another stop.
  const pull = cost > 0 ? cost : (tuning.pull * mean) / travelUnit(problem)
  let currentScore = state.score
  let currentValue = state.value(pull)
  let best = current.slice()
  let bestScore = currentScore
  let bestValue = state.value(cost)
  let iteration = 0
  let progress = 0
  let heat = tuning.heat * mean
  while (iteration < most && bestScore < target) {
    if ((iteration & 15) === 0) {
      const spent = budget === Infinity ? 0 : (performance.now() - t0) / budget
      if (spent >= 1 || options.signal?.aborted === true) break
      progress = Math.max(spent, most === Infinity ? 0 : iteration / most)
      const phase = (progress * tuning.cycles) % 1
      heat = mean * tuning.heat * (tuning.cool / tuning.heat) ** phase
    }
    iteration++
    touched.fill(0)
    const draw = random.next()
    if (draw < tuning.eject) ruinByEjection(context, 1)
    else if (draw < tuning.eject + 0.4) ruinAdjacent(context, 1 + random.below(tuning.strings), tuning.longest)
    else if (draw < tuning.eject + 0.55) ruinRun(context, tuning.longest)
    else ruinScattered(context, tuning.scattered)
    for (let d = 0; d < m; d++) if (touched[d] === 1) state.retime(d)
    for (let d = 0; d < m; d++) {
      if (touched[d] === 1 || problem.groupOf !== undefined) state.evaluateDay(d)
      else evaluateFreed(state, d, current)
    }
    const power = powers[random.below(powers.length)]
    for (let i = 0; i < state.freeCount[0]; i++) {
      const v = state.free[i]
      weight[v] = random.next() < tuning.blink ? 0 : power[v] * (1 + tuning.noise * (random.next() - 0.5))
    }
    recreate(state, weight, candidates)
    weight.set(power)
    recreate(state, weight, candidates)
    const value = state.value(pull)
    if (value >= currentValue + heat * Math.log(random.next() + 1e-12)) {
      current.set(state.memory)
      currentScore = state.score
      currentValue = value
      const worth = state.value(cost)
      if (worth > bestValue) {
        bestValue = worth
        bestScore = state.score
        best.set(current)
      }
    } else {
      state.memory.set(current)
      state.score = currentScore
    }
  }
  state.memory.set(best)
  state.score = bestScore
  return {
    score: bestScore,
    iterations: iteration,
    unplaced,
    days: Array.from({ length: m }, (_, d) =>
      Array.from({ length: state.length[d] }, (_, i) => {
        const place = d * state.stride + i + 1
        const vertex = state.route[place]
        return { vertex, arrive: state.arrive[place], start: state.leave[place] - problem.duration[vertex] }
      }),
    ),
  }
}

/** Mean travel between two stops: the yardstick that makes times and scores comparable. */
function travelUnit(problem: TourProblem): number {
  let sum = 0
  for (let i = 0; i < problem.travel.length; i++) sum += problem.travel[i]
  return sum / problem.travel.length || 1
}

/** In a day the ruin left alone only the stops it freed elsewhere need a fresh row. */
function evaluateFreed(state: TourState, d: number, before: Int32Array): void {
  const offset = state.dayOf.byteOffset / 4
  for (let i = 0; i < state.freeCount[0]; i++) {
    const v = state.free[i]
    if (before[offset + v] >= 0) state.evaluate(d, v)
  }
}

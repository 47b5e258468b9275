import { valueOf } from './costs.ts'
import { evaluate, evaluateAll, evaluateDay, recreate } from './insertion.ts'
import type { SolveOptions, TourProblem, TourSolution } from './problem.ts'
import { Random } from './random.ts'
import { Neighbours, ruinAdjacent, ruinByEjection, ruinRun, ruinScattered, type RuinContext } from './ruin.ts'
import { NEVER, TourState } from './state.ts'

/** Settings of the search, the same for every problem (tried in decision 37). */
const search = {
  /** Annealing temperature at the beginning and at the end, in units of what a typical bad trial loses. */
  heat: 1.1,
  cool: 0.12,
  /** Width of the chance put on every refill weight, and share of stops a refill passes over at first. */
  noise: 1,
  blink: 0.05,
  /** Most days one ruin by adjacent strings touches; longest run and most single stops taken out. */
  strings: 3,
  longest: 8,
  scattered: 5,
  /** Shares of the ruins; the rest takes out single stops. */
  eject: 0.15,
  adjacent: 0.4,
  run: 0.15,
}

/** Exponents of score over time cost that each refill draws one from: from "what is quick" to "what is worth most". */
const EXPONENTS = [1, 1.5, 2, 3, 4.5]
const NEIGHBOURS = 60
/** First rounds, whose losses set the unit of temperature. */
const TRIALS = 128
const DEFAULT_BUDGET_MS = 1000
/** Rounds between two looks at the clock, the signal and the temperature. */
const ROUNDS_A_CHECK = 16

/**
 * Best tours found within the budget. Anytime and cancellable: whatever happens first of `budgetMs`, `maxIterations`
 * and `signal` ends the search, and the best plan so far comes back, feasible in every case.
 *
 * Method: large-neighbourhood search with simulated-annealing acceptance (ruin by adjacent strings, runs, single stops
 * or ejection; refill by noisy score-per-time greed on a cached insertion table).
 */
export function solve(problem: TourProblem, options: SolveOptions): TourSolution {
  const began = performance.now()
  const random = new Random(options.seed)
  const state = new TourState(problem)
  evaluateAll(state)
  const { vertices: n, days: m, score } = problem
  const { fixed, unplaced } = placeRequired(state)
  const touched = new Uint8Array(m)
  const context: RuinContext = { state, random, near: new Neighbours(state, NEIGHBOURS), fixed, touched }
  const powers = EXPONENTS.map((exponent) => Float64Array.from(score, (own) => own ** exponent))
  const weight = new Float64Array(n)
  const candidates = new Int32Array(n)
  const total = score.reduce((sum, own) => sum + own, 0)
  const losses: number[] = []
  /**
   * What a typical bad trial loses: the unit of temperature. The mean score would be far too hot for days with meals, which are worth
   * ten sights each. Not known during the first trials, which must not lose.
   */
  let unit = 0
  const rate = problem.travelCost ?? 0

  const budget = options.budgetMs ?? (options.maxIterations === undefined ? DEFAULT_BUDGET_MS : Infinity)
  const most = n === 0 ? 0 : (options.maxIterations ?? Infinity)
  // With every stop visited nothing is left to gain, unless the way there costs something.
  const target = rate > 0 ? Infinity : total

  recreate(state, powers[2], candidates)
  const current = state.memory.slice()
  const best = state.memory.slice()
  let currentScore = state.score
  let bestScore = state.score
  let currentValue = valueOf(state, rate)
  let bestValue = currentValue
  let iteration = 0

  const round = (heat: number) => {
    ruin(context)
    repairTable(context, current)
    refill(state, random, powers[random.below(powers.length)], weight, candidates)
    const value = valueOf(state, rate)
    if (iteration < TRIALS && value < currentValue) losses.push(currentValue - value)
    if (value < currentValue + heat * Math.log(random.next() + 1e-12)) {
      state.memory.set(current)
      state.score = currentScore
      return
    }
    current.set(state.memory)
    currentScore = state.score
    currentValue = value
    if (value > bestValue) {
      bestValue = value
      bestScore = currentScore
      best.set(current)
    }
  }

  const ended = () => iteration >= most || bestScore >= target

  while (!ended()) {
    const spent = budget === Infinity ? 0 : (performance.now() - began) / budget
    if (spent >= 1 || options.signal?.aborted === true) break
    // Counted rounds cool by rounds alone, so that a slow machine ends up with the same plan.
    const progress = most === Infinity ? spent : iteration / most
    const heat = unit * search.heat * (search.cool / search.heat) ** progress
    const until = Math.min(most, iteration + ROUNDS_A_CHECK)
    for (; iteration < until && !ended(); iteration++) round(heat)
    if (unit === 0 && iteration >= TRIALS) unit = lowerQuartile(losses)
  }
  state.memory.set(best)
  return { score: bestScore, iterations: iteration, unplaced, days: state.stops() }
}

const lowerQuartile = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 2] ?? 0

/** Puts required stops in first, each where it delays least; nothing takes them out again. */
function placeRequired(state: TourState): { readonly fixed: Uint8Array; readonly unplaced: readonly number[] } {
  const { vertices: n, days: m, required } = state.problem
  const fixed = new Uint8Array(n)
  const unplaced: number[] = []
  for (const v of required ?? []) {
    let day = 0
    for (let d = 1; d < m; d++) if (state.cost[d * n + v] < state.cost[day * n + v]) day = d
    if (state.cost[day * n + v] === NEVER) {
      unplaced.push(v)
      continue
    }
    state.insert(day, v, state.position[day * n + v])
    fixed[v] = 1
    state.retime(day)
    evaluateAll(state)
  }
  return { fixed, unplaced }
}

function ruin(context: RuinContext): void {
  const { random, touched } = context
  touched.fill(0)
  const draw = random.next()
  if (draw < search.eject) ruinByEjection(context)
  else if (draw < search.eject + search.adjacent)
    ruinAdjacent(context, 1 + random.below(search.strings), search.longest)
  else if (draw < search.eject + search.adjacent + search.run) ruinRun(context, search.longest)
  else ruinScattered(context, search.scattered)
}

/** Updates the insertion table after a ruin of the plan `before`. */
function repairTable({ state, touched }: RuinContext, before: Int32Array): void {
  const { days: m } = state.problem
  for (let d = 0; d < m; d++) if (touched[d] === 1) state.retime(d)
  for (let d = 0; d < m; d++) {
    if (touched[d] === 1) evaluateDay(state, d)
    else evaluateFreed(state, d, before)
  }
}

/** In a day the ruin left alone only stops it freed elsewhere, or whose group it freed, need a fresh row. */
function evaluateFreed(state: TourState, d: number, before: Int32Array): void {
  const { groupOf } = state.problem
  const days = state.offsetOf(state.dayOf)
  const groups = state.offsetOf(state.groupUsed)
  for (let i = 0; i < state.freeCount[0]; i++) {
    const v = state.free[i]
    const freed = before[days + v] >= 0
    const one = groupOf === undefined ? -1 : groupOf[2 * v]
    const two = groupOf === undefined ? -1 : groupOf[2 * v + 1]
    if (freed || (one >= 0 && before[groups + one] > 0) || (two >= 0 && before[groups + two] > 0)) evaluate(state, d, v)
  }
}

/** A noisy refill that passes over a few stops, then one that lets them in where room is left. */
function refill(
  state: TourState,
  random: Random,
  power: Float64Array,
  weight: Float64Array,
  candidates: Int32Array,
): void {
  for (let i = 0; i < state.freeCount[0]; i++) {
    const v = state.free[i]
    weight[v] = random.next() < search.blink ? 0 : power[v] * (1 + search.noise * (random.next() - 0.5))
  }
  recreate(state, weight, candidates)
  recreate(state, power, candidates)
}

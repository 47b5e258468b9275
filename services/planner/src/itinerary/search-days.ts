import type { TourSolver } from '../engine/problem.ts'
import type { Advice, Advisor } from './advice.ts'
import { startingAt, type PlanContext } from './context.ts'
import { DEFAULT_SEED } from './days.ts'
import { baseAt } from './destination.ts'
import { closeHoles } from './close-holes.ts'
import { fillHoles } from './fill-holes.ts'
import { fillMeals } from './fill-meals.ts'
import { withKitchensBeside } from './kitchens-beside.ts'
import { nearerMeals } from './nearer-meals.ts'
import type { PlacesPort } from './places.ts'
import { chooseBase, lookAgain, shorterChoices, type BaseChoice } from './propose-base.ts'
import { findTours, stopsFor, type FindOptions } from './tour.ts'
import { finaliseDays, type VerifiedDays } from './verified-days.ts'
import { walkedOn, walkLimit } from './walking-limit.ts'

export interface SearchOptions {
  /** Most wall time of the search, milliseconds; a plan cut short by it is as sound, but not repeatable. */
  readonly budgetMs?: number
  /** Rounds of search; more is better and slower. Same seed, data, request and rounds: same plan. */
  readonly maxIterations?: number
  readonly signal?: AbortSignal
  readonly advisor?: Advisor
  /** Where searches run; default: here. */
  readonly solver?: TourSolver
}

/**
 * Rounds of search for a number of candidate stops: about as much work for a long trip as for a short one. Counted, so the
 * same on every machine, unlike a time budget. What four times the rounds would gain is measured in decision 27.
 */
const roundsFor = (stops: number): number => Math.round(Math.min(4000, Math.max(1200, 300_000 / Math.max(1, stops))))
/**
 * Several times what the rounds of a plan take, so that they and not the clock end a search: a plan the clock cut short is another one
 * on the next try. The clock is for a machine that hardly runs.
 */
const BUDGET_MS = 1000

export interface FoundDays {
  /** What the days were made of, from the place where they start. */
  readonly context: PlanContext
  /** The hotel that is proposed; null where the traveller named where to stay, or no hotel is known. */
  readonly choice: BaseChoice | null
  readonly verified: VerifiedDays
  readonly advice: Advice | null
  readonly seed: number
}

/**
 * The days, and the hotel they start at where none was named: the two are looked for together. `regather` gathers again from a hotel, so
 * that an edit of the plan, which names the hotel, finds the same places and legs.
 */
export async function searchDays(
  gathered: PlanContext,
  regather: (hotelId: string) => PlanContext | null,
  port: PlacesPort,
  { budgetMs = BUDGET_MS, maxIterations, signal, advisor, solver }: SearchOptions,
): Promise<FoundDays> {
  const began = performance.now()
  const seed = gathered.request.seed ?? DEFAULT_SEED
  const search = (stops: number): FindOptions => ({
    seed,
    maxIterations: maxIterations ?? roundsFor(stops),
    budgetMs,
    signal,
    solver,
  })
  const tried = await chooseBase(gathered, port, search)
  const atHotel = tried && regather(tried.best.id)
  const searched = atHotel ?? gathered
  const left = Math.max(budgetMs / 2, budgetMs - (performance.now() - began))
  const advice = (await advisor?.(searched, signal)) ?? null
  const stops = stopsFor(searched, advice?.weights)
  const found = await findTours(searched, stops, { ...search(stops.length), budgetMs: left })
  const context = withKitchensBeside(searched, found, port)
  const filled = fillHoles(context, fillMeals(context, nearerMeals(context, found), stops), stops)
  const tours = closeHoles(context, filled, stops)
  const verified = finaliseDays(context, tours, advice?.notes)
  if (tried === null || atHotel === null) return { context, choice: null, verified, advice, seed }
  // At the hotel the quarter that was named is no longer the start, but it is still the quarter.
  const held = lookAgain(tried, { ...context, startNear: gathered.startNear }, verified.stops, port)
  const days = { context, choice: held, verified, advice, seed }
  const limit = walkLimit(context.trip) ?? Infinity
  for (const choice of shorterChoices(held)) {
    const moved = startingAt(context, baseAt(choice.best), port)
    const again = finaliseDays(moved, { days: verified.stops, unplaced: verified.missing }, advice?.notes)
    const keepsAll = again.stops.flat().length === verified.stops.flat().length
    // From another door the same stops may be a longer walk.
    const keepsLimit = again.days.every((day, i) => walkedOn(day) <= Math.max(limit, walkedOn(verified.days[i] ?? day)))
    if (keepsAll && keepsLimit) return { ...days, context: moved, choice, verified: again }
  }
  return days
}

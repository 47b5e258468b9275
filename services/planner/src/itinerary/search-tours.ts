import { setImmediate } from 'node:timers/promises'
import type { SolveOptions, TourProblem, TourSolution } from '../engine/problem.ts'
import { solveInSlices } from '../engine/solve.ts'

/** The search yields to the event loop after each slice. */
const SLICE_MS = 12

export const searchTours = (problem: TourProblem, options: SolveOptions): Promise<TourSolution> =>
  solveInSlices(problem, { ...options, sliceMs: SLICE_MS, pause: () => setImmediate() })

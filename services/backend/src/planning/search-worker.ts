import type { SolveOptions, TourProblem, TourSolution } from '@site/planner'
import { solve } from '@site/planner/solve'

export interface SearchJob {
  readonly problem: TourProblem
  readonly options: Omit<SolveOptions, 'signal'>
  /** One number in shared memory: 1 once the request is aborted. */
  readonly cancelled: Int32Array
}

/** What a worker of the pool runs; built as a file of its own. */
export const search = ({ problem, options, cancelled }: SearchJob): TourSolution =>
  solve(problem, {
    ...options,
    signal: {
      get aborted() {
        return Atomics.load(cancelled, 0) === 1
      },
    },
  })

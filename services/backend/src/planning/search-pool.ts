import { availableParallelism } from 'node:os'
import type { TourProblem, TourSolution, TourSolver } from '@site/planner'
import { Gauge, type Registry } from 'prom-client'
import { Tinypool } from 'tinypool'
import { CallError } from '../http/errors.ts'
import { describeError, type Log } from '../log.ts'
import type { SearchJob } from './search-worker.ts'

/** What this many search keeps the main thread half busy with the rest of their plans (decision 38). */
const MOST_WORKERS = 4
/** Searches that may wait for each worker before new requests are rejected: a plan takes some three seconds then (decision 38). */
const WAITING_A_WORKER = 16

/** One core is left to the main thread. */
const workersFor = (cores: number): number => Math.min(MOST_WORKERS, Math.max(1, cores - 1))

export interface SearchPoolOptions {
  /** The built `search-worker.ts`. */
  readonly file: URL
  readonly log: Log
  readonly workers?: number
  readonly mostWaiting?: number
}

export interface SearchPool {
  /** The solver of one request. Its first search is rejected with 503 while too many wait; those after it never are. */
  readonly solverFor: (signal: AbortSignal) => TourSolver
  readonly registerMetrics: (registry: Registry) => void
  readonly stop: () => Promise<void>
}

const busy = (): CallError =>
  new CallError(503, 'unavailable', 'Many trips are being planned right now. Please try again in a few seconds.', {
    headers: { 'retry-after': '3' },
  })

/** The two large tables are transferred to the worker; the rest is small and is copied. */
const tablesOf = ({ travel, walking }: TourProblem): ArrayBuffer[] =>
  [travel.buffer, walking?.metres.buffer].filter((buffer) => buffer instanceof ArrayBuffer)

/** Worker threads for the searches of plans, so that the main thread answers other requests meanwhile. */
export const createSearchPool = ({
  file,
  log,
  workers = workersFor(availableParallelism()),
  mostWaiting = workers * WAITING_A_WORKER,
}: SearchPoolOptions): SearchPool => {
  const pool = new Tinypool({ filename: file, name: 'search', minThreads: workers, maxThreads: workers })
  // A worker that dies during a search fails that search; this is one that dies idle.
  pool.on('error', (error: unknown) => log.error({ failure: describeError(error) }, 'a search worker died'))
  const waiting: Gauge = new Gauge({
    name: 'plan_searches_waiting',
    help: 'Searches of trip plans that no worker has begun',
    registers: [],
    collect: () => waiting.set(pool.queueSize),
  })
  return {
    solverFor: (signal) => {
      // Not the pool's own abort, which ends the worker too: a new one takes longer to start than a search to end.
      const cancelled = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
      signal.addEventListener('abort', () => Atomics.store(cancelled, 0, 1), { once: true })
      let begun = false
      return async (problem, { seed, maxIterations, budgetMs }) => {
        signal.throwIfAborted()
        // A plan takes up to five searches: rejected later, the work of the first would be lost.
        if (!begun && pool.queueSize >= mostWaiting) throw busy()
        begun = true
        const job: SearchJob = { problem, options: { seed, maxIterations, budgetMs }, cancelled }
        const solution: TourSolution = await pool.run(job, { transferList: tablesOf(problem) })
        signal.throwIfAborted()
        return solution
      }
    },
    registerMetrics: (registry) => registry.registerMetric(waiting),
    stop: () => pool.destroy(),
  }
}

import type { TourProblem, TourSolution } from '@site/planner'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { afterEach, describe, expect, it } from 'vitest'
import { CallError } from '../http/errors.ts'
import { until } from '../testing/test-service.ts'
import { createSearchPool, type SearchPool } from './search-pool.ts'

// What the stub does, by seed.
const [ENDS, WAITS_UNTIL_CANCELLED, FAILS, KILLS_ITS_THREAD] = [0, 1, 2, 3]

const noStops = (): TourProblem => ({
  vertices: 0,
  days: 1,
  score: new Float64Array(),
  duration: new Int32Array(),
  travel: new Int32Array(4),
  dayOpen: new Int32Array(1),
  dayClose: new Int32Array(1),
  windowOffset: new Int32Array(1),
  windowOpen: new Int32Array(),
  windowClose: new Int32Array(),
})

const pools: SearchPool[] = []
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.stop()
})

const start = (mostWaiting = 10) => {
  const pool = createSearchPool({
    file: new URL('../testing/stub-search.mjs', import.meta.url),
    log: pino({ enabled: false }),
    workers: 1,
    mostWaiting,
  })
  pools.push(pool)
  const registry = new Registry()
  pool.registerMetrics(registry)
  const waiting = async () => (await registry.getSingleMetric('plan_searches_waiting')?.get())?.values[0]?.value
  /** One request, which may search again and again. */
  const request = () => {
    const control = new AbortController()
    const solver = pool.solverFor(control.signal)
    return { leave: () => control.abort(), search: async (seed: number) => solver(noStops(), { seed }) }
  }
  return { pool, waiting, request, search: (seed: number) => request().search(seed) }
}

/** How a search ended, so that one that fails before it is looked at is no unhandled rejection. */
const outcome = (search: Promise<TourSolution>): Promise<unknown> => search.catch((error: unknown) => error)

describe('the search pool', () => {
  it('transfers the tables of a problem and returns its solution', async () => {
    const { pool } = start()
    const problem = { ...noStops(), walking: { metres: new Int32Array(4), free: new Float64Array(1), cost: 1 } }
    const answer = await pool.solverFor(new AbortController().signal)(problem, { seed: ENDS })
    expect(answer).toMatchObject({ days: [], unplaced: [] })
    expect([problem.travel.length, problem.walking.metres.length]).toEqual([0, 0])
  })

  it('rejects a new request while too many searches wait, and never one whose first search it took', async () => {
    const { request, search, waiting } = start(1)
    const [begun, running, queued] = [request(), request(), request()]
    await begun.search(ENDS)
    const answers = [running, queued].map((own) => outcome(own.search(WAITS_UNTIL_CANCELLED)))
    expect(await waiting()).toBe(1)
    const refused = await outcome(search(ENDS))
    expect(refused).toBeInstanceOf(CallError)
    expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' }, headers: { 'retry-after': '3' } })
    const second = begun.search(ENDS)
    expect(await waiting()).toBe(2)
    running.leave()
    queued.leave()
    expect(await second).toMatchObject({ days: [] })
    expect(await Promise.all(answers)).toMatchObject([{ name: 'AbortError' }, { name: 'AbortError' }])
    expect(await waiting()).toBe(0)
    expect(await search(ENDS)).toMatchObject({ days: [] })
  })

  it('aborts the searches of a request, running or waiting, and keeps the worker', async () => {
    const { request, search } = start()
    const { score: thread } = await search(ENDS)
    const [running, queued] = [request(), request()]
    const answers = [running, queued].map((own) => outcome(own.search(WAITS_UNTIL_CANCELLED)))
    const after = search(ENDS)
    queued.leave()
    running.leave()
    expect(await Promise.all(answers)).toMatchObject([{ name: 'AbortError' }, { name: 'AbortError' }])
    expect((await after).score).toBe(thread)
    await expect(running.search(ENDS)).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('rejects one search that fails, and keeps the worker', async () => {
    const { search } = start()
    const { score: thread } = await search(ENDS)
    await expect(search(FAILS)).rejects.toThrow('a search that fails')
    expect((await search(ENDS)).score).toBe(thread)
  })

  it('rejects one search whose worker dies, and replaces the worker', async () => {
    const { search } = start()
    const { score: thread } = await search(ENDS)
    const [killed, next] = [outcome(search(KILLS_ITS_THREAD)), outcome(search(ENDS))]
    expect(await killed).toMatchObject({ message: 'a thread that dies' })
    const answer = await next
    expect(answer).toMatchObject({ days: [] })
    expect(answer).not.toMatchObject({ score: thread })
  })

  it('rejects every open search when it is stopped', async () => {
    const { pool, search, waiting } = start()
    const answers = [outcome(search(WAITS_UNTIL_CANCELLED)), outcome(search(ENDS))]
    await until(async () => (await waiting()) === 1)
    await pool.stop()
    for (const answer of await Promise.all(answers)) expect(answer).toBeInstanceOf(Error)
  })
})

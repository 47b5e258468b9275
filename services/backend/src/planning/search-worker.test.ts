import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { itineraryRequest } from '@site/contracts/itinerary'
import { createPlaces } from '@site/places'
import { planItinerary, type TourSolver } from '@site/planner'
import { pino } from 'pino'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSearchPool, type SearchPool } from './search-pool.ts'

let folder: string
let pool: SearchPool

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'search-worker-'))
  await build({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: [/^@site\//] },
    build: {
      ssr: fileURLToPath(new URL('search-worker.ts', import.meta.url)),
      outDir: folder,
      rolldownOptions: { output: { entryFileNames: 'search-worker.mjs' } },
    },
  })
  const file = pathToFileURL(join(folder, 'search-worker.mjs'))
  pool = createSearchPool({ file, log: pino({ enabled: false }), workers: 2 })
})
afterAll(async () => {
  await pool.stop()
  await rm(folder, { recursive: true, force: true })
})

const places = createPlaces()
// Few rounds and much time: a search that runs out of time is not repeatable.
const steady = { now: new Date('2026-11-23T09:00:00Z'), budgetMs: 60_000, maxIterations: 300 }
const pooled = () => pool.solverFor(new AbortController().signal)
const request = itineraryRequest.parse({ destination: 'Melbourne', days: 2, seed: 7 })

it('a worker pool returns the same plans as this thread, several at once too', async () => {
  const here = await planItinerary(request, places, steady)
  expect(here.plan).toHaveLength(2)
  expect(here.plan.flatMap(({ slots }) => slots).length).toBeGreaterThan(6)
  const there = await Promise.all([1, 2, 3].map(() => planItinerary(request, places, { ...steady, solver: pooled() })))
  expect(there).toEqual([here, here, here])
})

it('a worker pool leaves the event loop free while it searches', async () => {
  const control = new AbortController()
  const solver = pool.solverFor(control.signal)
  const endless: TourSolver = (problem, options) => {
    // Only an event loop that turns can end this search.
    setImmediate(() => setImmediate(() => control.abort()))
    return solver(problem, { ...options, maxIterations: 1e9, budgetMs: 3_600_000 })
  }
  await expect(planItinerary(request, places, { ...steady, solver: endless })).rejects.toMatchObject({
    name: 'AbortError',
  })
})

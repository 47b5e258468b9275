import { itineraryEdit, itineraryRequest } from '@site/contracts/itinerary'
import { expect, it } from 'vitest'
import type { TourSolver } from '../engine/problem.ts'
import { solve } from '../engine/solve.ts'
import { outlineOf } from '../testing/outline.ts'
import { samplePort } from '../testing/sample-city.ts'
import { editItinerary } from './edit.ts'
import { planItinerary } from './plan.ts'

const now = new Date('2026-03-01T02:00:00Z')
const port = samplePort()
const request = itineraryRequest.parse({ destination: 'Sampleton', days: 3 })
const steady = { now, budgetMs: 60_000, maxIterations: 600 }

/** Takes the tables of every problem away, as a thread does. */
const elsewhere = () => {
  let searches = 0
  const solver: TourSolver = async (problem, { signal: _signal, ...options }) => {
    searches += 1
    const { travel } = problem
    const sent = structuredClone(
      { problem, options },
      { transfer: travel.buffer instanceof ArrayBuffer ? [travel.buffer] : [] },
    )
    return structuredClone(solve(sent.problem, sent.options))
  }
  return { solver, searches: () => searches }
}

it('a plan is the same wherever its searches run', async () => {
  const { solver, searches } = elsewhere()
  const there = await planItinerary(request, port, { ...steady, solver })
  expect(there).toEqual(await planItinerary(request, port, steady))
  expect(searches()).toBeGreaterThan(0)
})

it('its rounds end a search, not the clock', async () => {
  const ended: boolean[] = []
  const solver: TourSolver = (problem, options) => {
    const solution = solve(problem, options)
    ended.push(solution.iterations === options.maxIterations)
    return solution
  }
  const long = itineraryRequest.parse({ destination: 'Sampleton', days: 7 })
  // A machine beside other work would else run into the cap, which is for those that are far slower.
  await planItinerary(long, port, { now, solver, budgetMs: steady.budgetMs })
  expect(ended.length).toBeGreaterThan(1)
  expect(ended).not.toContain(false)
})

it('a day planned again is searched there too', async () => {
  const { solver, searches } = elsewhere()
  const { plan } = await planItinerary(request, port, steady)
  const edit = itineraryEdit.parse({ action: 'day', request, plan: outlineOf(plan), day: 1 })
  const { day } = await editItinerary(edit, port, { now, solver })
  expect(day?.slots.length).toBeGreaterThan(2)
  expect(searches()).toBe(1)
})

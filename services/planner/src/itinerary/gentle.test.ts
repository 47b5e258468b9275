import { itineraryRequest } from '@site/contracts/itinerary'
import type { TripRequest } from '@site/contracts/trip-request'
import { expect, it } from 'vitest'
import { emptyTrip } from '../request/finding.ts'
import { samplePort } from '../testing/sample-city.ts'
import { gentleFor } from './gentle.ts'
import { planItinerary } from './plan.ts'

const now = new Date('2026-03-01T02:00:00Z')
const port = samplePort()
const plan = async (notes: string) => {
  const request = itineraryRequest.parse({ destination: 'Sampleton', days: 2, seed: 1, notes })
  const { plan: days, meta } = await planItinerary(request, port, { now, budgetMs: 60_000, maxIterations: 300 })
  return {
    visits: days.map(({ slots }) => slots.filter(({ meal }) => meal === undefined).length),
    note: meta.searchNote,
  }
}

it('a grandparent along has days with a stop fewer, and the plan says why', async () => {
  const usual = await plan('')
  const gentle = await plan('with my grandmother')
  expect(Math.max(...gentle.visits)).toBeLessThan(Math.max(...usual.visits))
  expect(gentle.note).toContain('With someone older along, days have a stop fewer than usual.')
  expect(usual.note ?? '').not.toContain('fewer')
})

it('a pace that was asked for is kept', async () => {
  const { note } = await plan('with my grandmother, packed days')
  expect(note ?? '').not.toContain('fewer')
})

it.each<[string, TripRequest, string | null]>([
  ['nobody', emptyTrip, null],
  ['a small child', { ...emptyTrip, party: { ages: [4] } }, 'small children along'],
  ['a teenager', { ...emptyTrip, party: { ages: [15] } }, null],
  ['a wheelchair', { ...emptyTrip, hard: { ...emptyTrip.hard, stepFree: true } }, 'only step-free ways'],
])('days are gentle for: %s', (_, trip, why) => expect(gentleFor(trip)).toBe(why))

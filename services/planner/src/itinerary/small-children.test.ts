import { itineraryRequest } from '@site/contracts/itinerary'
import { expect, it } from 'vitest'
import { emptyTrip } from '../request/finding.ts'
import { samplePort } from '../testing/sample-city.ts'
import { minutesOf } from './days.ts'
import { planItinerary } from './plan.ts'
import { hasNapper, hasSmallChildren } from './small-children.ts'

const family = { theme: 'family' as const, weight: 1 }
const nightlife = { theme: 'nightlife' as const, weight: 1 }

it.each([
  ['nobody', {}, [], false],
  ['two of unknown age', { children: 2 }, [family], true],
  ['one small and one not', { children: 2, ages: [15, 6] }, [family], true],
  ['teenagers', { children: 2, ages: [15, 14] }, [family], false],
  ['teenagers of unknown age', { children: 2, teenagers: true }, [], false],
  ['a teenager and a small one', { children: 2, ages: [15, 6], teenagers: true }, [], true],
  ['a family of which no more is said', {}, [family], true],
  ['a family that asks for nightlife', { children: 2 }, [family, nightlife], false],
])('%s', (_, party, interests, small) => {
  const trip = { party: { ages: [], ...party }, soft: { ...emptyTrip.soft, interests } }
  expect(hasSmallChildren(trip)).toBe(small)
})

it.each([
  ['a toddler', { children: 1, toddlers: true }, true],
  ['one of three', { children: 2, ages: [3, 8] }, true],
  ['those of school', { children: 2, ages: [6, 8] }, false],
  ['nobody', {}, false],
])('naps: %s', (_, party, naps) => {
  expect(hasNapper({ party: { ages: [], ...party }, soft: emptyTrip.soft })).toBe(naps)
})

it('a toddler has a pause after lunch, and the plan says so', async () => {
  const request = itineraryRequest.parse({ destination: 'Sampleton', days: 2, notes: 'with our toddler' })
  const now = new Date('2026-03-01T02:00:00Z')
  const { plan, meta } = await planItinerary(request, samplePort(), { now, budgetMs: 60_000, maxIterations: 400 })
  const lunches = plan.flatMap(({ slots }) => slots.filter(({ meal }) => meal === 'lunch'))
  expect(lunches.map(({ start, end }) => minutesOf(end) - minutesOf(start) >= 105)).toEqual([true, true])
  expect(meta.searchNote).toContain('Lunch is 45 minutes longer, for a nap.')
})

it('is back by half past eight with small children, after dinner, and goes to no bar', async () => {
  const request = itineraryRequest.parse({ destination: 'Sampleton', days: 3, notes: 'with two kids aged 4 and 7' })
  const now = new Date('2026-03-01T02:00:00Z')
  const { plan, meta } = await planItinerary(request, samplePort(), { now, budgetMs: 60_000, maxIterations: 400 })
  for (const { returnBy, slots } of plan) {
    expect(returnBy?.localeCompare('20:30')).toBeLessThanOrEqual(0)
    expect(slots.at(-1)?.meal).toBe('dinner')
    expect(slots.map(({ activity }) => activity.category)).not.toContain('bar')
  }
  expect(meta.searchNote).toContain('With children along, days end by 20:30.')
})

import { createPlaces } from '@site/places'
import { expect, it } from 'vitest'
import { planItinerary } from './plan.ts'

const now = new Date('2026-11-23T03:00:00Z')
const port = createPlaces({ now: () => now })

it('gives up a visit for dinner before the bells of New Year', async () => {
  const destination = 'nye in madrid eating grapes at puerta del sol!! 3 days'
  const { plan } = await planItinerary(
    { destination, days: 3, pace: 'balanced', themes: ['sightseeing', 'food'] },
    port,
    { now, budgetMs: 60_000 },
  )
  expect(plan[0]?.slots.flatMap(({ meal }) => meal ?? [])).toEqual(['lunch', 'dinner'])
})

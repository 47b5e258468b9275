import { itineraryRequest } from '@site/contracts/itinerary'
import { createPlaces } from '@site/places'
import { expect, it } from 'vitest'
import { minutesOf } from './days.ts'
import { planItinerary } from './plan.ts'

const now = new Date('2026-11-23T03:00:00Z')
const port = createPlaces({ now: () => now })

it.each([
  ['after a morning race, however far the tables are', 'Paris Marathon', '2027-04-11'],
  ['after a night that ended in the morning', 'Primavera Sound', '2027-06-04'],
])('lunch is had %s', async (_, destination, date) => {
  const { plan } = await planItinerary(itineraryRequest.parse({ destination, days: 3 }), port, {
    now,
    budgetMs: 60_000,
  })
  const meals = plan.find((day) => day.date === date)?.slots.filter(({ meal }) => meal !== undefined) ?? []
  expect(meals.map(({ meal }) => meal)).toEqual(['lunch', 'dinner'])
  const [lunch] = meals.map(({ start }) => minutesOf(start))
  expect(lunch).toBeLessThanOrEqual(14 * 60 + 30)
})

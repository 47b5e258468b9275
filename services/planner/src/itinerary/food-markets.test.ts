import { itineraryRequest } from '@site/contracts/itinerary'
import { createPlaces } from '@site/places'
import { expect, it } from 'vitest'
import { minutesOf } from './days.ts'
import { planItinerary } from './plan.ts'

const now = new Date('2026-11-23T03:00:00Z')

it('whoever is at a food market near a meal eats there: a visit is an hour and more away from lunch and dinner', async () => {
  const request = itineraryRequest.parse({ destination: 'Lisbon', days: 4, startDate: '2027-06-08' })
  const { plan } = await planItinerary(request, createPlaces({ now: () => now }), { now, maxIterations: 200 })
  const markets = plan
    .flatMap(({ slots }) => slots)
    .filter(({ activity }) => /Time Out|LX Factory/.test(activity.title))
  expect(markets.length).toBeGreaterThan(0)
  for (const { meal, start, end } of markets)
    // Lunch of Portugal begins from 12:30 to 14:00, dinner from 19:30 to 20:45.
    expect(
      meal === 'lunch' ||
        minutesOf(end) <= 11 * 60 + 30 ||
        (minutesOf(start) >= 15 * 60 + 30 && minutesOf(end) <= 18 * 60 + 30),
    ).toBe(true)
})

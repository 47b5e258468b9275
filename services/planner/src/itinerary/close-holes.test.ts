import { itineraryRequest, type ItineraryResponse } from '@site/contracts/itinerary'
import { createPlaces } from '@site/places'
import { expect, it } from 'vitest'
import { minutesOf } from './days.ts'
import { planItinerary } from './plan.ts'

const now = new Date('2026-11-23T03:00:00Z')
const port = createPlaces({ now: () => now })
/** Time for a ride that nobody knows, at least. */
const RIDE = 15

const planned = (request: { readonly destination: string; readonly days: number; readonly startDate: string }) =>
  planItinerary(itineraryRequest.parse(request), port, { now, budgetMs: 60_000 })

const waits = ({ plan }: ItineraryResponse): readonly number[] =>
  plan.flatMap(({ slots }) =>
    slots
      .slice(1)
      .map(
        (slot, i) =>
          minutesOf(slot.start) -
          minutesOf(slots[i].end) -
          (slot.leg === null ? RIDE : (slot.leg?.minutes ?? 2 * RIDE)),
      ),
  )

it.each([
  { destination: 'Lisbon', days: 4, startDate: '2026-11-24' },
  { destination: 'Vienna', days: 5, startDate: '2026-12-23' },
])('leaves no hole in the dark hours of winter before dinner: $destination', async (request) => {
  expect(Math.max(...waits(await planned(request)))).toBeLessThanOrEqual(60)
})

it('plans no place twice where one day lends a visit to another', async () => {
  const { plan } = await planned({ destination: 'Lisbon', days: 4, startDate: '2026-11-24' })
  const names = plan.flatMap(({ slots }) => slots.map(({ activity }) => activity.title))
  expect(new Set(names).size).toBe(names.length)
})

import { itineraryRequest } from '@site/contracts/itinerary'
import { createPlaces } from '@site/places'
import { expect, it } from 'vitest'
import { planItinerary } from './plan.ts'

const now = new Date('2026-11-23T03:00:00Z')
const port = createPlaces({ now: () => now })
const planned = async (request: object) =>
  (await planItinerary(itineraryRequest.parse(request), port, { now, budgetMs: 60_000 })).plan

it('says what has to be booked, and of nothing else', async () => {
  const days = await planned({ destination: 'Amsterdam', days: 2, startDate: '2027-05-11' })
  const noted = days.flatMap(({ slots }) =>
    slots.filter(({ activity }) => activity.note?.endsWith('Book ahead.')).map(({ activity }) => activity.title),
  )
  expect(noted.toSorted()).toEqual(['Anne Frank House', 'Rijksmuseum', 'Van Gogh Museum'])
})

it.each([3, 4])('in %i days of Rome the sights of one ticket are seen on one day', async (days) => {
  const plan = await planned({ destination: 'Rome', days, startDate: '2027-05-11' })
  const seen = plan.map(
    ({ slots }) =>
      slots.filter(({ activity }) => /^(?:Colosseum|Roman Forum|Palatine Hill)$/.test(activity.title)).length,
  )
  expect(seen.filter((count) => count > 0)).toHaveLength(1)
  expect(Math.max(...seen)).toBeGreaterThanOrEqual(2)
})

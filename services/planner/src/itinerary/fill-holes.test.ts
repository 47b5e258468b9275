import { itineraryRequest } from '@site/contracts/itinerary'
import { createPlaces } from '@site/places'
import { expect, it } from 'vitest'
import { minutesOf } from './days.ts'
import { planItinerary } from './plan.ts'

const now = new Date('2026-11-23T03:00:00Z')
const port = createPlaces({ now: () => now })

it.each([
  'Berlin this weekend, my girlfriend is vegan',
  'Munich, 3 days, vegetarian',
  'Prague 2 days near Wenceslas Square',
])('leaves no hour without a stop in days that have all the visits of their pace: %s', async (destination) => {
  const { plan } = await planItinerary(
    { destination, days: 3, pace: 'balanced', themes: ['sightseeing', 'food'] },
    port,
    {
      now,
      budgetMs: 60_000,
    },
  )
  const waits = plan.flatMap(({ slots }) =>
    slots
      .slice(1)
      .map((slot, i) => minutesOf(slot.start) - minutesOf(slots[i].end) - (slot.leg?.minutes ?? minutesOf(slot.start))),
  )
  expect(waits.length).toBeGreaterThan(10)
  expect(Math.max(...waits)).toBeLessThanOrEqual(60)
})

it('a day on which most is shut takes open ground of days that have more to choose from', async () => {
  const request = itineraryRequest.parse({ destination: 'London', days: 3, startDate: '2026-12-24' })
  const { plan } = await planItinerary(request, port, { now, budgetMs: 60_000 })
  const [, christmas] = plan
  const over = christmas.slots.at(-1)?.end ?? '00:00'
  expect(christmas.slots.length).toBeGreaterThanOrEqual(3)
  expect(minutesOf(over)).toBeGreaterThanOrEqual(12 * 60)
})

it('a morning is not left empty because the afternoon is taken', async () => {
  const request = itineraryRequest.parse({
    destination: 'Chicago',
    days: 4,
    startDate: '2027-06-10',
    notes: 'Saturday from 2pm is the wedding',
  })
  const { plan } = await planItinerary(request, port, { now, budgetMs: 60_000 })
  const begins = plan.map(({ slots }) => minutesOf(slots[0]?.start ?? '24:00'))
  expect(begins).toHaveLength(4)
  expect(Math.max(...begins)).toBeLessThanOrEqual(11 * 60)
})

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

it.each([
  // There over lunch, home for dinner.
  ['Barcelona Formula 1 Grand Prix', '2028-06-11', ['event', 'dinner']],
  // Dinner after the final, though the way back is not known.
  ['Wimbledon Championships', '2027-07-11', ['lunch', 'event', 'dinner']],
  // There over dinner.
  ['Times Square New Year’s Eve ball drop', '2026-12-31', ['lunch', 'event']],
  ['NRL Grand Final', '2027-10-03', ['lunch', 'event']],
])('the day of %s has its meals, there or elsewhere', async (destination, date, expected) => {
  const { plan } = await planItinerary(itineraryRequest.parse({ destination, days: 2 }), port, {
    now,
    budgetMs: 60_000,
  })
  const slots = plan.find((day) => day.date === date)?.slots ?? []
  expect(slots.flatMap(({ meal, fixed }) => meal ?? fixed ?? [])).toEqual(expected)
  const event = slots.find(({ fixed }) => fixed === 'event')
  const there = ['lunch', 'dinner'].filter((meal) => !expected.includes(meal))
  const told = there.map((meal) => event?.activity.note?.includes(`Plan to have ${meal} there.`))
  expect(told).toEqual(there.map(() => true))
})

it.each([
  ['Riverfire', '2027-09-04'],
  ['National Day Parade Singapore', '2027-08-09'],
  ['Sydney New Year’s Eve', '2026-12-31'],
])('nobody waits longer than an hour and a half for %s', async (destination, date) => {
  const { plan } = await planItinerary(itineraryRequest.parse({ destination, days: 2 }), port, {
    now,
    budgetMs: 60_000,
  })
  const slots = plan.find((day) => day.date === date)?.slots ?? []
  const at = slots.findIndex(({ fixed }) => fixed === 'event')
  const [before, event] = [slots[at - 1], slots[at]]
  const wait = minutesOf(event?.start ?? '') - minutesOf(before?.end ?? '') - (event?.leg?.minutes ?? 0)
  expect(wait).toBeLessThanOrEqual(90)
})

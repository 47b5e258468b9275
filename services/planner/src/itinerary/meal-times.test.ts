import { itineraryRequest } from '@site/contracts/itinerary'
import { createPlaces } from '@site/places'
import { describe, expect, it } from 'vitest'
import { isMealTime } from '../verify/meal-hours.ts'
import { minutesOf } from './days.ts'
import { kitchensFrom, kitchensUntil, mealTimesOf } from './meal-times.ts'
import { planItinerary } from './plan.ts'

const now = new Date('2026-11-23T03:00:00Z')
const port = createPlaces({ now: () => now })
const planned = async (request: object) =>
  (await planItinerary(itineraryRequest.parse(request), port, { now, budgetMs: 60_000 })).plan

describe('mealTimesOf', () => {
  it.each([
    ['ES', 1230],
    ['PT', 1170],
    ['IT', 1170],
    ['AR', 1230],
    ['DE', 1080],
    ['CH', 1080],
    ['FR', 1140],
    ['MC', 1140],
    ['AU', 1080],
  ])('dinner in %s begins from minute %i', (country, from) => {
    expect(mealTimesOf(country, false).dinner.from).toBe(from)
  })

  it.each(['AT', 'FR', 'IT', 'ES'])('nobody lunches in %s before noon', (country) => {
    expect(mealTimesOf(country, false).lunch.from).toBeGreaterThanOrEqual(12 * 60)
  })

  it.each([
    ['ES', 'late', 840, 1260],
    ['AU', 'late', 780, 1200],
    ['AU', 'early', 690, 1020],
    ['FR', 'early', 720, 1080],
  ] as const)('who eats in %s %s lunches from minute %i and dines from %i', (country, habit, lunch, dinner) => {
    const times = mealTimesOf(country, false, habit)
    expect([times.lunch.from, times.dinner.from]).toEqual([lunch, dinner])
    // Kitchens cook no longer for it.
    expect(kitchensUntil(country, false)).toBe(mealTimesOf(country, false).dinner.latestStart + 75 + 30)
  })

  it('is early with small children anywhere', () => {
    const { dinner } = mealTimesOf('ES', true)
    expect(mealTimesOf('AU', true).dinner).toEqual(dinner)
    // A quarter of an hour may be added before a wait.
    expect(dinner.latestStart + dinner.minutes + 15).toBeLessThanOrEqual(19 * 60 + 30)
    expect([dinner.from, dinner.latestStart].every((at) => isMealTime('dinner', at, 'AU'))).toBe(true)
  })

  it.each(['ES', 'PT', 'IT', 'AR', 'GR', 'AU', 'AT', 'NL', 'FR', 'BE'])(
    'holds what the verifier lets pass in %s',
    (country) => {
      const { lunch, dinner } = mealTimesOf(country, false)
      expect([lunch.from, lunch.latestStart].every((at) => isMealTime('lunch', at, country))).toBe(true)
      expect([dinner.from, dinner.latestStart].every((at) => isMealTime('dinner', at, country))).toBe(true)
    },
  )
})

it.each([
  ['JP', 690],
  ['US', 690],
  ['AU', 720],
  ['GB', 720],
])('a kitchen of unknown hours in %s cooks from minute %i', (country, from) => expect(kitchensFrom(country)).toBe(from))

it('the verifier knows no dinner at half past nine where people eat early', () => {
  expect(isMealTime('dinner', 1290, 'AU')).toBe(false)
  expect(isMealTime('lunch', 900, 'DE')).toBe(false)
})

it('nobody dines in Madrid before the kitchens open', async () => {
  const days = await planned({ destination: 'Madrid', days: 2 })
  const starts = (meal: string) =>
    days.flatMap(({ slots }) => slots.filter((slot) => slot.meal === meal).map(({ start }) => minutesOf(start)))
  expect(starts('dinner')).toHaveLength(2)
  expect(Math.min(...starts('dinner'))).toBeGreaterThanOrEqual(20 * 60 + 30)
  expect(Math.min(...starts('lunch'))).toBeGreaterThanOrEqual(13 * 60)
})

it('a zoo that is held on a day leaves time for lunch', async () => {
  const days = await planned({ destination: 'Sydney', days: 2, notes: 'must see Taronga Zoo' })
  const day = days.find(({ slots }) => slots.some(({ activity }) => activity.title === 'Taronga Zoo'))
  expect(day?.slots.flatMap(({ meal }) => meal ?? [])).toEqual(['lunch', 'dinner'])
})

it.each(['Lisbon', 'Rome'])('no hole is left before a late dinner in %s', async (destination) => {
  const days = await planned({ destination, days: 2, startDate: '2026-11-24' })
  const waits = days.flatMap(({ slots }) =>
    slots.flatMap(({ start, leg }, i) => {
      const before = slots[i - 1]
      return before === undefined || leg === null ? [] : [minutesOf(start) - minutesOf(before.end) - leg.minutes]
    }),
  )
  expect(waits.length).toBeGreaterThan(8)
  expect(Math.max(...waits)).toBeLessThanOrEqual(60)
})

import { itineraryRequest } from '@site/contracts/itinerary'
import { createPlaces } from '@site/places'
import { expect, it } from 'vitest'
import { isQuietHoliday } from './day-facts.ts'
import { planItinerary } from './plan.ts'

const now = new Date('2026-11-23T03:00:00Z')
const port = createPlaces({ now: () => now })

it.each([
  ['2026-12-25', true, true],
  ['2026-12-26', false, false],
  ['2027-01-01', true, true],
  ['2026-11-26', true, true],
  ['2026-11-24', true, false],
  ['2027-05-01', true, false],
])('kitchens close on %s (a holiday: %s): %s', (date, holiday, closes) => {
  expect(isQuietHoliday({ date, holiday })).toBe(closes)
})

it('says at which tables of Boxing Day nobody knows, and goes to none that is known to be closed', async () => {
  const request = itineraryRequest.parse({ destination: 'London', days: 2, startDate: '2026-12-26' })
  const { plan, meta } = await planItinerary(request, port, { now, budgetMs: 60_000 })
  const meals = plan[0]?.slots.flatMap(({ meal, activity }) => (meal === undefined ? [] : [activity.title])) ?? []
  expect(meals).toHaveLength(2)
  expect(meals.filter((title) => /St\. John|Dishoom Covent|Rules|Borough Market/.test(title))).toEqual([])
  expect(meta.searchNote).toMatch(/we don’t know the holiday hours of .* on 26 December 2026, so book/)
  expect(meta.searchNote).not.toContain('on 27 December 2026, so book')
})

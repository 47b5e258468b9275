import { itineraryRequest } from '@site/contracts/itinerary'
import { createPlaces } from '@site/places'
import { assert, expect, it } from 'vitest'
import { dayFacts, isQuietHoliday } from './day-facts.ts'
import { isDoubtfulOn } from './opening-hours.ts'
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
  expect(isQuietHoliday({ date, holiday, closures: [] })).toBe(closes)
})

it('kitchens are in doubt on all days on which many close', () => {
  const tokyo = port.resolveDestination('Tokyo')
  assert(tokyo !== null)
  const dates = ['2026-12-30', '2026-12-31', '2027-01-02', '2027-01-04']
  const days = dayFacts(dates, tokyo, port.closures(tokyo.country), port.holidays(tokyo.country))
  expect(days.map(isQuietHoliday)).toEqual([false, true, true, false])
})

it.each([
  ['tyo-p-tsukiji-outer-market', 'Tokyo', '2027-01-01', true],
  ['tyo-p-tsukiji-outer-market', 'Tokyo', '2027-01-05', false],
  ['p-london-st-paul-s-cathedral', 'London', '2026-12-25', true],
  ['p-london-westminster-abbey', 'London', '2026-12-26', true],
  ['p-london-westminster-abbey', 'London', '2026-12-28', false],
  ['p-london-borough-market', 'London', '2026-12-26', true],
  ['p-paris-marche-d-aligre', 'Paris', '2026-12-25', true],
  ['mel-p-queen-victoria-market', 'Melbourne', '2027-01-01', true],
  ['p-london-st-paul-s-cathedral', 'London', '2026-12-24', false],
])('%s in %s is closed on %s: %s', (id, city, date, closed) => {
  const found = port.resolveDestination(city)
  assert(found !== null)
  const [day] = dayFacts([date], found, port.closures(found.country), port.holidays(found.country))
  const poi = port.poiById(id)
  assert(poi !== null && day !== undefined)
  expect(day.closedSpans(poi).length > 0).toBe(closed)
})

it('says at which tables of Boxing Day nobody knows, and goes to none that is known to be closed', async () => {
  const request = itineraryRequest.parse({ destination: 'London', days: 2, startDate: '2026-12-26' })
  const { plan, meta } = await planItinerary(request, port, { now, budgetMs: 60_000 })
  const meals = plan[0]?.slots.flatMap(({ meal, activity }) => (meal === undefined ? [] : [activity.title])) ?? []
  expect(meals).toHaveLength(2)
  expect(meals.filter((title) => /St\. John|Dishoom Covent|Rules|Borough Market/.test(title))).toEqual([])
  const titles = plan[0]?.slots.map(({ activity }) => activity.title) ?? []
  expect(titles.filter((title) => /Abbey|Cathedral|Borough Market/.test(title))).toEqual([])
  const told = /the holiday hours of (\d+) stops on 26 December 2026: each says so/.exec(meta.searchNote ?? '')?.[1]
  const notes = plan.flatMap(({ slots }) => slots.map(({ activity }) => activity.note ?? ''))
  const inDoubt = notes.filter((note) => note.includes('We don’t know its hours on 26 December 2026'))
  expect(inDoubt).toHaveLength(Number(told))
  expect(notes.filter((note) => note.includes('its hours on 27 December'))).toEqual([])
})

it.each([
  ['London', '2026-12-24', true],
  ['London', '2026-12-31', true],
  ['London', '2027-01-02', false],
  ['Edinburgh', '2027-01-02', true],
  ['Auckland', '2027-01-02', true],
  ['Tokyo', '2027-01-03', true],
  ['London', '2026-12-22', false],
  ['Paris', '2027-05-01', true],
  ['London', '2027-05-01', false],
  ['Tokyo', '2026-12-24', false],
  ['Tokyo', '2026-12-31', true],
])('the hours of a door in %s are in doubt on %s: %s', (city, date, inDoubt) => {
  const found = port.resolveDestination(city)
  assert(found !== null)
  const [day] = dayFacts([date], found, port.closures(found.country), port.holidays(found.country))
  const poi = port.poiById('p-london-st-paul-s-cathedral')
  assert(poi !== null && day !== undefined)
  expect(isDoubtfulOn(poi, day)).toBe(inDoubt)
})

it('says at a stop of Christmas Eve that its hours are those of the week', async () => {
  const request = itineraryRequest.parse({ destination: 'London', days: 1, startDate: '2026-12-24' })
  const { plan } = await planItinerary(request, port, { now, budgetMs: 60_000 })
  // What is there for some days of December names its hours of this one.
  const isOfTheWeek = (hours: string | null) => /\d:\d/.test(hours ?? '') && !/\bDec\b/.test(hours ?? '')
  const doors = plan[0]?.slots.filter(({ activity: { openingHours } }) => isOfTheWeek(openingHours)) ?? []
  expect(doors.length).toBeGreaterThan(0)
  for (const { hours, activity } of doors) {
    expect(hours).toBe('assumed')
    expect(activity.note).toMatch(/We don’t know its hours on 24 December 2026/)
  }
})

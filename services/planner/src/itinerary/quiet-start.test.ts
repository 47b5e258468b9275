import { createPlaces } from '@site/places'
import { expect, it } from 'vitest'
import { addDays } from './days.ts'
import { quietStart, startOffHolidays } from './quiet-start.ts'

const known = (city: string) => {
  const destination = port.resolveDestination(city)
  if (destination === null) throw new Error(city)
  const { country } = destination
  return [destination, port.closures(country), port.holidays(country)] as const
}
const port = createPlaces({ now: () => new Date('2026-11-23T03:00:00Z') })

it.each([
  ['Chicago', '2026-11-23', 3, '2026-11-27'],
  ['Chicago', '2026-11-23', 2, '2026-11-24'],
  ['London', '2026-12-24', 3, '2026-12-27'],
  // Too long to be had without one.
  ['Chicago', '2026-11-20', 6, '2026-11-21'],
  ['Lisbon', '2026-11-23', 3, '2026-11-24'],
])('%s, asked for on %s for %i days, begins on %s', (city, today, days, first) => {
  expect(quietStart(addDays(today, 1), days, ...known(city))).toBe(first)
})

it.each([
  ['2026-11-23', 3, '2026-11-26'],
  ['2026-11-23', 1, '2026-11-27'],
  ['2026-11-27', 3, '2026-12-03'],
  ['2026-11-23', 7, '2026-11-24'],
])('nights out, asked for on %s for %i days, begin on %s', (today, days, first) => {
  expect(quietStart(addDays(today, 1), days, ...known('Berlin'), true)).toBe(first)
})

it.each([
  ['Berlin', '2027-03-08', 3, '2027-03-09'],
  ['Munich', '2027-03-08', 3, '2027-03-08'],
  // Of a month, Easter is worth waiting for.
  ['Berlin', '2027-03-25', 9, '2027-03-30'],
])('%s in a month, %s at first, for %i days, begins on %s', (city, first, days, start) => {
  expect(startOffHolidays(first, days, ...known(city))).toBe(start)
})

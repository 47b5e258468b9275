import { expect, it } from 'vitest'
import { addDays, isDay, nightsBetween } from './days.ts'

it.each([
  ['2027-01-18', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-1-18', false],
  ['18 January 2027', false],
  ['none', false],
  ['', false],
])('%j is a day: %s', (text, is) => expect(isDay(text)).toBe(is))

it.each([
  ['2027-01-18', 2, '2027-01-20'],
  ['2027-12-31', 1, '2028-01-01'],
  ['2027-03-01', -1, '2027-02-28'],
  // The clock changes on that night in Australia.
  ['2027-04-03', 2, '2027-04-05'],
])('%s and %i days are %s', (day, days, other) => {
  expect(addDays(day, days)).toBe(other)
  expect(nightsBetween(day, other)).toBe(days)
})

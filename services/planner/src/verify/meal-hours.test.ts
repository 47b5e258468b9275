import { expect, it } from 'vitest'
import { isMealTime } from './meal-hours.ts'

it.each([
  ['dinner', 21 * 60, 'GB', false, true],
  ['dinner', 21 * 60 + 15, 'GB', false, false],
  ['dinner', 21 * 60 + 30, 'ES', false, true],
  ['dinner', 22 * 60, 'ES', false, false],
  ['dinner', 22 * 60, 'ES', true, true],
  ['dinner', 21 * 60 + 30, 'GB', true, true],
  ['lunch', 10 * 60 + 30, 'ES', true, false],
] as const)('a %s at minute %i in %s (asked to eat late: %s) is at its time: %s', (meal, start, country, late, is) => {
  expect(isMealTime(meal, start, country, late)).toBe(is)
})

import { expect, it } from 'vitest'
import { isThere } from './season-days.ts'

const rule = 'nearest Sat 09-19 for 16'

it.each([
  ['2026-09-18', false],
  ['2026-09-19', true],
  ['2027-09-17', false],
  ['2027-09-18', true],
  ['2027-10-03', true],
  ['2027-10-04', false],
  ['2029-09-21', false],
  ['2029-09-22', true],
])('on %s: %s', (date, there) => expect(isThere(rule, date)).toBe(there))

it('a rule it does not know is no day', () => expect(isThere('some day', '2027-09-18')).toBe(false))

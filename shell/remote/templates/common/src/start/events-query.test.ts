import { expect, test } from 'vitest'
import { dayWords } from './events-query.ts'

test.each([
  ['confirmed', '12 March 2026'],
  ['expected', '12 March 2026, expected'],
] as const)('says of a day that is %s: %s', (status, words) =>
  expect(dayWords({ start: '2026-03-12', status })).toBe(words),
)

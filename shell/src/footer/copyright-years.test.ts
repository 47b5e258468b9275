import { expect, test } from 'vitest'
import { copyrightYears } from './copyright-years.ts'

test.each([
  [2025, 2025, '2025'],
  [2025, 2026, '2025–2026'],
  [2025, 2031, '2025–2031'],
  // A clock that is wrong.
  [2025, 1970, '2025'],
])('a copyright from %d is shown in %d as %s', (first, present, shown) =>
  expect(copyrightYears(first, present)).toBe(shown),
)

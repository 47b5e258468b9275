import { expect, it } from 'vitest'
import { backoffMs } from './worker.ts'

it.each([
  [1, 0, 5000],
  [2, 0, 10_000],
  [5, 0, 80_000],
  [1, 1, 4000],
  [20, 0, 21_600_000],
  [1000, 0, 21_600_000],
])('waits after try %i (chance %d) for %i ms', (attempt, chance, ms) => {
  expect(backoffMs(attempt, 5000, chance)).toBe(ms)
})

it('spans about two days over the default tries', () => {
  const total = Array.from({ length: 19 }, (_, index) => backoffMs(index + 1, 5000, 0)).reduce((sum, ms) => sum + ms, 0)
  expect(total / 86_400_000).toBeGreaterThan(1.5)
  expect(total / 86_400_000).toBeLessThan(3)
})

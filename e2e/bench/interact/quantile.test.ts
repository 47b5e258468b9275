import { expect, it } from 'vitest'
import { quantile } from './quantile.ts'

it.each([
  [0, 1],
  [0.5, 2],
  [0.75, 3],
  [0.76, 4],
  [1, 4],
])('is the least value that a share of %f does not pass', (share, value) => {
  expect(quantile([4, 1, 3, 2], share)).toBe(value)
})

it('is nothing for no values', () => {
  expect(quantile([], 0.75)).toBeNaN()
})

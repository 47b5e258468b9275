import { expect, test } from 'vitest'
import { firstDays, shareDays } from './stretches.ts'

test.each<[readonly (number | null)[], number, number[]]>([
  [[null], 3, [3]],
  [[null, null], 4, [2, 2]],
  [[null, null], 5, [3, 2]],
  [[null, null, null], 7, [3, 2, 2]],
  [[3, 2], 6, [3, 3]],
  [[3, 2], 5, [3, 2]],
  [[2, null], 4, [2, 2]],
  [[null, 2], 4, [2, 2]],
  [[4, 4], 7, [4, 3]],
  [[null, null, null], 2, [1, 1, 0]],
  [[7, 1], 7, [6, 1]],
  [[4, 3], 4, [2, 2]],
  [[4, 3], 2, [1, 1]],
  [[4, 3], 1, [1, 0]],
  [[5, null], 4, [3, 1]],
  [[2, 2, 2], 4, [2, 1, 1]],
  [[7, 2], 9, [7, 2]],
  [[], 3, []],
])('nights %j of %i days are shared as %j', (nights, total, days) => {
  expect(
    shareDays(
      nights.map((own) => (own === null ? {} : { nights: own })),
      total,
    ),
  ).toEqual(days)
})

test.each([
  [[7, 2], 7, [7, 0]],
  [[3, 3, 3], 7, [3, 3, 1]],
  [[2, 2], 7, [2, 2]],
])('days %j cut to the first %i are %j', (shares, most, days) => expect(firstDays(shares, most)).toEqual(days))

import { expect, test } from 'vitest'
import { ranksFor, unmoved } from './order.ts'

test.each([
  ['abcd', 'abcd', 'abcd'],
  ['abcd', 'bcda', 'bcd'],
  ['abcd', 'dabc', 'abc'],
  ['abcd', 'axbd', 'abd'],
  ['ab', 'ba', 'b'],
  ['', 'ab', ''],
])('from %s to %s, %s has not moved', (before, next, stay) =>
  expect([...unmoved([...before], [...next])].join('')).toBe(stay),
)

test.each<[string, Record<string, number>, Record<string, number>]>([
  ['abc', {}, { a: 1, b: 2, c: 3 }],
  ['axb', { a: 1, b: 2 }, { x: 1.5 }],
  ['axyb', { a: 1, b: 4 }, { x: 2, y: 3 }],
  ['xa', { a: 1 }, { x: 0 }],
  ['ax', { a: 1 }, { x: 2 }],
  // Two people put a stop at the same place: no number lies between.
  ['axb', { a: 1, b: 1 }, { x: 2, b: 3 }],
  ['ba', { a: 1, b: 2 }, { b: 1, a: 2 }],
])('in %s with ranks %o, it writes %o', (order, fixed, written) =>
  expect(Object.fromEntries(ranksFor([...order], new Map(Object.entries(fixed))))).toEqual(written),
)

test('numbers a day afresh when halving has used up the room between two stops', () => {
  const ranks = ranksFor(
    ['a', 'x', 'b'],
    new Map([
      ['a', 1],
      ['b', 1 + Number.EPSILON],
    ]),
  )
  expect(Object.fromEntries(ranks)).toEqual({ x: 2, b: 3 })
})

import { expect, it } from 'vitest'
import { mergeWays } from './merge-ways.ts'

it('merges lines that share an end, and reverses only undirected ones', () => {
  const lines = [
    [3, 4],
    [1, 2, 3],
    [5, 4],
  ]
  expect(mergeWays(lines, false)).toEqual([[1, 2, 3, 4, 5]])
  expect(mergeWays(lines, true)).toEqual([
    [1, 2, 3, 4],
    [5, 4],
  ])
})

it('closes a ring and adds nothing to a closed one', () => {
  const ring = [1, 2, 3, 1]
  expect(mergeWays([ring, [1, 9]], false)).toEqual([ring, [1, 9]])
  expect(
    mergeWays(
      [
        [1, 2],
        [3, 1],
        [2, 3],
      ],
      true,
    ),
  ).toEqual([[1, 2, 3, 1]])
})

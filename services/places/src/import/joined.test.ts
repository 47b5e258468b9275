import { expect, it } from 'vitest'
import { joined } from './joined.ts'

it('puts lines end to end, turning round those that may be turned', () => {
  const lines = [
    [3, 4],
    [1, 2, 3],
    [5, 4],
  ]
  expect(joined(lines, false)).toEqual([[1, 2, 3, 4, 5]])
  expect(joined(lines, true)).toEqual([
    [1, 2, 3, 4],
    [5, 4],
  ])
})

it('closes rings and leaves them closed', () => {
  const ring = [1, 2, 3, 1]
  expect(joined([ring, [1, 9]], false)).toEqual([ring, [1, 9]])
  expect(
    joined(
      [
        [1, 2],
        [3, 1],
        [2, 3],
      ],
      true,
    ),
  ).toEqual([[1, 2, 3, 1]])
})

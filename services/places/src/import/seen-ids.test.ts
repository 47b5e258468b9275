import { expect, it } from 'vitest'
import { SeenIds } from './seen-ids.ts'

it.each([
  [
    [1, 2, 3],
    [true, true, true],
  ],
  [
    [1, 1, 2],
    [true, false, true],
  ],
  [
    [5, 9, 5, 7, 7, 12],
    [true, true, false, true, false, true],
  ],
])('%j', (ids, first) => {
  const seen = new SeenIds()
  expect(ids.map((id) => seen.first(id))).toEqual(first)
})

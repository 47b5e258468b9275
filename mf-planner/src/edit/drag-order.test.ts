import { expect, test } from 'vitest'
import { dropIndex } from './drag-order.tsx'

const middles = [50, 150, 250, 350]

test.each([
  [0, 50, 0],
  [0, 149, 0],
  [0, 151, 1],
  [0, 900, 3],
  [3, 350, 3],
  [3, 251, 3],
  [3, 249, 2],
  [3, -20, 0],
  [1, 151, 1],
  [1, 255, 2],
])('item %i dropped at %i stands at %i', (from, at, to) => expect(dropIndex(middles, from, at)).toBe(to))

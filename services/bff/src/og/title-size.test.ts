import { expect, it } from 'vitest'
import { titleSize } from './title-size.ts'

it.each([
  ['Sports Events', 88],
  ['Find Hotels by Location', 76],
  ['Hotels a short walk from the event', 64],
  ['Business Events, Congresses and Expos of the year', 64],
  ['Hotels near the Melbourne Convention and Exhibition Centre', 64],
  ['The Pan Pacific Melbourne at the Convention and Exhibition Centre on the South Bank', 54],
  ['x'.repeat(120), 46],
  // A word as wide as the line is set smaller before it is broken.
  ['Donaudampfschiffe', 54],
])('%s is set in %i px', (title, size) => expect(titleSize(title, 618)).toBe(size))

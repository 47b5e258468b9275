import { expect, test } from 'vitest'
import { widestWord } from './word-width.ts'

test.each([
  ['Shrine of Remembrance', 7.3],
  ['NGV International', 7.2],
  ['Royal Exhibition Building dome', 5.3],
  ['', 1],
  ['Saint-Germain', 4.2],
])('the widest word of %s', (name, em) => expect(widestWord(name)).toBeCloseTo(em, 0))

import { expect, test } from 'vitest'
import { sketchWords } from './sketch-words.ts'

test.each([
  [['street'], 'known', 'Green: on foot along the streets.'],
  [
    ['transit', 'straight', 'street', 'straight'],
    'known',
    'Green: on foot along the streets. Dashed: straight lines, as we don’t know the way along the streets there. Blue: by public transport, drawn straight.',
  ],
  [['straight'], 'none', 'Dashed: straight lines, as we don’t know the way along the streets there.'],
  [['straight'], 'unasked', 'Dashed: straight lines until the way along the streets is here.'],
  [['straight'], 'asked', 'Dashed: straight lines until the way along the streets is here.'],
  [['straight'], 'failed', 'Dashed: straight lines. We couldn’t load the way along the streets just now.'],
  [['transit'], 'failed', 'Blue: by public transport, drawn straight.'],
  [[], 'none', ''],
] as const)('lines that are %j, ways %s', (kinds, state, words) => expect(sketchWords(kinds, state)).toBe(words))

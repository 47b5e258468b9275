import { expect, it } from 'vitest'
import { drawableContent } from './card-content.ts'

const isLatin = (code: number) => code < 0x250
const content = {
  scene: 'street',
  kicker: 'Hotels near',
  title: 'MCG',
  line: 'Melbourne.',
  plainTitle: 'Hotel',
} as const

it.each([
  ['as it is', {}, { kicker: 'Hotels near', title: 'MCG', line: 'Melbourne.' }],
  [
    'with its town',
    { kicker: '', title: '東京ドームホテル, Tokyo' },
    { kicker: 'Hotel', title: 'Tokyo', line: 'Melbourne.' },
  ],
  ['with its event', { title: 'City Cup: 東京' }, { kicker: 'Hotel', title: 'City Cup', line: 'Melbourne.' }],
  ['as a hotel', { title: 'ホテル', line: 'ホテル: 7 min' }, { kicker: '', title: 'Hotel', line: '' }],
])('a card is drawn %s: %o', (_, words, expected) =>
  expect(drawableContent({ ...content, ...words }, isLatin)).toEqual({ scene: 'street', ...expected }),
)

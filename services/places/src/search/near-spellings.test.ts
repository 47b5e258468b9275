import { distance } from 'fastest-levenshtein'
import { expect, it } from 'vitest'
import { NearSpellings } from './near-spellings.ts'

const near = new NearSpellings(['arena', 'arenas', 'laver', 'lavers', 'river', 'sydney', 'zürich', '東京'])
const found = (word: string, most: number) =>
  Object.fromEntries(near.within(word, most).map(({ word, edits }) => [word, edits]))

it('finds words within so many edits, but not the word itself', () => {
  expect(found('arena', 1)).toEqual({ arenas: 1 })
  expect(found('lavor', 1)).toEqual({ laver: 1 })
  expect(found('lavor', 2)).toEqual({ laver: 1, lavers: 2 })
  expect(found('zurich', 1)).toEqual({ zürich: 1 })
  expect(found('東', 1)).toEqual({ 東京: 1 })
  expect(found('melbourne', 2)).toEqual({})
})

it('finds the same words as comparing with each', () => {
  const letters = 'abcß9'
  const words = Array.from({ length: 5 ** 4 }, (_, at) =>
    [...at.toString(5).padStart(4, '0')].map((digit) => letters[Number(digit)]).join(''),
  )
  const index = new NearSpellings([...words, 'abcab', 'ab'])
  for (const word of ['abca', 'ßß99', 'cabca', 'ab9']) {
    const compared = [...words, 'abcab', 'ab'].filter((other) => other !== word && distance(word, other) <= 2)
    expect(new Set(index.within(word, 2).map((each) => each.word))).toEqual(new Set(compared))
  }
})

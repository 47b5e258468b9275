import { expect, it } from 'vitest'
import { SPOKEN_TIME, spokenTime } from './spoken-times.ts'

it.each([
  ['half past two in the afternoon', '14:30'],
  ['ten past ten at night', '22:10'],
  ['at ten fifteen', '10:15'],
  ['zehn uhr dreissig', '10:30'],
  ['funf vor halb acht', '07:25'],
  ['vingt-deux heures', '22:00'],
  ['las diez y diez de la noche', '22:10'],
  ['le ventidue e un quarto', '22:15'],
  ['as dez e meia da noite', '22:30'],
  ['five to midnight', '23:55'],
])('“%s” is %s', (words, time) => {
  const [found = ''] = new RegExp(`\\b(?:${SPOKEN_TIME})`).exec(words) ?? []
  expect(words.endsWith(found)).toBe(true)
  expect(spokenTime(found)).toBe(time)
})

it('the words for numbers stand in few of its places, as it is compiled within several patterns', () =>
  expect(SPOKEN_TIME.length).toBeLessThan(45_000))

import { expect, it } from 'vitest'
import { guestsWords, nightsSpan } from './stay-words.ts'

it.each([
  ['2027-01-18', '2027-01-20', '18–20 Jan'],
  ['2027-01-30', '2027-02-02', '30 Jan – 2 Feb'],
  ['2026-12-30', '2027-01-02', '30 Dec – 2 Jan'],
  ['2028-01-18', '2028-01-20', '18–20 Jan 2028'],
])('nights from %s to %s are %j', (checkin, checkout, words) => {
  expect(nightsSpan({ checkin, checkout }, '2026-12-01')).toBe(words)
})

it('counts guests', () => expect([1, 2].map(guestsWords)).toEqual(['1 guest', '2 guests']))

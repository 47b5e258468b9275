import { expect, it } from 'vitest'
import type { AcceptedPlace, SearchQuery } from './queries.ts'
import { lineOf, runTyping, summariseTyping } from './typing.ts'

const arena: AcceptedPlace = {
  kind: 'venue',
  lat: -37.822,
  lon: 144.9785,
  radius: 500,
  name: 'Rod Laver Arena, Melbourne AU',
  source: 'curated',
}
const query = (fields: Partial<SearchQuery> = {}): SearchQuery => ({
  id: 'typing-001',
  class: 'typing',
  half: 'tuning',
  category: '',
  query: 'rod la',
  expect: 'resolve',
  accepted: [arena],
  note: '',
  ...fields,
})
const there = { kind: 'venue', name: 'Rod Laver Arena', lat: -37.822, lon: 144.9785 }
const elsewhere = { kind: 'event', name: 'Rolling Loud Miami', lat: 25.958, lon: -80.239 }

it.each([
  [[there, elsewhere], 1],
  [[elsewhere, there], 2],
  [[elsewhere], null],
  [[], null],
])('finds the line that what is meant stands on', (suggested, line) => expect(lineOf(query(), suggested)).toBe(line))

it('counts first lines by half', () => {
  const typed = runTyping(
    [query(), query({ query: 'rod' }), query({ query: 'laver' }), query({ half: 'held-out' })],
    ({ query: text }) =>
      text === 'rod la'
        ? [there]
        : text === 'rod'
          ? [elsewhere, elsewhere, there]
          : [elsewhere, elsewhere, elsewhere, there],
  )
  expect(summariseTyping(typed, 'tuning')).toEqual({ queries: 3, first: 1, firstLines: 2 })
  expect(summariseTyping(typed, 'held-out')).toEqual({ queries: 1, first: 1, firstLines: 1 })
})

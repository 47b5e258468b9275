import { expect, it } from 'vitest'
import { hotel } from '../testing/hotel.ts'
import { hotelsResponse } from '../testing/hotels-response.ts'
import { ANY, filterOptions } from './filter-options.ts'

const { facets } = hotelsResponse([
  hotel('near', 6, null, { stars: 4 }),
  hotel('hostel', 12, null, { kind: 'guest_house' }),
])
const none = { walk: null, ride: null, stars: null, kind: null }
const worded = (options: readonly { readonly words: string; readonly disabled: boolean }[]) =>
  options.map(({ words, disabled }) => (disabled ? `(${words})` : words))

it('says how many hotels each choice lists; of those that list none only minutes can be chosen', () => {
  const { walk, stars, kind } = filterOptions(facets, none)
  expect(worded(walk).slice(0, 4)).toEqual(['Any time', 'Up to 5 min (0)', 'Up to 10 min (1)', 'Up to 15 min (2)'])
  expect(worded(stars)).toEqual(['Any', '3 stars and up (1)', '4 stars and up (1)', '(5 stars (0))'])
  expect(worded(kind)).toEqual(['All kinds', 'Hotel (1)', 'Guest house (1)'])
})

it('never disables what is chosen, and offers it where the server does not count it', () => {
  const { walk, stars, kind } = filterOptions(facets, { ...none, walk: 13, stars: 5, kind: 'castle' })
  expect(walk.at(-1)).toEqual({ value: '13', words: 'Up to 13 min', disabled: false })
  expect(stars.at(-1)).toEqual({ value: '5', words: '5 stars (0)', disabled: false })
  expect(kind.at(-1)).toEqual({ value: 'castle', words: 'Castle', disabled: false })
  expect(walk[0]?.value).toBe(ANY)
})

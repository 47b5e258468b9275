import type { HotelFacets } from '@site/contracts/hotels'

/** One choice of a filter: its words with the number of hotels, and whether it can be chosen. */
export interface FilterOption {
  readonly value: string
  readonly words: string
  readonly disabled: boolean
}

/** The value of a choice that filters nothing. */
export const ANY = 'any'

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).replaceAll('_', ' ')

const words = {
  walk: (minutes: number) => `Up to ${minutes} min`,
  ride: (minutes: number) => `Up to ${minutes} min`,
  stars: (stars: number) => (stars === 5 ? '5 stars' : `${stars} ${stars === 1 ? 'star' : 'stars'} and up`),
  kind: capital,
} as const
const anyWords = { walk: 'Any time', ride: 'Any time', stars: 'Any', kind: 'All kinds' } as const

/**
 * Every choice says how many hotels it lists. One that lists none stays readable, and the chosen one can be left. Minutes that list none
 * can be chosen all the same: the answer to them is how far the nearest is.
 */
const optionsOf = <Value extends string | number>(
  any: string,
  facet: readonly { readonly value: Value; readonly count: number }[],
  wordsOf: (value: Value) => string,
  chosen: Value | null,
  answersNone = false,
): readonly FilterOption[] => [
  { value: ANY, words: any, disabled: false },
  ...facet.map(({ value, count }) => ({
    value: String(value),
    words: `${wordsOf(value)} (${count})`,
    disabled: count === 0 && value !== chosen && !answersNone,
  })),
  ...(chosen === null || facet.some(({ value }) => value === chosen)
    ? []
    : [{ value: String(chosen), words: wordsOf(chosen), disabled: false }]),
]

interface Chosen {
  readonly walk: number | null
  readonly ride: number | null
  readonly stars: number | null
  readonly kind: string | null
}

/** The choices of the four lists. */
export const filterOptions = (facets: HotelFacets, { walk, ride, stars, kind }: Chosen) => ({
  walk: optionsOf(anyWords.walk, facets.walk, words.walk, walk, true),
  ride: optionsOf(anyWords.ride, facets.ride, words.ride, ride, true),
  stars: optionsOf(anyWords.stars, facets.stars, words.stars, stars),
  kind: optionsOf(anyWords.kind, facets.kind, words.kind, kind),
})

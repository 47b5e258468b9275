import type { HotelFilter } from '@site/contracts/hotels'

/** What a hotel has to fulfil to be listed, as the address holds it; null and false mean that it does not matter. */
export interface Filters {
  /** At most so many minutes on foot. */
  readonly walk: number | null
  /** At most so many minutes by the quicker of foot and transit. */
  readonly ride: number | null
  readonly stars: number | null
  readonly kind: string | null
  /** At most so much a night. */
  readonly price: number | null
  readonly available: boolean
  readonly stepFree: boolean
  readonly exact: boolean
}

export const plainFilters: Filters = {
  walk: null,
  ride: null,
  stars: null,
  kind: null,
  price: null,
  available: false,
  stepFree: false,
  exact: false,
}

/** How many filters are set. */
export const countFilters = ({ walk, ride, stars, kind, price, available, stepFree, exact }: Filters): number =>
  [walk, ride, stars, kind, price].filter((value) => value !== null).length +
  [available, stepFree, exact].filter(Boolean).length

/** The filter of a request; undefined where nothing is filtered. Prices and rooms only matter for a stay. */
export const filterOf = (filters: Filters, withStay: boolean): HotelFilter | undefined => {
  const { walk, ride, stars, kind, price, available, stepFree, exact } = filters
  const filter: HotelFilter = {
    ...(walk === null ? {} : { walk }),
    ...(ride === null ? {} : { ride }),
    ...(stars === null ? {} : { stars }),
    ...(kind === null ? {} : { kind }),
    ...(price === null || !withStay ? {} : { price }),
    ...(available && withStay ? { available } : {}),
    ...(stepFree ? { stepFree } : {}),
    ...(exact ? { exact } : {}),
  }
  return Object.keys(filter).length === 0 ? undefined : filter
}

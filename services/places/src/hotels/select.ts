import {
  minuteOptions,
  type HotelFacets,
  type HotelFilter,
  type HotelSort,
  type HotelsResponse,
} from '@site/contracts/hotels'
import { COARSE_METRES } from '../walking/streets.ts'
import type { Candidate } from './in-reach.ts'
import type { Quotes } from './quote.ts'

/** From here up the position is shown as approximate (contracts, `coordQuality`); metres. */
export const APPROXIMATE_METRES = 100
/** "At least so many": nobody looks for one star and up. */
const STAR_OPTIONS = [5, 4, 3, 2] as const
/** What the contract lets a filter by minutes be. */
const MOST_MINUTES = 120

export interface Selection {
  readonly filter?: HotelFilter | undefined
  readonly sort?: HotelSort | undefined
  readonly offset?: number | undefined
  readonly limit: number
}

type Minutes = Pick<Candidate, 'walk' | 'quickest'>

const NEVER: Minutes = { walk: Number.POSITIVE_INFINITY, quickest: Number.POSITIVE_INFINITY }

/** The minutes that count: whether a ride is without steps nobody told us, so then only the walk without steps does. */
const minutesOf = (candidate: Candidate, stepFree: boolean | undefined): Minutes => {
  if (!stepFree) return candidate
  const minutes = candidate.stepFree?.minutes
  return minutes === undefined ? NEVER : { walk: minutes, quickest: minutes }
}

const priceOf = (quotes: Quotes, id: string): number => {
  const quote = quotes.get(id)
  return quote && quote !== 'sold_out' ? quote.price.amount : Number.POSITIVE_INFINITY
}

/** A bit for each filter that a hotel may fail. */
const FAILS = { walk: 1, ride: 2, stars: 4, kind: 8, available: 16, stepFree: 32, exact: 64, other: 128 } as const

/** The filters that a candidate fails, as bits. */
function failures(candidate: Candidate, filter: HotelFilter, ids: ReadonlySet<string> | null, quotes: Quotes): number {
  const { hotel, stepFree } = candidate
  const { walk, quickest } = minutesOf(candidate, filter.stepFree)
  let failed = 0
  if (filter.walk !== undefined && walk > filter.walk) failed |= FAILS.walk
  if (filter.ride !== undefined && quickest > filter.ride) failed |= FAILS.ride
  if (filter.stars !== undefined && (hotel.stars ?? 0) < filter.stars) failed |= FAILS.stars
  if (filter.kind !== undefined && hotel.kind !== filter.kind) failed |= FAILS.kind
  if (filter.available && priceOf(quotes, hotel.id) === Number.POSITIVE_INFINITY) failed |= FAILS.available
  if (filter.stepFree && !stepFree) failed |= FAILS.stepFree
  if (filter.exact && hotel.precision >= APPROXIMATE_METRES) failed |= FAILS.exact
  const tooDear = filter.price !== undefined && priceOf(quotes, hotel.id) > filter.price
  if (tooDear || (ids && !ids.has(hotel.id))) failed |= FAILS.other
  return failed
}

/** The candidates, and for each the filters that it fails. */
interface Judged {
  readonly candidates: readonly Candidate[]
  readonly failed: Uint8Array
}

/** Bits of a hotel that may fail these filters and no other. */
const allBut = (...names: readonly (keyof typeof FAILS)[]): number =>
  names.reduce((left, name) => left & ~FAILS[name], 255)
const OTHERS = {
  walk: allBut('walk'),
  ride: allBut('ride'),
  stars: allBut('stars'),
  kind: allBut('kind'),
  available: allBut('available'),
  stepFree: allBut('stepFree', 'walk', 'ride'),
  exact: allBut('exact'),
} as const

/** How many values are at most each of some bounds, which rise. */
class Tally {
  readonly #bounds: readonly number[]
  readonly #counts: Uint32Array

  constructor(bounds: readonly number[]) {
    this.#bounds = bounds
    this.#counts = new Uint32Array(bounds.length)
  }

  add(value: number): void {
    const counts = this.#counts
    for (let at = counts.length - 1; at >= 0 && value <= (this.#bounds[at] ?? 0); at -= 1)
      counts[at] = (counts[at] ?? 0) + 1
  }

  counts(): { value: number; count: number }[] {
    return this.#bounds.map((value, at) => ({ value, count: this.#counts[at] ?? 0 }))
  }
}

function countFacets({ candidates, failed }: Judged, filter: HotelFilter, quotes: Quotes): HotelFacets {
  const walk = new Tally(minuteOptions)
  const ride = new Tally(minuteOptions)
  // Least first, as a tally wants it: "at least 4 stars" is "at most -4".
  const stars = new Tally(STAR_OPTIONS.map((value) => -value))
  const kinds = new Map<string, { value: string; count: number; all: number }>()
  let [available, stepFree, exact] = [0, 0, 0]
  for (const [at, candidate] of candidates.entries()) {
    const { hotel } = candidate
    const fails = failed[at] ?? 0
    let kind = kinds.get(hotel.kind)
    if (!kind) {
      kind = { value: hotel.kind, count: 0, all: 0 }
      kinds.set(hotel.kind, kind)
    }
    kind.all += 1
    const minutes = minutesOf(candidate, filter.stepFree)
    if ((fails & OTHERS.walk) === 0) walk.add(minutes.walk)
    if ((fails & OTHERS.ride) === 0) ride.add(minutes.quickest)
    if ((fails & OTHERS.stars) === 0) stars.add(-(hotel.stars ?? 0))
    if ((fails & OTHERS.kind) === 0) kind.count += 1
    if ((fails & OTHERS.available) === 0) available += Number(priceOf(quotes, hotel.id) < Number.POSITIVE_INFINITY)
    if ((fails & OTHERS.exact) === 0) exact += Number(hotel.precision < APPROXIMATE_METRES)
    if (candidate.stepFree && (fails & OTHERS.stepFree) === 0) {
      const { minutes: level } = candidate.stepFree
      stepFree += Number(level <= (filter.walk ?? level) && level <= (filter.ride ?? level))
    }
  }
  const kind = [...kinds.values()]
    .toSorted((a, b) => b.all - a.all || (a.value < b.value ? -1 : 1))
    .map(({ value, count }) => ({ value, count }))
  return {
    walk: walk.counts(),
    ride: ride.counts(),
    stars: stars.counts().map(({ value, count }) => ({ value: -value, count })),
    kind,
    available,
    stepFree,
    exact,
  }
}

/** The nearest hotel that only the chosen minutes keep away, and the minutes that would list it. */
function nearestBeyond({ candidates, failed }: Judged, filter: HotelFilter): HotelsResponse['nearest'] {
  for (const [by, bit, key] of [
    ['walk', FAILS.walk, 'walk'],
    ['ride', FAILS.ride, 'quickest'],
  ] as const) {
    let best: { id: string; name: string; by: typeof by; minutes: number } | null = null
    for (const [at, candidate] of filter[by] === undefined ? [] : candidates.entries()) {
      const minutes = minutesOf(candidate, filter.stepFree)[key]
      if (failed[at] !== bit || minutes > MOST_MINUTES || (best && minutes >= best.minutes)) continue
      best = { id: candidate.hotel.id, name: candidate.hotel.name, by, minutes }
    }
    if (best) return best
  }
  return null
}

/** What each order looks at first; the least goes first. */
const FIRST: Record<HotelSort, (candidate: Candidate, minutes: Minutes, quotes: Quotes) => number> = {
  walk: (_, { walk }) => walk,
  quickest: (_, { quickest }) => quickest,
  price: ({ hotel }, _, quotes) => priceOf(quotes, hotel.id),
  stars: ({ hotel }) => -(hotel.stars ?? 0),
}

const isUnsure = ({ hotel }: Candidate): boolean => hotel.precision >= COARSE_METRES

/** Among equals: minutes on foot, sure positions before unsure ones whose metres say nothing, then the better-known facts. */
function compare(a: Candidate, b: Candidate): number {
  const unsure = Number(isUnsure(a)) - Number(isUnsure(b))
  return (
    a.walk - b.walk ||
    unsure ||
    (isUnsure(a) ? 0 : a.metres - b.metres) ||
    Number(a.hotel.mayBeClosed) - Number(b.hotel.mayBeClosed) ||
    (b.hotel.stars ?? 0) - (a.hotel.stars ?? 0) ||
    (a.hotel.name < b.hotel.name ? -1 : a.hotel.name > b.hotel.name ? 1 : a.hotel.id < b.hotel.id ? -1 : 1)
  )
}

/** The page `offset` to `offset + limit` of the ordered candidates; only those that can stand on it are put in full order. */
function pageOf(passing: readonly Candidate[], keyOf: (candidate: Candidate) => number, from: number, to: number) {
  const keys = new Float64Array(passing.length)
  for (let at = 0; at < keys.length; at += 1) {
    const candidate = passing[at]
    if (candidate) keys[at] = keyOf(candidate)
  }
  const last = keys.toSorted()[Math.min(to, keys.length) - 1] ?? Number.POSITIVE_INFINITY
  const rows: { candidate: Candidate; key: number }[] = []
  for (const [at, candidate] of passing.entries()) {
    const key = keys[at] ?? Number.POSITIVE_INFINITY
    if (key <= last) rows.push({ candidate, key })
  }
  return rows
    .sort((a, b) => (a.key === b.key ? 0 : a.key - b.key) || compare(a.candidate, b.candidate))
    .slice(from, to)
    .map(({ candidate }) => candidate)
}

/** The hotels that pass a filter, a page of them in order, and what each other choice would list. */
export function selectHotels(
  candidates: readonly Candidate[],
  { filter = {}, sort = 'walk', offset = 0, limit }: Selection,
  quotes: Quotes = new Map(),
): { readonly page: readonly Candidate[] } & Pick<HotelsResponse, 'total' | 'facets' | 'nearest'> {
  const ids = filter.ids ? new Set(filter.ids) : null
  const failed = new Uint8Array(candidates.length)
  const passing: Candidate[] = []
  for (const [at, candidate] of candidates.entries()) {
    failed[at] = failures(candidate, filter, ids, quotes)
    if (failed[at] === 0) passing.push(candidate)
  }
  const judged = { candidates, failed }
  const key = (candidate: Candidate) => FIRST[sort](candidate, minutesOf(candidate, filter.stepFree), quotes)
  return {
    page: pageOf(passing, key, offset, offset + limit),
    total: passing.length,
    facets: countFacets(judged, filter, quotes),
    nearest: passing.length === 0 ? nearestBeyond(judged, filter) : null,
  }
}

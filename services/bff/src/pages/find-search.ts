import type { PreloadQuery, Route } from '@site/contracts/composition'
import { LONGEST_PLACE_ID, placeKeys, type PlaceInAddress } from '@site/contracts/og-image'
import { LRUCache } from 'lru-cache'
import type { PreloadQueries } from './preload-queries.ts'
import { placeOf, placeQueries, shownPlace, textQueries, type HotelsAsk } from './shown-place.ts'

/** What a page's address searches for, and how its head describes that. */
export interface FoundSearch {
  readonly route: Route
  readonly place: PlaceInAddress
  /** The calls whose answers the page shows; none where the address asks for more than the place. */
  readonly calls: readonly PreloadQuery[]
}

/** Searches kept in memory, about 1 kB each, and how long, in ms. */
const LIMITS = { max: 2000, ttl: 600_000 }
const LONGEST_TEXT = 200
const NOTHING = Symbol('names no place')

/** The place in an address: one id under a known key, as in `?venue=<id>`. Other parts of the query name none. */
export const placeInQuery = (query: URLSearchParams): PlaceInAddress | null => {
  const key = placeKeys.find((each) => query.has(each))
  const id = key === undefined ? '' : (query.get(key) ?? '').trim()
  return key === undefined || id === '' || id.length > LONGEST_PLACE_ID ? null : { key, id }
}

/**
 * Finds the place whose hotels a page shows, by id or by what was typed, and describes the page by it. Null for other pages, for what is no
 * place of ours, and where the backend does not answer: the page is sent without it then. `visitor` is the address that the backend's
 * limits count for.
 */
export const createFindSearch = (preload: PreloadQueries) => {
  const found = new LRUCache<string, Omit<FoundSearch, 'calls'> | typeof NOTHING>(LIMITS)

  return async (route: Route, query: URLSearchParams, visitor: string): Promise<FoundSearch | null> => {
    if (route.findsHotels !== true) return null
    const named = placeInQuery(query)
    const text = (query.get('q') ?? '').trim().slice(0, LONGEST_TEXT)
    if (named === null && text === '') return null
    const callsFor = (ask?: HotelsAsk) => (named === null ? textQueries(text, route, ask) : placeQueries(named, ask))
    const isPlain = [...query.keys()].length === 1
    const calls = isPlain && route.hotelsAsk !== undefined ? callsFor(route.hotelsAsk) : []
    const key = JSON.stringify([route, named ?? text])
    const known = found.get(key)
    if (known !== undefined) return known === NOTHING ? null : { ...known, calls }
    const answer = await preload(callsFor(), visitor)
    if (answer.outcome === 'failed') return null
    const shown = shownPlace(route, answer)
    const place = named ?? placeOf(answer)
    const search = shown === null || place === null ? null : { route: shown, place }
    found.set(key, search ?? NOTHING)
    return search && { ...search, calls }
  }
}
export type FindSearch = ReturnType<typeof createFindSearch>

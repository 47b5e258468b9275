import { geocodeRequest, type GeocodeResult } from '@site/contracts/geocode'
import type { Places } from '../../src/create-places.ts'
import { MOST_CHOICES, type AnsweredPlace, type SearchAnswer } from './judge.ts'
import type { SearchQuery } from './queries.ts'

/** Asks a resolver one query. Another resolver is judged by replacing `askGeocoder`. */
export type Ask = (query: Pick<SearchQuery, 'query' | 'category'>) => SearchAnswer

const toAnswered = ({ kind, name, lat, lon }: GeocodeResult): AnsweredPlace => ({ kind, name, lat, lon })

/**
 * Today's search: the first meaning is taken as `hotelsNear` takes it, without a question or a note; the type-ahead lists
 * what else it could be. A text that the contract refuses is unknown.
 */
export function askGeocoder(places: Pick<Places, 'geocode'>): Ask {
  return ({ query }) => {
    const request = geocodeRequest.safeParse({ query, limit: MOST_CHOICES })
    if (!request.success) return { status: 'unknown', candidates: [], notes: [] }
    const [first] = places.geocode({ ...request.data, limit: 1 }).results
    if (!first) return { status: 'unknown', candidates: [], notes: [] }
    const candidates = places.geocode(request.data).results.map(toAnswered)
    return { status: 'resolved', place: toAnswered(first), candidates, notes: [] }
  }
}

import { geocodeRequest, type GeocodeResult } from '@site/contracts/geocode'
import type { Places } from '../../src/create-places.ts'
import type { AnsweredPlace, SearchAnswer } from './judge.ts'
import type { SearchQuery } from './queries.ts'
import type { Suggest } from './typing.ts'

/** Asks a resolver one query. Another resolver is judged by replacing `askGeocoder`. */
export type Ask = (query: Pick<SearchQuery, 'query' | 'category'>) => SearchAnswer

const toAnswered = ({ kind, name, lat, lon }: GeocodeResult): AnsweredPlace => ({ kind, name, lat, lon })

/** The search as every field of the site asks it. A text that the contract refuses is unknown. */
export function askGeocoder(places: Pick<Places, 'geocode'>): Ask {
  return ({ query, category }) => {
    const request = geocodeRequest.safeParse({ query, ...(category === '' ? {} : { category }) })
    if (!request.success) return { status: 'unknown', candidates: [], notes: [] }
    const { status, place, candidates, notes } = places.geocode(request.data)
    return { status, ...(place ? { place: toAnswered(place) } : {}), candidates: candidates.map(toAnswered), notes }
  }
}

/** Lines of the list under a field. */
const SUGGESTIONS = 7

/** The search as a field asks it while a text is typed. */
export function suggestFrom(places: Pick<Places, 'geocode'>): Suggest {
  return ({ query, category }) => {
    const wanted = category === '' ? {} : { category }
    return places.geocode({ query, typing: true, limit: SUGGESTIONS, ...wanted }).results.map(toAnswered)
  }
}

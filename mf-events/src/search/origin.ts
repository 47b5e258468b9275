import type { EventCategory } from '@site/contracts/events'
import type { GeocodeResult } from '@site/contracts/geocode'
import type { HotelsRequest } from '@site/contracts/hotels'

/** What the search starts from. Exactly one of five; the address holds it. `place` is a place of any other kind. */
export type Origin =
  | { readonly by: 'query'; readonly query: string }
  | { readonly by: 'event' | 'venue' | 'place'; readonly id: string }
  | { readonly by: 'point'; readonly lat: number; readonly lon: number; readonly label: string | null }

const numberOf = (text: string | null): number | null => {
  if (text === null || text.trim() === '') return null
  const value = Number(text)
  return Number.isFinite(value) ? value : null
}

/** Reads the origin from the address. An id beats a point, a point beats typed text; nonsense counts as nothing. */
export const readOrigin = (params: URLSearchParams): Origin | null => {
  for (const by of ['event', 'venue', 'place'] as const) {
    const id = params.get(by)?.trim()
    if (id) return { by, id }
  }
  const lat = numberOf(params.get('lat'))
  const lon = numberOf(params.get('lon'))
  if (lat !== null && lon !== null && Math.abs(lat) <= 90 && Math.abs(lon) <= 180)
    return { by: 'point', lat, lon, label: params.get('at')?.trim() || null }
  const query = params.get('q')?.trim()
  return query ? { by: 'query', query: query.slice(0, 200) } : null
}

export const writeOrigin = (origin: Origin): URLSearchParams => {
  switch (origin.by) {
    case 'query':
      return new URLSearchParams({ q: origin.query })
    case 'event':
    case 'venue':
    case 'place':
      return new URLSearchParams({ [origin.by]: origin.id })
    case 'point':
      return new URLSearchParams({
        lat: String(origin.lat),
        lon: String(origin.lon),
        ...(origin.label === null ? {} : { at: origin.label }),
      })
  }
}

const ORIGIN_KEYS = ['q', 'event', 'venue', 'place', 'lat', 'lon', 'at'] as const

/** An address with another origin; how its results are looked at stays. */
export const withOrigin = (params: URLSearchParams, origin: Origin): URLSearchParams => {
  const rest = new URLSearchParams(params)
  for (const key of ORIGIN_KEYS) rest.delete(key)
  return new URLSearchParams([...writeOrigin(origin), ...rest])
}

/** The origin that names a found place, and can never be read as another one. */
export const originOf = ({ kind, id, lat, lon, name }: GeocodeResult): Origin => {
  if (id !== undefined) return { by: kind === 'event' || kind === 'venue' ? kind : 'place', id }
  return { by: 'point', lat, lon, label: kind === 'point' ? null : name }
}

/** How a request of the hotels call names its origin. The category helps to read words. */
export const requestOf = (origin: Origin, category?: EventCategory): Partial<HotelsRequest> => {
  switch (origin.by) {
    case 'query':
      return { query: origin.query, ...(category === undefined ? {} : { category }) }
    case 'event':
      return { eventId: origin.id }
    case 'venue':
      return { venueId: origin.id }
    case 'place':
      return { placeId: origin.id }
    case 'point':
      return { lat: origin.lat, lon: origin.lon }
  }
}

/** What the visitor typed or chose, where the origin holds it. */
export const typedText = (origin: Origin | null): string | null =>
  origin?.by === 'query' ? origin.query : origin?.by === 'point' ? origin.label : null

import type { GeocodeResult } from '@site/contracts/geocode'
import type { HotelsRequest } from '@site/contracts/hotels'
import { limits } from '@site/contracts/limits'

/** What the search starts from. Exactly one of four; the address holds it. */
export type Origin =
  | { readonly by: 'query'; readonly query: string }
  | { readonly by: 'event'; readonly id: string }
  | { readonly by: 'venue'; readonly id: string }
  | { readonly by: 'point'; readonly lat: number; readonly lon: number; readonly label: string | null }

const numberOf = (text: string | null): number | null => {
  if (text === null || text.trim() === '') return null
  const value = Number(text)
  return Number.isFinite(value) ? value : null
}

/** Reads the origin from the address. An id beats a point, a point beats typed text; nonsense counts as nothing. */
export const readOrigin = (params: URLSearchParams): Origin | null => {
  const event = params.get('event')?.trim()
  if (event) return { by: 'event', id: event }
  const venue = params.get('venue')?.trim()
  if (venue) return { by: 'venue', id: venue }
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
      return new URLSearchParams({ [origin.by]: origin.id })
    case 'point':
      return new URLSearchParams({
        lat: String(origin.lat),
        lon: String(origin.lon),
        ...(origin.label === null ? {} : { at: origin.label }),
      })
  }
}

/** The origin a suggestion stands for. Cities go by name, so that the backend chooses their centre. */
export const originOf = (result: GeocodeResult): Origin => {
  if (result.kind === 'event' && result.id !== undefined) return { by: 'event', id: result.id }
  if (result.kind === 'venue' && result.id !== undefined) return { by: 'venue', id: result.id }
  if (result.kind === 'city')
    return { by: 'query', query: result.country === undefined ? result.name : `${result.name}, ${result.country}` }
  return { by: 'point', lat: result.lat, lon: result.lon, label: result.kind === 'point' ? null : result.name }
}

/** The body of the hotels call for an origin; as many hotels as the backend gives. */
export const requestOf = (origin: Origin, speed?: HotelsRequest['speed']): Partial<HotelsRequest> => {
  const rest = { limit: limits.hotels.max, ...(speed === undefined ? {} : { speed }) }
  switch (origin.by) {
    case 'query':
      return { query: origin.query, ...rest }
    case 'event':
      return { eventId: origin.id, ...rest }
    case 'venue':
      return { venueId: origin.id, ...rest }
    case 'point':
      return { lat: origin.lat, lon: origin.lon, ...rest }
  }
}

/** What the visitor typed or chose, where the origin holds it. */
export const typedText = (origin: Origin | null): string | null =>
  origin?.by === 'query' ? origin.query : origin?.by === 'point' ? origin.label : null

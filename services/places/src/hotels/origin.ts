import type { GeocodeResult, Resolution } from '@site/contracts/geocode'
import type { HotelsOrigin, hotelsRequest } from '@site/contracts/hotels'
import type * as z from 'zod/mini'
import { toResolution } from '../search/answer.ts'
import { readCoordinates } from '../search/codes.ts'
import { toResult } from '../search/documents.ts'
import type { PlacesIndex } from '../search/places-index.ts'

/** The request as callers write it: the schema's defaults may be left out. */
export type HotelsInput = z.input<typeof hotelsRequest>

export const resolvedTo = (place: GeocodeResult): Resolution => ({
  status: 'resolved',
  place,
  candidates: [],
  notes: [],
})
const gone = (what: string): Resolution => ({
  status: 'unknown',
  place: null,
  candidates: [],
  notes: [`This ${what} is no longer listed. Search for it by name.`],
})

/** Where a search starts: event, then venue, then any other place by its id, then point, then text. */
export function resolveOrigin(index: PlacesIndex, request: HotelsInput): Resolution {
  const { eventId, venueId, placeId, lat, lon, query = '', category } = request
  if (eventId !== undefined) {
    const event = index.eventById.get(eventId)
    const row = event && index.venueOf(event)
    return event && row ? resolvedTo(toResult({ kind: 'event', event, row })) : gone('event')
  }
  if (venueId !== undefined) {
    const row = index.venueById.get(venueId)
    return row ? resolvedTo(toResult({ kind: 'venue', row })) : gone('venue')
  }
  if (placeId !== undefined) {
    const place = index.placeById(placeId)
    return place ? resolvedTo(place) : gone('place')
  }
  if (lat !== undefined && lon !== undefined) return resolvedTo(index.resolver.pointAt({ lat, lon }))
  return toResolution(index.resolver.resolve(query, { category }))
}

/** A place named by its id or as "lat, lon", as the address of a hotel holds it; null when it is neither. */
export function placeNear(index: PlacesIndex, near: string): GeocodeResult | null {
  const coordinates = readCoordinates(near)
  if (coordinates) return coordinates.ok ? index.resolver.pointAt(coordinates.point) : null
  return index.placeById(near)
}

export const toOrigin = ({ kind, id, name, city, lat, lon, precision }: GeocodeResult): HotelsOrigin => ({
  kind,
  ...(id ? { id } : {}),
  name,
  ...(city ? { city } : {}),
  lat,
  lon,
  precision,
})

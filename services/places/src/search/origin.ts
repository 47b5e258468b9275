import type { HotelsResponse } from '@site/contracts/hotels'
import { readCoordinates } from './coordinates.ts'
import { toResult, type Found } from './geocoder.ts'
import { hotelMessages } from '../hotels/wording.ts'
import type { HotelsInput } from '../places.ts'
import type { PlacesIndex } from '../places-index.ts'

export type Origin = NonNullable<HotelsResponse['origin']>
export type OriginFound = { readonly origin: Origin } | { readonly message: string }

const toOrigin = ({ result }: Pick<Found, 'result'>): Origin => ({
  kind: result.kind,
  ...(result.id ? { id: result.id } : {}),
  name: result.name,
  ...(result.city ? { city: result.city } : {}),
  lat: result.lat,
  lon: result.lon,
  precision: result.precision,
})

/** Where a hotel search starts: event, then venue, then point, then text; or why it cannot start. */
export function findOrigin(index: PlacesIndex, request: HotelsInput): OriginFound {
  if (request.eventId !== undefined) {
    const event = index.eventById.get(request.eventId)
    const venue = event && index.venueOf(event)
    return event && venue
      ? { origin: toOrigin({ result: toResult({ kind: 'event', event, venue }) }) }
      : { message: hotelMessages.unknownId('event') }
  }
  if (request.venueId !== undefined) {
    const venue = index.venueById.get(request.venueId)
    return venue
      ? { origin: toOrigin({ result: toResult({ kind: 'venue', venue }) }) }
      : { message: hotelMessages.unknownId('venue') }
  }
  const text =
    request.lat !== undefined && request.lon !== undefined ? `${request.lat}, ${request.lon}` : (request.query ?? '')
  const coordinates = readCoordinates(text)
  if (coordinates && !coordinates.ok) return { message: hotelMessages.outOfRange(coordinates.reason) }
  const found = index.geocoder.find(text, 1)[0]
  return found ? { origin: toOrigin(found) } : { message: hotelMessages.unknown(text) }
}

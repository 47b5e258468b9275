import type { Base, Destination, EventAnchor, Located } from './places.ts'

/** The days start at the hotel, else at the event's venue, the venue or address named, or the city's centre. */
export function baseOf(destination: Destination, event: EventAnchor | null, hotel: Located | null): Base {
  const chosen = hotel ?? event?.venue
  if (chosen !== undefined) {
    const { lat, lon, id, name } = chosen
    return { kind: hotel === null ? 'venue' : 'hotel', id, name, lat, lon }
  }
  const { kind, id, name, city, centre, point } = destination
  if (point === undefined) return { kind: 'centre', name: `the centre of ${city}`, ...centre }
  const base = kind === 'hotel' ? 'hotel' : kind === 'city' ? 'centre' : 'venue'
  return { kind: base, ...(id === undefined ? {} : { id }), name, lat: point.lat, lon: point.lon }
}

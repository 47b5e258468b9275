import type { Hotel } from '@site/places'
import { kilometres, SAME_REGION_KM, type Base, type Destination, type EventAnchor } from './places.ts'

/** Nobody sleeps there: a day starts near it, never inside. */
const isArena = ({ kind }: Destination): boolean => kind === 'event' || kind === 'venue' || kind === 'team'

export const baseAt = ({ id, name, lat, lon, stars }: Hotel): Base => ({
  kind: 'hotel',
  id,
  name,
  lat,
  lon,
  ...(stars === null ? {} : { stars }),
})

/**
 * Where the days start: at the hotel, else at the place or address named, else at the city's centre; round the venue of an event, where
 * that is far from the city.
 */
export function baseOf(destination: Destination, event: EventAnchor | null, hotel: Hotel | null): Base {
  if (hotel !== null) return baseAt(hotel)
  const { kind, id, name, city, centre, point } = destination
  const arena = event?.venue ?? (isArena(destination) && point !== undefined ? { name, ...point } : null)
  if (arena !== null && kilometres(centre, arena) > SAME_REGION_KM)
    return { kind: 'centre', name: `the area round ${arena.name}`, lat: arena.lat, lon: arena.lon }
  if (point === undefined || arena !== null) return { kind: 'centre', name: `the centre of ${city}`, ...centre }
  const base = kind === 'hotel' ? 'hotel' : kind === 'city' ? 'centre' : 'venue'
  return { kind: base, ...(id === undefined ? {} : { id }), name, lat: point.lat, lon: point.lon }
}

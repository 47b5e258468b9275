import type { GeocodeResult } from '@site/contracts/geocode'
import type { Venue } from '../data/rows.ts'
import { toResult } from '../search/documents.ts'
import type { PlacesIndex } from '../search/places-index.ts'
import { between, type LatLon } from '../walking/geo.ts'

/** How far from a city's centre its venues may be, metres. */
const CITY_REACH = 25_000
/** Venues a visitor is offered to choose from. */
const MOST_OFFERED = 8

/** The best-known venues of a city: those with most of our events first, then the largest. */
export function venuesOfCity(index: PlacesIndex, centre: LatLon): GeocodeResult[] {
  const events = new Map<string, number>()
  for (const { venueId } of index.data.events) events.set(venueId, (events.get(venueId) ?? 0) + 1)
  const known = (venue: Venue): number => (events.get(venue.id) ?? 0) * 1e6 + (venue.capacity ?? 0)
  return index.data.venues
    .filter((venue) => known(venue) > 0 && between(venue, centre) <= CITY_REACH)
    .toSorted((a, b) => known(b) - known(a) || (a.name < b.name ? -1 : 1))
    .slice(0, MOST_OFFERED)
    .map((row) => toResult({ kind: 'venue', row }))
}

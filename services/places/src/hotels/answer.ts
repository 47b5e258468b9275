import type { HotelItem, HotelsResponse } from '@site/contracts/hotels'
import { nearestCovered } from '../search/covered.ts'
import { hotelsAround, noHotels, type RoutesFrom } from './hotels-near.ts'
import { hotelMessages } from './wording.ts'
import type { HotelsInput } from '../places.ts'
import { findOrigin } from '../search/origin.ts'
import type { PlacesIndex } from '../places-index.ts'

export const DEFAULT_HOTEL_LIMIT = 20

/** The sources of the rows, and of the streets their walks follow. */
export const sourcesOf = (hotels: readonly HotelItem[]): string[] =>
  hotels.flatMap(({ source, walk }) => (walk.source === 'street' ? [source, 'osm'] : [source]))

/** Hotels near an event, venue, address, city or point, with honest minutes. */
export function answerHotels(
  index: PlacesIndex,
  request: HotelsInput,
  routesFrom: RoutesFrom,
  credits: (sources: readonly string[]) => readonly string[],
): HotelsResponse {
  const found = findOrigin(index, request)
  if ('message' in found) return noHotels(found.message)
  const { origin } = found
  const { maxWalkMinutes, speed, limit = DEFAULT_HOTEL_LIMIT } = request
  // A city is an area; its centre is where minutes are counted from, and no range should be widened by the city's size.
  const precision = origin.kind === 'city' ? 0 : origin.precision
  const { hotels, widenedTo, beyondWalk } = hotelsAround(index.hotels, routesFrom, {
    origin: { lat: origin.lat, lon: origin.lon, precision },
    wide: origin.kind === 'city',
    speed,
    maxWalkMinutes,
    limit,
  })
  if (hotels.length === 0) {
    return noHotels(hotelMessages.uncovered(origin.name, nearestCovered(index.covered(), origin, 3)), origin)
  }
  const notes = [
    ...(beyondWalk && maxWalkMinutes !== undefined ? [hotelMessages.noneWithinWalk(maxWalkMinutes)] : []),
    ...(widenedTo === null ? [] : [hotelMessages.widened(origin.name, widenedTo / 1000)]),
  ]
  return {
    origin,
    hotels,
    relaxed: notes.length > 0,
    message: notes.join(' ') || null,
    credits: [...credits(sourcesOf(hotels))],
  }
}

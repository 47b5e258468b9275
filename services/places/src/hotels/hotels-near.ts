import type { GeocodeResult, Resolution } from '@site/contracts/geocode'
import type { HotelItem, hotelsRequest, HotelsResponse } from '@site/contracts/hotels'
import { limits } from '@site/contracts/limits'
import type * as z from 'zod/mini'
import type { Hotel } from '../data/rows.ts'
import { nearestCovered } from '../search/covered.ts'
import { toResolution } from '../search/answer.ts'
import { toResult } from '../search/documents.ts'
import type { PlacesIndex } from '../search/places-index.ts'
import type { LatLon, Near, PointIndex } from '../walking/geo.ts'
import { routesFrom, type RouteOptions } from '../walking/minutes.ts'
import { COARSE_METRES, type Streets } from '../walking/streets.ts'

/** The request as callers write it: the schema's defaults may be left out. */
export type HotelsInput = z.input<typeof hotelsRequest>
type Origin = NonNullable<HotelsResponse['origin']>

/** "Near" on foot or by a short ride; and as far as the answer reaches when that is too little. Metres. */
const NEAR = { place: 3_000, city: 10_000 } as const
const REACH = [10_000, 25_000] as const
/** Fewer hotels than this within a radius and the next one is tried. */
const ENOUGH = 5
/** Hotels whose route is computed; streets may reorder them, so more than are shown. */
const CONSIDERED = 400
/** From here up the position is shown as approximate (contracts, `coordQuality`). */
const APPROXIMATE_METRES = 100

const WHICH = 'Which one did you mean?'

export const noneWithinWalk = (minutes: number): string =>
  `No hotel is expected to be within ${minutes} minutes on foot, so the nearest ones are shown.`

/** The sources of the rows, and of the streets their walks follow. */
export const sourcesOf = (hotels: readonly HotelItem[]): string[] =>
  hotels.flatMap(({ source, walk }) => (walk.source === 'street' ? [source, 'osm'] : [source]))

const resolvedTo = (place: GeocodeResult): Resolution => ({ status: 'resolved', place, candidates: [], notes: [] })
const gone = (what: string): Resolution => ({
  status: 'unknown',
  place: null,
  candidates: [],
  notes: [`This ${what} is no longer listed. Search for it by name.`],
})

/** Where a search starts: event, then venue, then any other place by its id, then point, then text. */
function resolveOrigin(index: PlacesIndex, request: HotelsInput): Resolution {
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
  const text = lat !== undefined && lon !== undefined ? `${lat}, ${lon}` : query
  return toResolution(index.resolver.resolve(text, { category }))
}

/** Rows within reach, nearest first, and the radius in metres when the search had to be widened. */
function rowsInReach(
  hotels: PointIndex<Hotel>,
  origin: LatLon,
  near: number,
  limit: number,
): { rows: Near<Hotel>[]; widenedTo: number | null } {
  const enough = Math.min(ENOUGH, limit)
  let rows: Near<Hotel>[] = []
  for (const radius of REACH) {
    rows = hotels.near(origin, radius, Math.max(CONSIDERED, limit))
    if (rows.filter((row) => row.metres <= near).length >= enough) return { rows, widenedTo: null }
    if (rows.length >= enough) return { rows, widenedTo: radius }
  }
  return { rows, widenedTo: REACH[1] }
}

function toItem({ hotel, route }: { hotel: Hotel; route: RouteOptions }): HotelItem {
  const { id, name, kind, lat, lon, address, stars, website, precision, source } = hotel
  return {
    id,
    name,
    kind,
    lat,
    lon,
    ...(address ? { address } : {}),
    ...(stars ? { stars } : {}),
    ...(website ? { website } : {}),
    walk: route.walk,
    transit: route.transit,
    price: null,
    coordQuality: precision >= APPROXIMATE_METRES ? 'approximate' : 'checked',
    source,
  }
}

/** Minutes first; within the same (possibly coarse) minute the better-known facts, never the metres of an unsure position. */
function compareHotels(a: { hotel: Hotel; route: RouteOptions }, b: { hotel: Hotel; route: RouteOptions }): number {
  const unsure = Math.max(a.hotel.precision, b.hotel.precision) >= COARSE_METRES
  return (
    a.route.walk.minutes - b.route.walk.minutes ||
    (unsure ? 0 : a.route.walk.metres - b.route.walk.metres) ||
    Number(a.hotel.mayBeClosed) - Number(b.hotel.mayBeClosed) ||
    (b.hotel.stars ?? 0) - (a.hotel.stars ?? 0) ||
    (a.hotel.name < b.hotel.name ? -1 : 1)
  )
}

/** Hotels near an event, venue, address, city or point, nearest by minutes first; the radius is widened until some are found. */
export function hotelsNear(
  index: PlacesIndex,
  request: HotelsInput,
  streetsAt: (point: LatLon) => Streets[],
  credits: (sources: readonly string[]) => readonly string[],
): HotelsResponse {
  const resolution = resolveOrigin(index, request)
  const none = (message: string, origin: Origin | null) => ({
    ...resolution,
    origin,
    hotels: [],
    relaxed: false,
    message,
    credits: [],
  })
  const { place, notes: read } = resolution
  if (!place) return none([...read, ...(resolution.status === 'choose' ? [WHICH] : [])].join(' '), null)
  const { kind, id, name, city, lat, lon, precision } = place
  const origin = { kind, ...(id ? { id } : {}), name, ...(city ? { city } : {}), lat, lon, precision }
  const { maxWalkMinutes: most, speed, limit = limits.hotels.default } = request
  const { rows, widenedTo } = rowsInReach(index.hotels, origin, kind === 'city' ? NEAR.city : NEAR.place, limit)
  if (rows.length === 0) {
    const others = nearestCovered(index.covered(), origin, 'hotels')
    return none(`We have no hotel data near ${name} yet. The nearest cities with hotels are ${others}.`, origin)
  }
  // A city is an area; its centre is where minutes are counted from, and no range should be widened by the city's size.
  const start = { lat, lon, precision: kind === 'city' ? 0 : precision }
  const hotels = rows.map(({ item }) => item)
  const ranked = routesFrom(streetsAt(start), start, hotels, speed)
    .flatMap((route, at) => {
      const hotel = hotels[at]
      return hotel ? [{ hotel, route }] : []
    })
    .sort(compareHotels)
  const fitting = most === undefined ? ranked : ranked.filter(({ route }) => route.walk.minutes <= most)
  const shown = (fitting.length > 0 ? fitting : ranked).slice(0, limit).map(toItem)
  const notes = [
    ...(fitting.length === 0 && most !== undefined ? [noneWithinWalk(most)] : []),
    ...(widenedTo === null || most !== undefined
      ? []
      : [`There are few hotels close to ${name}, so the search was widened to ${widenedTo / 1000} km.`]),
  ]
  return {
    ...resolution,
    origin,
    hotels: shown,
    relaxed: notes.length > 0,
    message: notes.join(' ') || null,
    credits: [...credits(sourcesOf(shown))],
  }
}

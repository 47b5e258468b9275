import type { HotelItem, HotelsResponse } from '@site/contracts/hotels'
import type { Near, PointIndex } from '../walking/point-index.ts'
import type { Endpoint, RouteOptions } from '../places.ts'
import type { Hotel, LatLon } from '../data/rows.ts'

/** "Near" on foot or by a short ride; and as far as the answer reaches when that is too little. Metres. */
const NEAR = { place: 3_000, city: 10_000 } as const
const REACH = [10_000, 25_000] as const
/** Fewer hotels than this within a radius and the next one is tried. */
const ENOUGH = 5
/** Hotels whose route is computed; streets may reorder them, so more than are shown. */
const CONSIDERED = 400
/** From here up the position is shown as approximate (contracts, `coordQuality`). */
export const APPROXIMATE_METRES = 100

export interface HotelQuery {
  readonly origin: LatLon & { readonly precision: number }
  /** The origin is an area such as a city, so hotels further off still count as near. */
  readonly wide?: boolean
  readonly speed?: number | undefined
  readonly maxWalkMinutes?: number | undefined
  readonly limit: number
}

export interface Nearby {
  readonly hotels: HotelItem[]
  readonly widenedTo: number | null
  readonly beyondWalk: boolean
}

/** Routes from one origin to many places, in their order. */
export type RoutesFrom = (from: Endpoint, to: readonly Endpoint[], speed?: number) => readonly RouteOptions[]

/** Rows within reach, and the radius in metres when the search had to be widened. */
function rowsInReach(index: PointIndex<Hotel>, query: HotelQuery): { rows: Near<Hotel>[]; widenedTo: number | null } {
  const enough = Math.min(ENOUGH, query.limit)
  const near = query.wide ? NEAR.city : NEAR.place
  let rows: Near<Hotel>[] = []
  for (const radius of REACH) {
    rows = index.near(query.origin, radius, Math.max(CONSIDERED, query.limit))
    if (rows.filter((row) => row.metres <= near).length >= enough) return { rows, widenedTo: null }
    if (rows.length >= enough) return { rows, widenedTo: radius }
  }
  return { rows, widenedTo: REACH[1] }
}

function toItem(hotel: Hotel, route: RouteOptions): HotelItem {
  return {
    id: hotel.id,
    name: hotel.name,
    kind: hotel.kind,
    lat: hotel.lat,
    lon: hotel.lon,
    ...(hotel.address ? { address: hotel.address } : {}),
    ...(hotel.stars ? { stars: hotel.stars } : {}),
    ...(hotel.website ? { website: hotel.website } : {}),
    walk: route.walk,
    transit: route.transit,
    price: null,
    coordQuality: hotel.precision >= APPROXIMATE_METRES ? 'approximate' : 'checked',
    source: hotel.source,
  }
}

/** Minutes first; within the same (possibly coarse) minute the better-known facts, never the metres of an unsure position. */
function compareHotels(a: { item: HotelItem; hotel: Hotel }, b: { item: HotelItem; hotel: Hotel }): number {
  const byMinutes = a.item.walk.minutes - b.item.walk.minutes
  if (byMinutes !== 0) return byMinutes
  const unsure = Math.max(a.hotel.precision, b.hotel.precision) >= 250
  const byMetres = unsure ? 0 : a.item.walk.metres - b.item.walk.metres
  return (
    byMetres ||
    Number(a.hotel.mayBeClosed) - Number(b.hotel.mayBeClosed) ||
    (b.item.stars ?? 0) - (a.item.stars ?? 0) ||
    (a.item.name < b.item.name ? -1 : 1)
  )
}

/** Hotels round a point, nearest first by minutes; the radius is widened until some are found. */
export function hotelsAround(index: PointIndex<Hotel>, routesFrom: RoutesFrom, query: HotelQuery): Nearby {
  const { rows, widenedTo } = rowsInReach(index, query)
  const routes = routesFrom(
    query.origin,
    rows.map((row) => row.item),
    query.speed,
  )
  const all = rows
    .flatMap(({ item: hotel }, at) => {
      const route = routes[at]
      return route ? [{ hotel, item: toItem(hotel, route) }] : []
    })
    .sort(compareHotels)
  const limit = query.maxWalkMinutes
  const fitting = limit === undefined ? all : all.filter(({ item }) => item.walk.minutes <= limit)
  const beyondWalk = fitting.length === 0 && all.length > 0
  const shown = beyondWalk ? all : fitting
  return {
    hotels: shown.slice(0, query.limit).map(({ item }) => item),
    widenedTo: shown.length > 0 && limit === undefined ? widenedTo : null,
    beyondWalk,
  }
}

/** An empty answer with its reason. */
export const noHotels = (message: string, origin: HotelsResponse['origin'] = null): HotelsResponse => ({
  origin,
  hotels: [],
  relaxed: false,
  message,
  credits: [],
})

import { geocodeResponse, type GeocodeKind, type GeocodeResult } from '@site/contracts/geocode'
import type { Backend } from '@stageside/kit'
import { queryOptions } from '@tanstack/react-query'
import { metresBetween } from '../plan/estimate.ts'
import { pointOf, type Point } from '../plan/links.ts'
import type { Trip } from '../plan/plan.ts'
import { baseOfDay, stretchOf } from '../plan/stretches.ts'

/** What a typed address may mean. */
export interface FoundAddress {
  readonly words: string
  readonly point: Point
}

/** Kinds of place that are one spot; a city or a postcode is none. */
const SPOTS: ReadonlySet<GeocodeKind> = new Set<GeocodeKind>([
  'venue',
  'airport',
  'station',
  'place',
  'hotel',
  'address',
  'street',
  'point',
])
/** Farther away nobody goes for a stop of the day, metres: an airport may be 60 km out. */
const WITHIN = 80_000
/** Most that are offered. */
const MOST = 5

const wordsOf = ({ name, city }: GeocodeResult): string =>
  city === undefined || name.includes(city) ? name : `${name}, ${city}`

/** The spots within a day's reach, as they came: best first. */
export const spotsNear = (results: readonly GeocodeResult[], around: Point | null): FoundAddress[] =>
  results
    .filter((one) => SPOTS.has(one.kind) && (around === null || metresBetween(around, one) <= WITHIN))
    .slice(0, MOST)
    .map((one) => ({ words: wordsOf(one), point: { lat: one.lat, lon: one.lon } }))

/** Where a day is: its city, and a point in it. */
export const dayPlace = (trip: Trip, day: number): { readonly city: string | null; readonly point: Point | null } => ({
  city: stretchOf(trip, day)?.city ?? trip.meta.city,
  point: baseOfDay(trip, day) ?? trip.days[day]?.stops.map(pointOf).find((point) => point !== null) ?? null,
})

/** Looks an address up in the city of its day, by the site's own search for places. */
export const addressQuery = (backend: Backend, { city, point }: ReturnType<typeof dayPlace>, address: string) => {
  const query = city === null || address.toLowerCase().includes(city.toLowerCase()) ? address : `${address}, ${city}`
  return queryOptions({
    queryKey: ['geocode', query],
    queryFn: async ({ signal }) =>
      geocodeResponse.parse(await backend.invoke('geocode', { query, limit: 10 }, { signal })).results,
    select: (results) => spotsNear(results, point),
    networkMode: 'always',
    retry: false,
    staleTime: Infinity,
  })
}

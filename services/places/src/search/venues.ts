import { limits } from '@site/contracts/limits'
import { venueCategories, type venuesRequest, type VenueResult, type VenuesResponse } from '@site/contracts/venues'
import type * as z from 'zod/mini'
import type { Poi } from '../data/rows.ts'
import type { LatLon, Near } from '../walking/geo.ts'
import { listed, nearestCovered } from './covered.ts'
import type { Destination } from './destination.ts'
import type { PlacesIndex } from './places-index.ts'

/** The request as callers write it: the schema's defaults may be left out. */
export type VenuesInput = z.input<typeof venuesRequest>

export interface PoisNearOptions {
  /** Only these categories; all when left out. */
  readonly categories?: readonly string[]
  /** At most so many, most interesting first; all when left out. */
  readonly limit?: number
  /** Only places of this interest or more, and those no first visit may miss. */
  readonly leastInterest?: number
}

/** Search radius around a named place and around a city's centre, metres. */
const RADIUS = { place: 2_000, city: 8_000, widened: 15_000 } as const

/** Interest, less a point for every 200 m of way there. */
const worth = (row: Near<Poi>): number => row.item.interest - row.metres / 200

/** Places of interest round a point, most interesting first; of all categories when none is named. */
export function poisNear({ pois }: PlacesIndex, point: LatLon, radius: number, options: PoisNearOptions = {}): Poi[] {
  const wanted = options.categories && new Set(options.categories)
  const { leastInterest = 0 } = options
  const matches = (poi: Poi) =>
    (poi.interest >= leastInterest || typeof poi.mustSee === 'number') && (!wanted || wanted.has(poi.category))
  return pois
    .near(point, radius, Number.POSITIVE_INFINITY, matches)
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, options.limit)
    .map(({ item }) => item)
}

/** A place as the call answers it; null for the finer categories, which it does not know. */
function toResult({ id, name, category, address, lat, lon, openingHours, website, source }: Poi): VenueResult | null {
  const known = venueCategories.find((each) => each === category)
  // On openstreetmap.org a map needs no key and no account.
  const mapLink = `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`
  return known ? { id, title: name, category: known, address, lat, lon, mapLink, openingHours, website, source } : null
}

/**
 * Spec §§3, 7: places of interest near a destination. A request that finds too little is widened (first the distance, then
 * the categories) and the answer says so; an uncovered destination gets none and names the nearest covered cities.
 * `missing` says why there is no destination.
 */
export function searchVenues(
  index: PlacesIndex,
  request: VenuesInput,
  destination: Destination | null,
  missing: string,
  credits: (sources: readonly string[]) => readonly string[],
): VenuesResponse {
  const { categories = [], limit = limits.venues.default } = request
  const answer = (results: VenueResult[], message: string | null): VenuesResponse => {
    const shown = results.slice(0, limit)
    const sources = shown.map(({ source }) => source)
    const from = sources.length > 0 ? credits(sources) : []
    return { results: shown, relaxed: shown.length > 0 && message !== null, error: null, message, credits: [...from] }
  }
  if (!destination) return answer([], missing)
  const { name, centre, point } = destination
  const near = (radius: number, wanted: readonly string[]): VenueResult[] =>
    poisNear(index, point ?? centre, radius, wanted.length > 0 ? { categories: wanted } : {}).flatMap(
      (poi) => toResult(poi) ?? [],
    )
  const first = near(point ? RADIUS.place : RADIUS.city, categories)
  if (first.length >= limit) return answer(first, null)
  const wider = near(RADIUS.widened, categories)
  if (wider.length > first.length) return answer(wider, `These include places up to ${RADIUS.widened / 1000} km away.`)
  if (wider.length > 0)
    return answer(wider, `We know only ${wider.length} ${wider.length === 1 ? 'place' : 'places'} near ${name}.`)
  const any = categories.length > 0 ? near(RADIUS.widened, []) : []
  if (any.length > 0)
    return answer(any, `We know no ${listed([...new Set(categories)])} near ${name}, so these are other places.`)
  const others = nearestCovered(index.covered(), centre, 'pois')
  return answer([], `We have no places of interest near ${name} yet. The nearest cities we know are ${others}.`)
}

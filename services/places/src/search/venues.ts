import type { VenueResult, VenuesResponse } from '@site/contracts/venues'
import type { PointIndex } from '../walking/point-index.ts'
import { listed } from '../hotels/wording.ts'
import { nearestCovered } from './covered.ts'
import type { CoveredCity, Destination, VenuesInput } from '../places.ts'
import type { Poi } from '../data/rows.ts'
import { isVenueCategory, toVenueResult, worth } from './interest-order.ts'

/** Search radius around a named place and around a city's centre, metres. */
const RADIUS = { place: 2_000, city: 8_000, widened: 15_000 } as const
export const DEFAULT_LIMIT = 5

export interface VenueSearchData {
  readonly pois: PointIndex<Poi>
  readonly covered: () => readonly CoveredCity[]
  readonly credits: (sources: readonly string[]) => readonly string[]
}

function near(
  data: VenueSearchData,
  destination: Destination,
  radius: number,
  wanted: ReadonlySet<string>,
): VenueResult[] {
  const point = destination.point ?? destination.centre
  return data.pois
    .near(point, radius, Number.POSITIVE_INFINITY, (poi) => wanted.size === 0 || wanted.has(poi.category))
    .toSorted((a, b) => worth(b) - worth(a))
    .flatMap(({ item }) => (isVenueCategory(item.category) ? [toVenueResult(item, item.category)] : []))
}

const nothing = (message: string): VenuesResponse => ({
  results: [],
  relaxed: false,
  error: null,
  message,
  credits: [],
})

/**
 * Spec §§3, 7: places of interest near a destination. A request that finds too little is widened (first the distance, then
 * the categories) and the answer says so; an uncovered destination gets none and names the nearest covered cities.
 */
export function searchVenues(
  data: VenueSearchData,
  request: VenuesInput,
  destination: Destination | null,
): VenuesResponse {
  const limit = request.limit ?? DEFAULT_LIMIT
  if (!destination)
    return nothing(`We could not find “${request.destination}”. Check the spelling or try a nearby city.`)
  const wanted = new Set<string>(request.categories ?? [])
  const first = near(data, destination, destination.point ? RADIUS.place : RADIUS.city, wanted)
  const answer = (results: VenueResult[], message: string | null): VenuesResponse => {
    const shown = results.slice(0, limit)
    const sources = shown.map((result) => result.source)
    return { results: shown, relaxed: message !== null, error: null, message, credits: [...data.credits(sources)] }
  }
  if (first.length >= limit) return answer(first, null)
  const wider = near(data, destination, RADIUS.widened, wanted)
  if (wider.length > first.length) return answer(wider, `Places up to ${RADIUS.widened / 1000} km away are included.`)
  if (wider.length > 0) return answer(wider, `Only ${wider.length} places are known near ${destination.name}.`)
  const any = wanted.size > 0 ? near(data, destination, RADIUS.widened, new Set()) : []
  const categories = listed([...wanted])
  if (any.length > 0) return answer(any, `No ${categories} is known near ${destination.name}; other places are shown.`)
  const others = nearestCovered(data.covered(), destination.centre, 3, 'pois').map((city) => city.city)
  return nothing(
    `We have no places of interest near ${destination.name} yet. The nearest covered cities are ${listed(others)}.`,
  )
}

import type { GeocodeResult, Resolution } from '@site/contracts/geocode'
import type { HotelItem, HotelsOrigin, HotelsResponse } from '@site/contracts/hotels'
import { limits } from '@site/contracts/limits'
import { countryName } from '../data/country.ts'
import type { Hotel } from '../data/rows.ts'
import { nearestCovered } from '../search/covered.ts'
import type { PlacesIndex } from '../search/places-index.ts'
import { venuesOfCity } from './city-venues.ts'
import { routeTo, type Candidate, type InReach } from './in-reach.ts'
import { toOrigin, type HotelsInput } from './origin.ts'
import type { Quotes } from './quote.ts'
import { APPROXIMATE_METRES, selectHotels } from './select.ts'

const WHICH = 'Which one did you mean?'
const NO_MATCH = 'No hotel within reach matches these filters.'
const chooseDoor = (city: string) =>
  `${city} is a whole city, and minutes are counted from a door. Choose a venue, or type an address.`

/** What a provider said of prices, beside those it quoted. */
export interface Prices {
  readonly state: HotelsResponse['prices']
  readonly quotes: Quotes
}
export const noPrices: Prices = { state: 'off', quotes: new Map() }

/** The sources of the rows, and of the streets their walks follow or the water they would cross. */
const sourcesOf = (candidates: readonly Candidate[]): string[] =>
  candidates.flatMap(({ hotel: { source }, street, across }) => [
    source,
    ...(street ? ['osm'] : across ? [across.source] : []),
  ])

/** A hotel as every call gives it; what is not known is left out. */
export function hotelFacts({ id, name, kind, lat, lon, city, address, stars, website, precision, source }: Hotel) {
  return {
    id,
    name,
    kind,
    lat,
    lon,
    city,
    ...(address ? { address } : {}),
    ...(stars ? { stars } : {}),
    ...(website ? { website } : {}),
    coordQuality: precision >= APPROXIMATE_METRES ? ('approximate' as const) : ('checked' as const),
    source,
  }
}

/** The price of a hotel, and whether there is a room, as far as a provider said. */
export function quoted(quotes: Quotes, id: string): Pick<HotelItem, 'price' | 'availability'> {
  const quote = quotes.get(id)
  if (!quote) return { price: null }
  if (quote === 'sold_out') return { price: null, availability: 'sold_out' }
  return { price: quote.price, availability: 'available' }
}

const toItem = (inReach: InReach, candidate: Candidate, quotes: Quotes): HotelItem => ({
  ...hotelFacts(candidate.hotel),
  ...routeTo(inReach, candidate),
  ...(candidate.stepFree === undefined ? {} : { stepFree: candidate.stepFree }),
  ...quoted(quotes, candidate.hotel.id),
})

/** What an answer says of the data it stands on. */
interface DataOf {
  readonly credits: (sources: readonly string[]) => readonly string[]
  /** Day of the streets around the origin; null where it or they are not known. */
  readonly streetsOf: string | null
}

/** The place of an answer with its country in words. */
const named = (resolution: Resolution): Resolution => {
  const { place } = resolution
  if (place?.country === undefined) return resolution
  return { ...resolution, place: { ...place, countryName: countryName(place.country) } }
}

/** The answer without hotels: what was typed is not one place, or no hotel is in reach, or it is a whole city. */
function withoutHotels(resolution: Resolution, origin: HotelsOrigin | null, message: string): HotelsResponse {
  return {
    ...named(resolution),
    origin,
    hotels: [],
    total: 0,
    reachable: 0,
    facets: selectHotels([], { limit: limits.hotels.min }).facets,
    nearest: null,
    venues: [],
    prices: 'off',
    relaxed: false,
    message,
    credits: [],
  }
}

/** A city without a hotel this near has no doors worth choosing from; metres. */
const CITY_HOTELS = 25_000

/** Whether a place is a city as a whole: its centre is nobody's door, so no minutes are counted from it. */
export const isWholeCity = (index: PlacesIndex, place: GeocodeResult): boolean =>
  place.kind === 'city' && index.hotels.near(place, CITY_HOTELS, 1).length > 0

/** The answer where there is no door to count from: several places are meant, none, or a whole city. */
export function withoutDoor(index: PlacesIndex, resolution: Resolution): HotelsResponse {
  const { place, status, notes } = resolution
  if (!place) return withoutHotels(resolution, null, [...notes, ...(status === 'choose' ? [WHICH] : [])].join(' '))
  const answer = withoutHotels(resolution, toOrigin(place), chooseDoor(place.name))
  return { ...answer, venues: venuesOfCity(index, place) }
}

/** A page of the hotels in reach, as the request wants them. */
export function answerHotels(
  index: PlacesIndex,
  resolution: Resolution,
  inReach: InReach,
  { filter, sort, offset, limit = limits.hotels.default }: HotelsInput,
  { credits, streetsOf }: DataOf,
  prices: Prices = noPrices,
): HotelsResponse {
  const { origin, candidates, widenedTo } = inReach
  if (candidates.length === 0) {
    const others = nearestCovered(index.covered(), origin, 'hotels')
    const message = `We have no hotel data near ${origin.name} yet. The nearest cities with hotels are ${others}.`
    return withoutHotels(resolution, origin, message)
  }
  const { page, ...counts } = selectHotels(candidates, { filter, sort, offset, limit }, prices.quotes)
  const hotels = page.map((candidate) => toItem(inReach, candidate, prices.quotes))
  const few = `Few hotels are close to ${origin.name}, so these are up to ${(widenedTo ?? 0) / 1000} km away.`
  return {
    ...named(resolution),
    origin,
    hotels,
    ...counts,
    reachable: candidates.length,
    venues: [],
    prices: prices.state,
    relaxed: widenedTo !== null,
    message: counts.total === 0 ? NO_MATCH : widenedTo === null ? null : few,
    ...(streetsOf !== null && hotels.some(({ walk }) => walk.source === 'street') ? { streetsOf } : {}),
    credits: [...credits(sourcesOf(page))],
  }
}

import { countryName } from '../data/country.ts'
import type { Doc } from './text-index.ts'
import type { Dataset } from '../data/load.ts'
import type { AddressRow, City, EventRow, Hotel, Poi, Venue } from '../data/rows.ts'

/** Anything a text may name. */
export type Named =
  | { readonly kind: 'event'; readonly event: EventRow; readonly venue: Venue }
  | { readonly kind: 'venue'; readonly venue: Venue }
  | { readonly kind: 'hotel'; readonly hotel: Hotel }
  | { readonly kind: 'place'; readonly poi: Poi }
  | { readonly kind: 'city'; readonly city: City }
  | { readonly kind: 'address'; readonly address: AddressRow }

/** Log scale between a village and a megacity. */
const size = (population: number): number => Math.min(1, Math.max(0, (Math.log10(Math.max(population, 1)) - 3) / 4.3))
const seats = (venue: Venue): number => Math.min(1, Math.log10(Math.max(10, venue.capacity ?? 1500)) / 5)
const where = (row: { city: string; country: string }): string[] => [row.city, countryName(row.country)]

/** Short forms people type for an event. */
const NICKNAMES: readonly (readonly [RegExp, string])[] = [
  [/^Coachella Valley Music and Arts Festival.*/, 'Coachella'],
  [/^Ultra Music Festival.*/, 'Ultra Miami'],
  [/^Electric Daisy Carnival.*/, 'EDC'],
  [/^Formula 1 /, ''],
  [/\bFormula 1\b/, 'F1'],
  [/\bGrand Prix\b/, 'GP'],
]
function eventNames(event: EventRow): string[] {
  const bare = event.name.replace(/\s*\([^)]*\)$/, '')
  const short = NICKNAMES.filter(([long]) => long.test(bare)).map(([long, nick]) => bare.replace(long, nick))
  return [...new Set([event.name, bare, ...short])]
}

/** The documents of the type-ahead: events and venues lead, then cities by size, places by interest, hotels. */
export function searchDocs(data: Dataset, venueOf: (event: EventRow) => Venue | null): Doc<Named>[] {
  const docs: Doc<Named>[] = []
  for (const event of data.events) {
    const venue = venueOf(event)
    if (!venue) continue
    const context = [venue.name, ...venue.altNames, ...where(venue)]
    docs.push({ item: { kind: 'event', event, venue }, names: eventNames(event), context, rank: 0.9, byContext: true })
  }
  for (const venue of data.venues) {
    const judged = venue.source.includes('curated') ? 0.15 : 0
    const rank = 0.45 + judged + 0.3 * seats(venue)
    docs.push({ item: { kind: 'venue', venue }, names: [venue.name, ...venue.altNames], context: where(venue), rank })
  }
  for (const hotel of data.hotels) {
    const rank =
      0.3 + (hotel.source.includes('curated') ? 0.1 : 0) + (hotel.stars ?? 2) * 0.01 - (hotel.mayBeClosed ? 0.1 : 0)
    const context = [hotel.address ?? '', ...where(hotel)]
    docs.push({ item: { kind: 'hotel', hotel }, names: [hotel.name, ...hotel.altNames], context, rank })
  }
  for (const poi of data.pois) {
    const rank = 0.2 + (0.5 * poi.interest) / 100
    docs.push({ item: { kind: 'place', poi }, names: [poi.name, ...poi.altNames], context: where(poi), rank })
  }
  return docs
}

/** Cities by their own name, for typing errors; every other name is looked up in the sorted list of the gazetteer. */
export function cityDocs(cities: readonly City[]): Doc<Named>[] {
  return cities.map((city) => ({
    item: { kind: 'city', city },
    names: [city.name],
    context: [countryName(city.country)],
    rank: 0.4 + 0.6 * size(city.population),
  }))
}

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bSt\b/i, 'Street'],
  [/\bRd\b/i, 'Road'],
  [/\bAve\b/i, 'Avenue'],
  [/\bBlvd\b/i, 'Boulevard'],
  [/\bDr\b/i, 'Drive'],
  [/\bHwy\b/i, 'Highway'],
]
const spelledOut = (name: string): string => SHORT.reduce((text, [short, long]) => text.replace(short, long), name)

/** House numbers and streets of an imported extract; a whole street before its houses. */
export function addressDocs(rows: readonly AddressRow[]): Doc<Named>[] {
  return rows.map((address) => {
    const context = where(address)
    return {
      item: { kind: 'address', address },
      names: [address.name, spelledOut(address.name)],
      context,
      rank: /\d/.test(address.name) ? 0.12 : 0.22,
    }
  })
}

/** Rank of a city among the other kinds when its whole name was typed. */
export const cityRank = (city: City): number => 0.4 + 0.6 * size(city.population)

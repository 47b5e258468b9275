import { countryName } from '../data/country.ts'
import { cityRank } from './gazetteer.ts'
import type { Doc } from './text-index.ts'
import type { Dataset } from '../data/load.ts'
import type { AddressRow, City, EventRow, Located, Venue } from '../data/rows.ts'

/** Anything a text may name; an event is where its venue is. */
export type Named =
  | { readonly kind: 'event'; readonly row: Venue; readonly event: EventRow }
  | { readonly kind: 'venue' | 'hotel' | 'place'; readonly row: Located }
  | { readonly kind: 'city'; readonly row: City }
  | { readonly kind: 'address'; readonly row: AddressRow }

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

const named = (kind: 'venue' | 'hotel' | 'place', row: Located, rank: number, ...more: string[]): Doc<Named> => ({
  item: { kind, row },
  names: [row.name, ...row.altNames],
  context: [...more, ...where(row)],
  rank,
})

/** The documents of the type-ahead: events and venues lead, then cities by size, places by interest, hotels. */
export function searchDocs(data: Dataset, venueOf: (event: EventRow) => Venue | null): Doc<Named>[] {
  const docs: Doc<Named>[] = []
  for (const event of data.events) {
    const row = venueOf(event)
    if (!row) continue
    const context = [row.name, ...row.altNames, ...where(row)]
    docs.push({ item: { kind: 'event', event, row }, names: eventNames(event), context, rank: 0.9, byContext: true })
  }
  const judged = (row: Located) => row.source.includes('curated')
  for (const venue of data.venues)
    docs.push(named('venue', venue, 0.45 + (judged(venue) ? 0.15 : 0) + 0.3 * seats(venue)))
  for (const hotel of data.hotels) {
    const rank = 0.3 + (judged(hotel) ? 0.1 : 0) + (hotel.stars ?? 2) * 0.01 - (hotel.mayBeClosed ? 0.1 : 0)
    docs.push(named('hotel', hotel, rank, hotel.address ?? ''))
  }
  for (const poi of data.pois) docs.push(named('place', poi, 0.2 + (0.5 * poi.interest) / 100))
  return docs
}

/** Cities by their own name, for typing errors; every other name is looked up in the sorted list of the gazetteer. */
export const cityDocs = (cities: readonly City[]): Doc<Named>[] =>
  cities.map((row) => ({
    item: { kind: 'city', row },
    names: [row.name],
    context: [countryName(row.country)],
    rank: cityRank(row),
  }))

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bSt\b/i, 'Street'],
  [/\bRd\b/i, 'Road'],
  [/\bAve\b/i, 'Avenue'],
  [/\bBlvd\b/i, 'Boulevard'],
  [/\bDr\b/i, 'Drive'],
  [/\bHwy\b/i, 'Highway'],
]
const spelledOut = (name: string): string => SHORT.reduce((text, [short, long]) => text.replace(short, long), name)

/** House numbers and streets; a whole street before its houses. */
export const addressDocs = (rows: readonly AddressRow[]): Doc<Named>[] =>
  rows.map((row) => ({
    item: { kind: 'address', row },
    names: [row.name, spelledOut(row.name)],
    context: where(row),
    rank: /\d/.test(row.name) ? 0.12 : 0.22,
  }))

import { countryName, regionName } from '../data/country.ts'
import { foldName } from './frame.ts'
import { cityRank } from './gazetteer.ts'
import type { Doc } from './name-index.ts'
import type { Dataset } from '../data/load.ts'
import type { GeocodeResult } from '@site/contracts/geocode'
import { fold, words } from '../data/fold.ts'
import { between } from '../walking/geo.ts'
import type { Airport, Neighbourhood, Station, Team } from '../data/gazetteer-rows.ts'
import type { AddressRow, City, EventRow, Hotel, Located, Poi, Venue } from '../data/rows.ts'

/** Anything a text may name; an event and a team are where their venue is. */
export type Named =
  | { readonly kind: 'event'; readonly row: Venue; readonly event: EventRow }
  | { readonly kind: 'venue' | 'hotel' | 'place'; readonly row: Located }
  | { readonly kind: 'team'; readonly row: Team }
  | { readonly kind: 'airport'; readonly row: Airport }
  | { readonly kind: 'station'; readonly row: Station }
  | { readonly kind: 'neighbourhood'; readonly row: Neighbourhood }
  | { readonly kind: 'city'; readonly row: City }
  | { readonly kind: 'address' | 'street'; readonly row: AddressRow }

/** A city is an area: its centre stands for it within about this many metres. */
const CITY_PRECISION = 3000

/** What is named as the calls answer it; streets and houses have no id. */
export function toResult(named: Named): GeocodeResult {
  const { kind, row } = named
  const { name, country, lat, lon } = row
  switch (kind) {
    case 'city': {
      const region = regionName(country, row.admin1)
      const where = { city: name, ...(region === null ? {} : { region }), country }
      return { kind, id: `city-${row.id}`, name, ...where, lat, lon, precision: CITY_PRECISION }
    }
    case 'address':
    case 'street':
      return { kind, name, city: row.city, country, lat, lon, precision: row.precision }
    case 'event': {
      const { event } = named
      const at = row.name
      return { kind, id: event.id, name: event.name, city: row.city, country, lat, lon, precision: row.precision, at }
    }
    case 'team':
      return { kind, id: row.id, name, city: row.city, country, lat, lon, precision: row.precision, at: row.venueName }
    default:
      return { kind, id: row.id, name, city: row.city, country, lat, lon, precision: row.precision }
  }
}

const seats = (venue: Venue): number => Math.min(1, Math.log10(Math.max(10, venue.capacity ?? 1500)) / 5)

/** Short forms people type for an event. */
const NICKNAMES: readonly (readonly [RegExp, string])[] = [
  [/^Coachella Valley Music and Arts Festival.*/, 'Coachella'],
  [/^Ultra Music Festival.*/, 'Ultra Miami'],
  [/^Electric Daisy Carnival.*/, 'EDC'],
  [/^Formula 1 /, ''],
]
function eventNames(event: EventRow): string[] {
  const bare = event.name.replace(/\s*\([^)]*\)$/, '')
  const short = NICKNAMES.filter(([long]) => long.test(bare)).map(([long, nick]) => bare.replace(long, nick))
  return [...new Set([event.name, bare, ...short, ...initialsOf(bare)])]
}

/** "New York Comic Con" is NYCC to its visitors; shorter ones mean too much else. */
const FEWEST_INITIALS = 4
function initialsOf(name: string): string[] {
  const initials = words(fold(name))
    .filter((word) => !/^(?:of|the|and|for|in)$/.test(word))
    .map(([first = '']) => first)
  return initials.length >= FEWEST_INITIALS ? [initials.join('').toUpperCase()] : []
}

/** "IFEMA Madrid" is IFEMA to its visitors; a word that is no short form means more than one place. */
function initialsBeforeCity({ name, city }: Pick<Venue, 'name' | 'city'>): string[] {
  const [short = '', ...others] = name.endsWith(` ${city}`) ? name.slice(0, -city.length - 1).split(' ') : []
  return others.length === 0 && /^\p{Lu}.*\p{Lu}/u.test(short) ? [short] : []
}

const isJudged = (row: Located): boolean => row.source.includes('curated')

/** How well known each kind of place is, 0–1; it decides between equal names (calibration.ts says how). */
const RANK = {
  event: () => 0.9,
  team: () => 0.78,
  venue: (venue: Venue) => 0.48 + (isJudged(venue) ? 0.12 : 0) + 0.26 * seats(venue),
  airport: ({ size }: Airport) => ({ large: 0.85, medium: 0.45, small: 0.2 })[size],
  station: ({ kind }: Station) => (kind === 'main' ? 0.55 : 0.35),
  neighbourhood: () => 0.72,
  place: (poi: Poi) => 0.25 + (0.5 * poi.interest) / 100,
  hotel: (hotel: Hotel) =>
    0.1 + (isJudged(hotel) ? 0.1 : 0) + (hotel.stars ?? 2) * 0.01 - (hotel.mayBeClosed || hotel.doubtful ? 0.1 : 0),
} as const

/** Metres. */
const SAME_HOTEL = 300
const SAME_ROUND = 3_000

/** Everything with a name but cities and streets, as documents of the index. */
export function searchDocs(
  data: Dataset,
  venueOf: (event: EventRow) => Venue | null,
  isCity: (name: string) => boolean,
): Doc<Named>[] {
  const docs: Doc<Named>[] = []
  const known = new Map<string, readonly string[]>()
  // A place in a village that no list of cities holds is called by the village.
  const where = ({ city, country }: { city: string; country: string }): readonly string[] => {
    const found = known.get(`${city}|${country}`) ?? [...(isCity(city) ? [city] : []), countryName(country)]
    known.set(`${city}|${country}`, found)
    return found
  }
  type InACity = Exclude<Named, { kind: 'city' }>
  const add = (item: InACity, names: readonly string[], rank: number, ...context: string[]) =>
    docs.push({ item, names, where: where(item.row), context, rank })
  // Rounds of a series are among the teams; those that are events of ours lend them their names.
  const rounds = new Map<EventRow, Team[]>()
  const isRound = new Set<Team>()
  for (const event of data.events) {
    const venue = venueOf(event)
    const own = venue ? new Set(words(foldName(event.name))) : null
    for (const team of venue && own ? data.teams : []) {
      if (!venue || between(venue, team) > SAME_ROUND) continue
      const name = words(foldName(team.name))
      const isShort = name.length === 1 && !eventNames(event).some((each) => foldName(each) === name[0])
      if (isShort || !name.every((word) => own?.has(word))) continue
      isRound.add(team)
      rounds.set(event, [...(rounds.get(event) ?? []), team])
    }
  }
  for (const event of data.events) {
    const row = venueOf(event)
    const also = (rounds.get(event) ?? []).flatMap(({ name, aliases, city }) =>
      [name, ...aliases].filter((each) => foldName(each) !== foldName(city)),
    )
    if (row)
      add({ kind: 'event', event, row }, [...eventNames(event), ...also], RANK.event(), row.name, ...row.altNames)
  }
  for (const row of data.teams.filter((team) => !isRound.has(team)))
    add({ kind: 'team', row }, [row.name, ...row.aliases], RANK.team(), row.sport, row.competition, row.venueName)
  for (const row of data.venues)
    add({ kind: 'venue', row }, [row.name, ...row.altNames, ...initialsBeforeCity(row)], RANK.venue(row))
  for (const row of data.airports)
    add({ kind: 'airport', row }, [row.name, row.iata, ...row.aliases], RANK.airport(row), ...row.metro)
  for (const row of data.stations) add({ kind: 'station', row }, [row.name, ...row.aliases], RANK.station(row))
  for (const row of data.neighbourhoods)
    add({ kind: 'neighbourhood', row }, [row.name, ...row.aliases], RANK.neighbourhood())
  // Some lists have a famous hotel among the sights.
  const hotels = new Map(data.hotels.map((hotel) => [fold(hotel.name), hotel] as const))
  const isHotel = (row: Located) => {
    const hotel = hotels.get(fold(row.name))
    return hotel !== undefined && between(hotel, row) < SAME_HOTEL
  }
  for (const row of data.pois)
    if (!isHotel(row)) add({ kind: 'place', row }, [row.name, ...row.altNames], RANK.place(row))
  for (const row of data.hotels)
    add({ kind: 'hotel', row }, [row.name, ...row.altNames], RANK.hotel(row), row.address ?? '')
  return docs
}

/** Cities by their own name, for typing errors; every other name is looked up in the sorted list of the gazetteer. */
export const cityDocs = (cities: readonly City[]): Doc<Named>[] =>
  cities.map((row) => ({
    item: { kind: 'city', row },
    names: [row.name],
    where: [countryName(row.country)],
    context: [],
    rank: cityRank(row),
  }))

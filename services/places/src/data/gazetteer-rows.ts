import * as z from 'zod/mini'

/** A row as the services read it: nothing changes it. */
type Row<T> = { readonly [K in keyof T]: T[K] extends (infer E)[] ? readonly E[] : T[K] }

const filled = z.string().check(z.minLength(1))
const point = {
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lon: z.number().check(z.gte(-180), z.lte(180)),
}
/** What every row of a gazetteer table has; `country` is ISO 3166-1 alpha-2. */
const named = z.object({
  id: filled,
  name: filled,
  /** Other names, also in other scripts; searched like the name itself. */
  aliases: z.array(filled),
  city: z.string(),
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  ...point,
  /** Error bound of the position, metres. */
  precision: z.number().check(z.gte(0)),
  /** Source ids as in `data/credits.json`, joined with "+". */
  source: filled,
})

export const airportRow = z.extend(named, {
  iata: z.string().check(z.regex(/^[A-Z0-9]{3}$/)),
  icao: z.nullable(filled),
  /** Codes of the whole metropolitan area (NYC, LON): they name all its airports, never this one alone. */
  metro: z.array(z.string().check(z.regex(/^[A-Z]{3}$/))),
  size: z.enum(['large', 'medium', 'small']),
  tz: z.string(),
})
export type Airport = Row<z.infer<typeof airportRow>>

export const stationRow = z.extend(named, {
  /** Why the station is listed: main, metro, commuter, near an event city or a large city, known abroad. */
  kind: z.enum(['main', 'metro', 'commuter', 'event-city', 'large-city', 'named-abroad']),
  /** International station code of the railways, where known. */
  uic: z.nullable(filled),
})
export type Station = Row<z.infer<typeof stationRow>>

/** The centre of a district; its edge is a matter of opinion. */
export const neighbourhoodRow = named
export type Neighbourhood = Row<z.infer<typeof neighbourhoodRow>>

/** A team's home ground, or a round of a series, in one season. */
export const teamRow = z.extend(named, {
  competition: filled,
  sport: filled,
  season: filled,
  venueName: filled,
  /** Id of the venue when the tables hold it. */
  venueId: z.nullable(filled),
})
export type Team = Row<z.infer<typeof teamRow>>

/** What an alias of a venue is; only `complex_or_part` names something larger or smaller than the venue. */
const aliasKinds = [
  'former',
  'native',
  'local',
  'official_or_sponsor',
  'abbreviation',
  'common',
  'exonym',
  'complex_or_part',
  'curated_alt',
] as const
export const venueAliasRow = z.object({
  venueId: filled,
  alias: filled,
  kind: z.enum(aliasKinds),
  lang: z.nullable(filled),
  fromYear: z.nullable(z.int()),
  toYear: z.nullable(z.int()),
  source: filled,
})
export type VenueAlias = Row<z.infer<typeof venueAliasRow>>

export const postcodeRow = z.object({
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** As people write it, e.g. "1010", "SW1A"; a prefix in Japan, Singapore and Great Britain. */
  code: filled,
  place: z.string(),
  ...point,
  /** Largest distance of a place with this code from the point, metres; never under 1 km. */
  precision: z.number().check(z.gte(0)),
  source: filled,
})
export type Postcode = Row<z.infer<typeof postcodeRow>>

import type { Dataset } from '../data/load.ts'
import { between, middle, type LatLon } from '../walking/geo.ts'
import type { Gazetteer } from './gazetteer.ts'

/** A city with fewer hotels than this is not worth naming as an alternative. */
const WORTH_NAMING = 10
/** The gazetteer's city of that name is another one (a Texan Paris) when it lies further off than this, metres. */
const SAME_CITY = 60_000

export interface CoveredCity extends LatLon {
  readonly city: string
  readonly country: string
  readonly tz: string
  readonly hotels: number
  readonly pois: number
  readonly venues: number
}

/** Cities with hotels or places of interest, by the number of hotels; the centre is the gazetteer's, else the middle of the rows. */
export function coveredCities(data: Pick<Dataset, 'hotels' | 'venues' | 'pois'>, gazetteer: Gazetteer): CoveredCity[] {
  const tallies = new Map<
    string,
    { city: string; country: string; rows: LatLon[]; counts: Record<'hotels' | 'pois' | 'venues', number> }
  >()
  for (const what of ['hotels', 'pois', 'venues'] as const) {
    for (const row of data[what]) {
      const { city, country } = row
      if (city === '') continue
      const key = `${city}|${country}`
      const tally = tallies.get(key) ?? { city, country, rows: [], counts: { hotels: 0, pois: 0, venues: 0 } }
      tally.counts[what] += 1
      tally.rows.push(row)
      tallies.set(key, tally)
    }
  }
  return [...tallies.values()]
    .filter(({ counts }) => counts.hotels > 0 || counts.pois > 0)
    .map(({ city, country, rows, counts }) => {
      const centre = middle(rows)
      const known = gazetteer.resolve(`${city}, ${country}`)
      const { lat, lon, tz } =
        known && between(known, centre) < SAME_CITY ? known : { ...centre, tz: gazetteer.at(centre)?.tz ?? 'Etc/UTC' }
      return { city, country, lat, lon, tz, ...counts }
    })
    .sort((a, b) => b.hotels - a.hotels || b.pois - a.pois || (a.city < b.city ? -1 : 1))
}

/** "Lisbon, Madrid and Paris". */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length <= 1 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

/** The names of the nearest cities that do have a fair number of hotels (or places), nearest first. */
export function nearestCovered(cities: readonly CoveredCity[], point: LatLon, what: 'hotels' | 'pois'): string {
  const near = cities
    .filter((city) => city[what] >= WORTH_NAMING)
    .toSorted((a, b) => between(a, point) - between(b, point))
  return listed(near.slice(0, 3).map(({ city }) => city))
}

import type { Gazetteer } from './gazetteer.ts'
import { between } from '../walking/geo.ts'
import type { CoveredCity } from '../places.ts'
import type { Dataset } from '../data/load.ts'
import type { LatLon, Located } from '../data/rows.ts'

/** A city with fewer hotels than this is not worth naming as an alternative. */
const WORTH_NAMING = 10

interface Tally {
  city: string
  country: string
  lat: number
  lon: number
  hotels: number
  pois: number
  venues: number
  rows: number
}

/** Cities with hotels or places of interest, by the number of hotels; the centre is the gazetteer's, else the middle of the rows. */
export function coveredCities(data: Pick<Dataset, 'hotels' | 'venues' | 'pois'>, gazetteer: Gazetteer): CoveredCity[] {
  const tallies = new Map<string, Tally>()
  const count = (row: Located, what: 'hotels' | 'pois' | 'venues') => {
    if (row.city === '') return
    const key = `${row.city}|${row.country}`
    const tally = tallies.get(key) ?? {
      city: row.city,
      country: row.country,
      lat: 0,
      lon: 0,
      hotels: 0,
      pois: 0,
      venues: 0,
      rows: 0,
    }
    tally[what] += 1
    tally.rows += 1
    tally.lat += row.lat
    tally.lon += row.lon
    tallies.set(key, tally)
  }
  for (const hotel of data.hotels) count(hotel, 'hotels')
  for (const poi of data.pois) count(poi, 'pois')
  for (const venue of data.venues) count(venue, 'venues')
  return [...tallies.values()]
    .filter((tally) => tally.hotels > 0 || tally.pois > 0)
    .map((tally) => {
      const { city, country, hotels, pois, venues } = tally
      const middle = { lat: tally.lat / tally.rows, lon: tally.lon / tally.rows }
      const known = gazetteer.resolve(`${city}, ${country}`)
      // Same name, other place (a Texan Paris): the rows themselves are right.
      const centre = known && between(known, middle) < 60_000 ? known : null
      const tz = centre?.tz ?? gazetteer.at(middle)?.tz ?? 'Etc/UTC'
      return { city, country, lat: centre?.lat ?? middle.lat, lon: centre?.lon ?? middle.lon, tz, hotels, pois, venues }
    })
    .sort((a, b) => b.hotels - a.hotels || b.pois - a.pois || (a.city < b.city ? -1 : 1))
}

/** The nearest cities that do have a fair number of hotels (or places), nearest first. */
export function nearestCovered(
  cities: readonly CoveredCity[],
  point: LatLon,
  limit: number,
  what: 'hotels' | 'pois' = 'hotels',
): CoveredCity[] {
  return cities
    .filter((city) => city[what] >= WORTH_NAMING)
    .toSorted((a, b) => between(a, point) - between(b, point))
    .slice(0, limit)
}

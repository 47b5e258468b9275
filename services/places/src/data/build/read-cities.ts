import type { Dataset } from '../load.ts'
import { fold } from '../fold.ts'
import type { Line } from './tsv.ts'

/**
 * Cities, most populous first, and every name they go by as sorted lines `folded name \t index into cities`. `localNames`
 * adds what people type for large cities and GeoNames leaves out: the local name, a script of its own, a short form; and where
 * GeoNames stands kilometres from the centre, the centre.
 * `exonyms` adds names in other languages by GeoNames id.
 */
export function readCities(
  lines: readonly Line[],
  localNames: readonly Line[],
  exonyms: readonly Line[] = [],
): Pick<Dataset, 'cities' | 'cityNames'> {
  const rows = lines
    .map((line) => ({
      city: {
        id: line.number('geonameid') ?? 0,
        name: line.text('name'),
        country: line.text('country'),
        admin1: line.text('admin1'),
        lat: line.number('lat') ?? Number.NaN,
        lon: line.number('lon') ?? Number.NaN,
        population: line.number('population') ?? 0,
        tz: line.text('tz'),
      },
      names: [line.text('name'), line.text('ascii'), ...line.list('alt')],
    }))
    .filter(({ city }) => Number.isFinite(city.lat) && Number.isFinite(city.lon) && city.name !== '')
    .sort((a, b) => b.city.population - a.city.population || a.city.id - b.city.id)
  const names = new Set<string>()
  for (const line of localNames) {
    const at = rows.findIndex(({ city }) => city.name === line.text('name') && city.country === line.text('country'))
    const [lat, lon, city] = [line.number('lat'), line.number('lon'), rows[at]?.city]
    if (city && lat !== null && lon !== null) Object.assign(city, { lat, lon })
    if (at >= 0) for (const other of line.list('also')) names.add(`${fold(other)}\t${at}`)
  }
  const indexOf = new Map(rows.map(({ city }, at) => [city.id, at] as const))
  for (const line of exonyms) {
    const at = indexOf.get(line.number('geonameid') ?? 0)
    const key = fold(line.text('alias'))
    if (at !== undefined && key !== '') names.add(`${key}\t${at}`)
  }
  for (const [at, row] of rows.entries()) {
    for (const name of row.names) {
      const key = fold(name)
      if (key !== '') names.add(`${key}\t${at}`)
    }
  }
  return { cities: rows.map((row) => row.city), cityNames: [...names].sort() }
}

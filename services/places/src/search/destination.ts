import type { Gazetteer } from './gazetteer.ts'
import type { Found } from './geocoder.ts'
import type { CoveredCity, Destination } from '../places.ts'

/** What a geocoded text means to a traveller: its city, the city's centre and time zone, and the place itself. */
export function toDestination(found: Found, gazetteer: Gazetteer, covered: readonly CoveredCity[]): Destination {
  const { result, named } = found
  const point = { lat: result.lat, lon: result.lon }
  const around = named?.kind === 'city' ? named.city : gazetteer.at(point)
  const home = covered.find((city) => city.city === result.city && city.country === result.country)
  const city = result.city ?? around?.name ?? result.name
  const centre = named?.kind === 'city' ? point : (home ?? around ?? point)
  return {
    kind: result.kind,
    ...(result.id === undefined ? {} : { id: named?.kind === 'event' ? named.event.id : result.id }),
    name: result.name,
    city,
    country: result.country ?? around?.country ?? '',
    region: around?.admin1 || null,
    neighborhood: null,
    tz: home?.tz ?? around?.tz ?? 'Etc/UTC',
    centre: { lat: centre.lat, lon: centre.lon },
    ...(result.kind === 'city' ? {} : { point }),
    precision: result.precision,
  }
}

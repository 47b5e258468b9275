import type { GeocodeKind } from '@site/contracts/geocode'
import type { LatLon } from '../walking/geo.ts'
import type { CoveredCity } from './covered.ts'
import type { Gazetteer } from './gazetteer.ts'
import type { Candidate } from './candidate.ts'

/** What the text of a destination field means; `centre` is where days start when nothing else is chosen. */
export interface Destination {
  readonly kind: GeocodeKind
  readonly id?: string
  readonly name: string
  readonly city: string
  readonly country: string
  readonly region: string | null
  readonly neighborhood: string | null
  readonly tz: string
  readonly centre: LatLon
  /** The named place itself; absent when the text names a city. */
  readonly point?: LatLon
  /** Honest error bound of `point` or `centre`, metres. */
  readonly precision: number
}

/** What a geocoded text means to a traveller: its city, the city's centre and time zone, and the place itself. */
export function toDestination(
  found: Pick<Candidate, 'named' | 'result'>,
  gazetteer: Gazetteer,
  covered: readonly CoveredCity[],
): Destination {
  const { result, named } = found
  const point = { lat: result.lat, lon: result.lon }
  const around = named?.kind === 'city' ? named.row : gazetteer.at(point)
  const home = covered.find((city) => city.city === result.city && city.country === result.country)
  const city = result.city ?? around?.name ?? result.name
  const centre = named?.kind === 'city' ? point : (home ?? around ?? point)
  return {
    kind: result.kind,
    ...(result.id === undefined ? {} : { id: result.id }),
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

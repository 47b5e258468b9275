import type { GeocodeKind, GeocodeResult } from '@site/contracts/geocode'
import { site } from '@site/contracts/site'

export const kindWords: Readonly<Record<GeocodeKind, string>> = {
  event: 'Event',
  team: 'Team',
  venue: 'Venue',
  city: 'City',
  neighbourhood: 'District',
  airport: 'Airport',
  station: 'Station',
  place: 'Place',
  hotel: 'Hotel',
  address: 'Address',
  street: 'Street',
  postcode: 'Postcode',
  point: 'Point on the map',
}

let names: Intl.DisplayNames | undefined

/** A country by its name; the code itself where it is none. The first one costs a phone a tenth of a second: answers bring the name. */
export const countryName = (code: string): string => {
  try {
    return (names ??= new Intl.DisplayNames(site.locale, { type: 'region' })).of(code) ?? code
  } catch {
    return code
  }
}

const list = (parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== null && part !== '').join(', ')

/** "Melbourne, Australia"; a city is not said to be in itself. */
export const areaWords = ({ kind, city, region, country, countryName: name }: GeocodeResult): string =>
  list([kind === 'city' ? null : city, region, name ?? (country === undefined ? null : countryName(country))])

/** "Rod Laver Arena, Melbourne", and of a city "Melbourne, Australia", as a heading says it. */
export const headlineWords = (place: GeocodeResult): string =>
  place.kind === 'city'
    ? list([place.name, areaWords(place)])
    : list([place.name, place.city === undefined || place.name.includes(place.city) ? null : place.city])

/** "Rod Laver Arena, Melbourne, Australia" of an event there; the area alone of what is itself a place. */
export const whereWords = (place: GeocodeResult): string =>
  list([place.at === place.name ? null : place.at, areaWords(place)])

const degrees = (value: number, positive: string, negative: string): string =>
  `${Math.abs(value).toFixed(1)}° ${value < 0 ? negative : positive}`

/** "45.5° N, 122.7° W" */
export const positionWords = ({ lat, lon }: GeocodeResult): string =>
  `${degrees(lat, 'N', 'S')}, ${degrees(lon, 'E', 'W')}`

/** Identifies a place among others in a list. */
export const placeKey = ({ kind, id, name, lat, lon }: GeocodeResult): string =>
  `${kind} ${id ?? ''} ${name} ${lat} ${lon}`

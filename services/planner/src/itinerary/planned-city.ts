import { site } from '@site/contracts/site'
import { wordsOf, type Destination, type PlacesPort } from './places.ts'

/** A city with fewer places than this is not taken to be meant before others of its name (chosen, decision 27). */
const WELL_KNOWN = 25

const countries = new Intl.DisplayNames(site.locale, { type: 'region' })
const folded = (text: string): string => wordsOf(text).join(' ')

/**
 * Of several cities of a name the one whose places are known, for no plan can be made of the others. Null where none is known
 * better.
 */
export function plannedCity(
  text: string,
  port: Pick<PlacesPort, 'coveredCities' | 'resolveDestination'>,
): Destination | null {
  const [name = '', ...rest] = text.split(',')
  const country = folded(rest.join(' '))
  const known = port
    .coveredCities()
    .find(
      (own) =>
        own.pois >= WELL_KNOWN &&
        folded(own.city) === folded(name) &&
        (country === '' || country === folded(own.country) || country === folded(countries.of(own.country) ?? '')),
    )
  if (known === undefined) return null
  const { city, lat, lon, tz } = known
  const found = port.resolveDestination(`${lat}, ${lon}`)
  if (found === null) return null
  const { id: _id, point: _point, ...around } = found
  const whole = { ...around, kind: 'city' as const, name: city, city, country: known.country, tz, centre: { lat, lon } }
  return { ...whole, neighborhood: null }
}

import { site } from '@site/contracts/site'
import { wordsOf, type Destination, type PlacesPort } from './places.ts'

/** A city with fewer places than this is not taken to be meant before others of its name (chosen, decision 27). */
const WELL_KNOWN = 25

const countries = new Intl.DisplayNames(site.locale, { type: 'region' })
const folded = (text: string): string => wordsOf(text).join(' ')

export interface Meant {
  readonly destination: Destination
  /** Says which of several places of the name was taken. */
  readonly note: string | null
}

/**
 * What a text means to a planner: the one place it names; of several, the city whose places are known, for no plan can be made
 * of the others. Null when it names nothing, or several cities of which none is known better.
 */
export function meantBy(text: string, port: PlacesPort): Meant | null {
  const destination = port.resolveDestination(text)
  if (destination !== null) return { destination, note: null }
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
  const note =
    country === ''
      ? `This is ${city}, ${countries.of(known.country) ?? known.country}. For another ${city}, add its state or country.`
      : null
  const whole: Destination = {
    ...around,
    kind: 'city',
    name: city,
    city,
    country: known.country,
    tz,
    centre: { lat, lon },
  }
  return { destination: { ...whole, neighborhood: null }, note }
}

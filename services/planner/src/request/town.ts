import type { Destination } from '../itinerary/places.ts'
import { asCity } from './own-name.ts'
import type { ReadPort } from './where.ts'

interface Town {
  readonly destination: Destination | null
  /** What else the name may mean, as the place search tells them apart. */
  readonly others: readonly string[]
}

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const isCode = (country: string): boolean => /^[A-Z]{2}$/.test(country)

/**
 * The town of a name. Of several it is the only one whose sights we list, and the others are asked about; where we list none or
 * several, nobody can tell, and the destination is null.
 */
export const townNamed = (text: string, port: ReadPort): Town => {
  const direct = port.resolveDestination(text)
  if (direct !== null) return { destination: asCity(direct, text), others: [] }
  const choices = port.choicesFor(text)
  const listed = choices.filter((choice) =>
    port
      .coveredCities()
      .some(
        ({ city, country, pois }) =>
          pois > 0 &&
          choice.startsWith(`${city}, `) &&
          choice.endsWith(`, ${isCode(country) ? (countryNames.of(country) ?? country) : country}`),
      ),
  )
  const [only] = listed
  const destination = listed.length === 1 && only !== undefined ? port.resolveDestination(only) : null
  return { destination, others: choices.filter((choice) => choice !== only) }
}

import type { Destination } from '../itinerary/places.ts'
import type { Name } from './names.ts'
import { asCity } from './own-name.ts'
import type { ReadPort } from './where.ts'

/** What the name of a town means. */
export interface Town {
  readonly destination: Destination | null
  /** What else the name may mean, as the place search tells them apart. */
  readonly others: readonly string[]
}

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const isCode = (country: string): boolean => /^[A-Z]{2}$/.test(country)

const eventAmong = (choices: readonly string[], port: ReadPort): Destination | null =>
  choices
    .slice(0, 3)
    .map((choice) => port.resolveDestination(choice))
    .find((found) => found?.kind === 'event') ?? null

/**
 * The town of a name. Of several it is the only one whose sights we list, and the others are asked about; where we list none or
 * several, nobody can tell, and the destination is null.
 */
export const townNamed = ({ text, kinds }: Pick<Name, 'text' | 'kinds'>, port: ReadPort): Town => {
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
  // "Coachella" is a festival before it is a town where nothing of ours is.
  const event = only === undefined && kinds.includes('event') ? eventAmong(choices, port) : null
  if (event !== null) return { destination: event, others: [] }
  const destination = listed.length === 1 && only !== undefined ? port.resolveDestination(only) : null
  return { destination, others: choices.filter((choice) => choice !== only) }
}

import { kilometres, type Destination } from '../itinerary/places.ts'
import { plannedCity } from '../itinerary/planned-city.ts'
import { countriesNamed } from './countries-in-text.ts'
import type { Name } from './names.ts'
import { asCity } from './own-name.ts'
import { foldText, type Page } from './page.ts'
import { knownTown, shortTown } from './town-names.ts'
import type { ReadPort, Stop } from './where.ts'

/** What the name of a town means. */
export interface Town {
  readonly destination: Destination | null
  /** What else the name may mean, as the place search tells them apart. */
  readonly others: readonly string[]
}

/** Two centres of one city, as two sources have them, are closer than this. */
const SAME_CITY_KM = 25
const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const spell = (country: string): string => (isCode(country) ? (countryNames.of(country) ?? country) : country)
const isCode = (country: string): boolean => /^[A-Z]{2}$/.test(country)

const eventAmong = (choices: readonly string[], port: ReadPort): Destination | null =>
  choices
    .slice(0, 3)
    .map((choice) => port.resolveDestination(choice))
    .find((found) => found?.kind === 'event') ?? null

/**
 * The town of a name. Of several it is the only one whose sights we list, or the one of which we know many, and the others are asked
 * about; else nobody can tell, and the destination is null.
 */
export const townNamed = (name: Pick<Name, 'text' | 'kinds'>, port: ReadPort): Town => {
  const town = meantTown(name, port)
  const folded = foldText(name.text)
  const full = knownTown(folded) ?? shortTown(folded)
  // "LA" and "Lisbona" are spelt like other places too, "Sin City" is no Singapore.
  const isSame = foldText(town.destination?.city ?? '') === foldText(full?.split(',')[0] ?? '')
  const isOther = town.destination?.kind === 'city' && !isSame && / /.test(folded)
  if (full === null || (town.destination?.kind === 'city' && !isOther) || town.destination?.kind === 'event')
    return town
  const meant = port.resolveDestination(full) ?? plannedCity(full.split(',')[0] ?? '', port)
  return meant?.kind === 'city' ? { destination: meant, others: [] } : town
}

const meantTown = ({ text, kinds }: Pick<Name, 'text' | 'kinds'>, port: ReadPort): Town => {
  const direct = port.resolveDestination(text)
  if (direct !== null) return { destination: asCity(direct, text), others: [] }
  const choices = port.choicesFor(text)
  const listed = choices.filter((choice) =>
    port
      .coveredCities()
      .some(
        ({ city, country, pois }) =>
          pois > 0 && choice.startsWith(`${city}, `) && choice.endsWith(`, ${spell(country)}`),
      ),
  )
  const [only] = listed
  // "Coachella" is a festival before it is a town where nothing of ours is.
  const event = only === undefined && kinds.includes('event') ? eventAmong(choices, port) : null
  if (event !== null) return { destination: event, others: [] }
  const named = listed.length === 1 && only !== undefined ? port.resolveDestination(only) : null
  // "Vienna, Austria" is also the name of its club.
  const sole = named?.kind === 'city' ? named : plannedCity(only?.split(',')[0] ?? text, port)
  const destination = sole ?? plannedCity(text, port)
  const isMeant = (choice: string): boolean => {
    const centre = destination && port.resolveDestination(choice)?.centre
    return (
      destination !== null &&
      centre !== undefined &&
      centre !== null &&
      kilometres(centre, destination.centre) < SAME_CITY_KM
    )
  }
  // "Milan" is no airport of Bergamo's, and no club: another town of the name is what may be meant.
  const nameOf = (choice: string): string => foldText(choice.split(',')[0] ?? '')
  const isTownOfName = (choice: string): boolean =>
    destination === null || [foldText(text), nameOf(only ?? text)].includes(nameOf(choice))
  return {
    destination,
    others: [...new Set(choices)].filter((choice) => choice !== only && isTownOfName(choice) && !isMeant(choice)),
  }
}

/** Most meanings that are looked at. */
const MOST_MEANINGS = 4

/** What else a name may mean once its country is told: towns of that country alone. */
const othersIn = ({ others }: Stop, country: string, port: ReadPort): readonly string[] =>
  others
    .filter((choice) => choice.endsWith(`, ${spell(country)}`))
    .slice(0, MOST_MEANINGS)
    .filter((choice) => port.resolveDestination(choice)?.kind === 'city')

/**
 * Of several towns of a name the one in the country that the text names, or of the trip's other towns: "Rome and Florence" is Italy's
 * Florence, and nobody is asked about Alabama's.
 */
export const settleByCountry = (stops: readonly Stop[], page: Page, port: ReadPort): Stop[] => {
  const countries = new Set(stops.flatMap(({ destination }) => destination?.country ?? []))
  const named = countriesNamed(page)
  const settled = stops.map((stop) => {
    if (stop.destination !== null) return stop
    const near = stop.others.filter((choice) =>
      [...countries, ...named].some((country) => choice.endsWith(`, ${spell(country)}`)),
    )
    const towns = near.slice(0, MOST_MEANINGS).filter((choice) => port.resolveDestination(choice)?.kind === 'city')
    const [only] = towns
    if (towns.length !== 1 || only === undefined) return stop
    return { ...stop, destination: port.resolveDestination(only), others: [] }
  })
  return settled.map((stop) => {
    const { destination, others } = stop
    if (destination === null || others.length === 0) return stop
    const isTold =
      named.has(destination.country) ||
      settled.some(
        (other) => other.destination?.country === destination.country && other.destination.city !== destination.city,
      )
    return isTold ? { ...stop, others: othersIn(stop, destination.country, port) } : stop
  })
}

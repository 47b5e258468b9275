import { site } from '@site/contracts/site'
import type { PlacesPort } from '../itinerary/places.ts'
import { countryCode } from './countries.ts'
import { isRoad } from './road-days.ts'
import { citiesOfArea, isArea } from './wide-places.ts'

type Port = Pick<PlacesPort, 'choicesFor' | 'coveredCities'>

/** Most cities named for a country. */
const MOST_NAMED = 3
const countries = new Intl.DisplayNames(site.locale, { type: 'region' })
const anyOf = new Intl.ListFormat(site.locale, { type: 'disjunction' })

/** Never a plan for another place of that name: which one was meant, or that none is known. */
export const unknownNote = (text: string, port: Port): string => {
  if (isRoad(text)) return `We don’t plan days on ${text.startsWith('the ') ? text : `the ${text}`}, so they stay open.`
  if (isArea(text)) return areaNote(text, port)
  const country = countryCode(text)
  if (country !== null) return countryNote(text, country, port)
  const choices = port.choicesFor(text)
  return choices.length > 1
    ? `Which “${text}” did you mean: ${choices.join('; ')}? Add the city, state or country.${nearNote(choices, port)}`
    : `We couldn’t find “${text}”. Try a city, a venue or an event.${thereNote(text, port)}`
}

/** "Queenstown, New Zealand": the cities of that country that we know best. */
const thereNote = (text: string, port: Port): string => {
  const [, name] = /, ([^,]+)$/.exec(text) ?? []
  const code = name === undefined ? null : countryCode(name)
  const cities = code === null ? [] : citiesOf(code, port)
  return code === null || cities.length === 0 ? '' : ` In ${countries.of(code)} we can plan ${anyOf.format(cities)}.`
}

const areaNote = (text: string, port: Port): string => {
  const named = anyOf.format(citiesOfArea(text, port.coveredCities()).slice(0, MOST_NAMED))
  return named === ''
    ? `“${text}” is more than one city, and we don’t have places to visit there yet. Name a city instead.`
    : `“${text}” is more than one city. Name the one you’re going to: we can plan ${named}.`
}

const citiesOf = (code: string, port: Port): readonly string[] =>
  port
    .coveredCities()
    .filter(({ country, pois }) => country === code && pois > 0)
    .toSorted((a, b) => b.pois - a.pois)
    .slice(0, MOST_NAMED)
    .map(({ city }) => city)

/** None of the towns is one we can plan: the cities of the first one's country are offered, the best known of them. */
const nearNote = (choices: readonly string[], port: Port): string => {
  const name = choices[0]?.split(', ').at(-1) ?? ''
  const code = countryCode(name)
  const cities = code === null ? [] : citiesOf(code, port)
  const isPlanned = cities.some((city) => choices.some((choice) => choice.startsWith(`${city}, `)))
  return cities.length === 0 || isPlanned ? '' : ` In ${name} we can plan ${anyOf.format(cities)}.`
}

/** A country is too much for a plan: the cities of it that we know best. */
const countryNote = (text: string, code: string, port: Port): string => {
  const cities = citiesOf(code, port)
  return cities.length === 0
    ? `“${text}” is a country, and we don’t have places to visit there yet. Name a city instead.`
    : `“${text}” is a country. Name a city in it: we can plan ${anyOf.format(cities)}.`
}

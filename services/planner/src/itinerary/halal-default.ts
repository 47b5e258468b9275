/** Countries in which meat is usually halal. */

import { site } from '@site/contracts/site'
import type { Diet } from '@site/contracts/trip-fields'
import { servesDiets } from './diets.ts'
import type { Poi } from './places.ts'

/**
 * The states of the Gulf, where imports and slaughter are held to it (GSO 2055-1, Halal food), Brunei (Halal Meat Act), and Egypt, Jordan
 * and Morocco, where butchers keep to it. Not Malaysia, where kitchens are certified one by one.
 */
const BY_DEFAULT: ReadonlySet<string> = new Set(['AE', 'BH', 'KW', 'OM', 'QA', 'SA', 'BN', 'EG', 'JO', 'MA'])

export const isHalalByDefault = (country: string): boolean => BY_DEFAULT.has(country)

/** The diets of which one has to ask in a country. */
export const dietsToAsk = (diets: readonly Diet[], country: string): readonly Diet[] =>
  isHalalByDefault(country) ? diets.filter((diet) => diet !== 'halal') : diets

/** Whether a kitchen of that country is known to serve all these diets, known not to, or nobody said. */
export function servesThere(
  place: Pick<Poi, 'diets' | 'name'>,
  diets: readonly Diet[],
  country: string,
): ReturnType<typeof servesDiets> {
  return servesDiets(place, diets) === 'no' ? 'no' : servesDiets(place, dietsToAsk(diets, country))
}

const countryNames = new Intl.DisplayNames(site.locale, { type: 'region' })
const list = new Intl.ListFormat(site.locale)
/** Countries that a sentence names with their article. */
const WITH_ARTICLE: ReadonlySet<string> = new Set(['AE'])
const nameOf = (country: string): string =>
  `${WITH_ARTICLE.has(country) ? 'the ' : ''}${countryNames.of(country) ?? country}`

/** Says where halal meat is the rule, by name where the trip goes to other countries too; null where it is nowhere. */
export function halalNote(countries: readonly string[]): string | null {
  const all = [...new Set(countries)]
  const own = all.filter(isHalalByDefault)
  if (own.length === 0) return null
  const where = all.length === 1 ? 'here' : `in ${list.format(own.map(nameOf))}`
  return `Meat is usually halal ${where}; some hotels and bars serve pork or alcohol too, so ask there.`
}

import { countryName, regionName } from '../data/country.ts'
import { fold, words } from '../data/fold.ts'
import type { City } from '../data/rows.ts'
import { CALIBRATION as C } from './calibration.ts'
import { foldName } from './frame.ts'

/** People in a city that is known by a code. */
const SURELY_KNOWN = 500_000

/**
 * What a name of a city is worth. The gazetteer has codes of airports, districts and translations among the names of small
 * towns; another name of a large city, or one that begins alike ("Firenze"), is its own in another language.
 */
export function cityNameQuality(key: string, { name, population }: City): number {
  const own = foldName(name)
  if (`${own} `.startsWith(`${key} `)) return 1
  const isCode = /^[a-z]{1,3}$/.test(key)
  const isAlike = own[0] === key[0] && !isCode
  return isAlike || population >= SURELY_KNOWN || !/^[\x20-\x7e]*$/.test(key) ? C.alias : C.otherNameOfTown
}

/** The same for the beginning of one of its names. */
export const beginningQuality = (key: string, { name, population }: City): number =>
  foldName(name).startsWith(key) ? 1 : population >= SURELY_KNOWN ? C.alias : C.otherNameOfTown

/** The state and country of a city: what is typed after its name. */
export const regionWords = ({ country, admin1 }: City): readonly string[] =>
  words(fold(`${regionName(country, admin1) ?? ''} ${countryName(country)}`))

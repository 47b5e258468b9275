import { fold } from './fold.ts'

const US_STATES =
  'alabama AL alaska AK arizona AZ arkansas AR california CA colorado CO connecticut CT delaware DE florida FL georgia GA hawaii HI idaho ID illinois IL indiana IN iowa IA kansas KS kentucky KY louisiana LA maine ME maryland MD massachusetts MA michigan MI minnesota MN mississippi MS missouri MO montana MT nebraska NE nevada NV ohio OH oklahoma OK oregon OR pennsylvania PA tennessee TN texas TX utah UT vermont VT virginia VA washington WA wisconsin WI wyoming WY'
const STATES = new Map<string, string>()
{
  const parts = US_STATES.split(' ')
  for (let at = 0; at + 1 < parts.length; at += 2) STATES.set(parts[at] ?? '', `US.${parts[at + 1]}`)
}
for (const [name, code] of [
  ['new south wales', 'AU.02'],
  ['nsw', 'AU.02'],
  ['queensland', 'AU.04'],
  ['qld', 'AU.04'],
  ['south australia', 'AU.05'],
  ['tasmania', 'AU.06'],
  ['victoria', 'AU.07'],
  ['vic', 'AU.07'],
  ['western australia', 'AU.08'],
  ['new york', 'US.NY'],
  ['new jersey', 'US.NJ'],
  ['new mexico', 'US.NM'],
  ['north carolina', 'US.NC'],
  ['south carolina', 'US.SC'],
  ['england', 'GB.ENG'],
  ['scotland', 'GB.SCT'],
  ['wales', 'GB.WLS'],
] as const)
  STATES.set(name, code)

const NAMES = new Map<string, string>()
const COUNTRIES = new Map<string, string>()
const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
  const name = english.of(code)
  // A withdrawn code (DD, SU) has the name of its successor; a locale takes the code in use.
  const { region } = new Intl.Locale(`und-${code}`)
  if (!name || !region || name === code) continue
  NAMES.set(code, name)
  for (const key of [fold(name), code.toLowerCase()]) COUNTRIES.set(key, region)
}
for (const [name, code] of [
  ['great britain', 'GB'],
  ['usa', 'US'],
  ['united states of america', 'US'],
  ['america', 'US'],
  ['uae', 'AE'],
  ['myanmar', 'MM'],
  ['czech republic', 'CZ'],
  ['holland', 'NL'],
] as const)
  COUNTRIES.set(name, code)

export interface Region {
  readonly country: string
  /** First-level division as GeoNames codes it; null for the whole country. */
  readonly admin1: string | null
}

/** What a qualifier after a comma names ("Australia", "AU", "Texas", "TX"); every reading, since CA is both. */
export function regionsOf(text: string): Region[] {
  const key = fold(text)
  const found: Region[] = []
  const state = STATES.get(key)
  if (state) found.push({ country: state.slice(0, 2), admin1: state.slice(3) })
  const upper = key.toUpperCase()
  if ([...STATES.values()].includes(`US.${upper}`)) found.push({ country: 'US', admin1: upper })
  const country = COUNTRIES.get(key)
  if (country) found.push({ country, admin1: null })
  return found
}

/** English name of a country, or the code itself when it has none: providers may send anything. */
export const countryName = (code: string): string => NAMES.get(code) ?? code

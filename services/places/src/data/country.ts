import { fold } from './fold.ts'

/** First-level divisions people name, by GeoNames' code. */
const DIVISIONS =
  'US.AL alabama, US.AK alaska, US.AZ arizona, US.AR arkansas, US.CA california, US.CO colorado, US.CT connecticut, US.DE delaware, US.FL florida, US.GA georgia, US.HI hawaii, US.ID idaho, US.IL illinois, US.IN indiana, US.IA iowa, US.KS kansas, US.KY kentucky, US.LA louisiana, US.ME maine, US.MD maryland, US.MA massachusetts, US.MI michigan, US.MN minnesota, US.MS mississippi, US.MO missouri, US.MT montana, US.NE nebraska, US.NV nevada, US.OH ohio, US.OK oklahoma, US.OR oregon, US.PA pennsylvania, US.TN tennessee, US.TX texas, US.UT utah, US.VT vermont, US.VA virginia, US.WA washington, US.WI wisconsin, US.WY wyoming, AU.02 new south wales, AU.02 nsw, AU.04 queensland, AU.04 qld, AU.05 south australia, AU.06 tasmania, AU.07 victoria, AU.07 vic, AU.08 western australia, US.NH new hampshire, US.ND north dakota, US.SD south dakota, US.RI rhode island, US.DC district of columbia, US.NY new york, US.NJ new jersey, US.NM new mexico, US.NC north carolina, US.SC south carolina, GB.ENG england, GB.SCT scotland, GB.WLS wales, GB.NIR northern ireland, AU.01 australian capital territory, AU.01 act, AU.03 northern territory, AU.03 nt, AU.05 sa, AU.06 tas, AU.08 wa, CA.01 alberta, CA.02 british columbia, CA.02 bc, CA.03 manitoba, CA.04 new brunswick, CA.05 newfoundland, CA.07 nova scotia, CA.08 ontario, CA.09 prince edward island, CA.10 quebec, CA.11 saskatchewan, DE.02 bavaria, DE.02 bayern, ES.56 catalonia, ES.51 andalusia, IT.16 tuscany, IT.09 lombardy, FR.11 ile de france, FR.93 provence'
const STATES = new Map(
  DIVISIONS.split(', ').map((line) => [line.slice(line.indexOf(' ') + 1), line.split(' ')[0] ?? '']),
)

const capitalised = (name: string): string =>
  name.replace(/(?<![^ ])\p{L}/gu, (letter, at: number) =>
    /^(?:of|de)\b/.test(name.slice(at)) ? letter : letter.toUpperCase(),
  )
const DIVISION_NAMES = new Map(
  [...STATES].filter(([name]) => name.length > 3).map(([name, code]) => [code, capitalised(name)] as const),
)
/** English name of a first-level division that people name with a city ("Oregon"); null for all others. */
export const regionName = (country: string, admin1: string): string | null =>
  DIVISION_NAMES.get(`${country}.${admin1}`) ?? null

/** Divisions as visitors name them in their languages: "Londres, Angleterre". Set after the English names, which are the ones shown. */
for (const [code, names] of [
  ['GB.ENG', ['angleterre', 'inglaterra', 'inghilterra']],
  ['GB.SCT', ['schottland', 'ecosse', 'escocia', 'scozia']],
  ['US.CA', ['kalifornien', 'californie']],
  ['DE.02', ['baviere', 'baviera']],
  ['IT.16', ['toskana', 'toscana', 'toscane']],
  ['ES.56', ['katalonien', 'catalogne', 'cataluna', 'catalunya']],
  ['ES.51', ['andalusien', 'andalousie', 'andalucia']],
] as const)
  for (const name of names) STATES.set(name, code)

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
/** The languages that most visitors write in besides English: "Wien, Österreich". */
const LANGUAGES = ['de', 'fr', 'es', 'it', 'pt']
/** Names of countries that are other words or names in English: Iceland, Chile, Mauritius, Dominica. */
const OTHER_WORDS = new Set(['island', 'chili', 'maurice', 'dominique'])
/** Shorter ones are too much alike. */
const FEWEST_LETTERS = 5
for (const language of LANGUAGES) {
  const spoken = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  for (const code of NAMES.keys()) {
    const key = fold(spoken.of(code) ?? '')
    const { region } = new Intl.Locale(`und-${code}`)
    if (region && key.length >= FEWEST_LETTERS && !OTHER_WORDS.has(key) && !COUNTRIES.has(key))
      COUNTRIES.set(key, region)
  }
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

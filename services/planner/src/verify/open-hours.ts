import { LRUCache } from 'lru-cache'
import OpeningHours from 'opening_hours'

/**
 * Opening hours and public holidays as the reference library knows them (opening_hours.js), on purpose not read by the
 * planner's own reader: two readers that agree are worth more than one that is sure.
 */
export interface HolidayPlace {
  readonly lat: number
  readonly lon: number
  /** ISO 3166 alpha-2. */
  readonly country: string
  /** GeoNames' code of the state. */
  readonly region: string | null
}

/** GeoNames' codes of states whose holidays differ, to the names the library's holiday tables use. */
const STATES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  GB: { ENG: 'England', SCT: 'Scotland', WLS: 'Wales', NIR: 'Northern Ireland' },
  AU: {
    '01': 'Australian Capital Territory',
    '02': 'New South Wales',
    '03': 'Northern Territory',
    '04': 'Queensland',
    '05': 'South Australia',
    '06': 'Tasmania',
    '07': 'Victoria',
    '08': 'Western Australia',
  },
  CA: {
    '01': 'Alberta',
    '02': 'British Columbia',
    '03': 'Manitoba',
    '04': 'New Brunswick',
    '05': 'Newfoundland and Labrador',
    '07': 'Nova Scotia',
    '08': 'Ontario',
    '09': 'Prince Edward Island',
    '10': 'Quebec',
    '11': 'Saskatchewan',
  },
  CH: { ZH: 'Zürich' },
  DE: {
    '01': 'Baden-Württemberg',
    '02': 'Bayern',
    '03': 'Bremen',
    '04': 'Hamburg',
    '05': 'Hessen',
    '06': 'Niedersachsen',
    '07': 'Nordrhein-Westfalen',
    '08': 'Rheinland-Pfalz',
    '09': 'Saarland',
    '10': 'Schleswig-Holstein',
    '11': 'Brandenburg',
    '12': 'Mecklenburg-Vorpommern',
    '13': 'Sachsen',
    '14': 'Sachsen-Anhalt',
    '15': 'Thüringen',
    '16': 'Berlin',
  },
  ES: { '29': 'Comunidad de Madrid', '56': 'Catalunya' },
}

function readerOf(text: string, { lat, lon, country, region }: HolidayPlace): OpeningHours {
  const state = STATES[country]?.[region ?? ''] ?? region ?? ''
  return new OpeningHours(text, { lat, lon, address: { country_code: country.toLowerCase(), state } })
}

interface Reader {
  /** Null where the library has no holidays of the country, or cannot read the text. */
  readonly hours: OpeningHours | null
}
const keyOf = (place: HolidayPlace) => `${place.country}|${place.region ?? ''}`

/** Public holidays as opening hours (12:00–13:00 on each), by country and region; a table is some 10 kB. */
const tables = new LRUCache<string, Reader, HolidayPlace>({
  max: 1000,
  memoMethod: (_key, _stale, { context }) => {
    // The library prints a request for a pull request for every country without a table; an operator can do nothing about it.
    const { error } = console
    console.error = () => {}
    try {
      const hours = readerOf('PH 12:00-13:00', context)
      // Only looking something up tells whether there is a table.
      hours.getState(new Date(2026, 0, 1, 12, 30))
      return { hours }
    } catch {
      return { hours: null }
    } finally {
      console.error = error
    }
  },
})

/** Whether the public holidays of a country are known. */
export const knowsHolidays = (place: HolidayPlace): boolean =>
  tables.memo(keyOf(place), { context: place }).hours !== null

/** A day that a table lists for all of a state, though one town of it alone keeps it: Augsburg's in Bavaria. */
const OF_ONE_TOWN: Readonly<Record<string, RegExp>> = { 'DE|02': /-08-08$/ }

/** Which of these local days are public holidays; none where nothing is known about the country's. */
export function publicHolidays(dates: readonly string[], place: HolidayPlace): readonly string[] {
  const { hours } = tables.memo(keyOf(place), { context: place })
  const ofOneTown = OF_ONE_TOWN[keyOf(place)]
  return dates.filter(
    (date) => ofOneTown?.test(date) !== true && hours?.getState(minuteOf(date, 12 * 60 + 30)) === true,
  )
}

/** A minute of a local day. The library reads the clock of the `Date` it is given, so local time is passed as such. */
function minuteOf(date: string, minute: number): Date {
  const [year, month, day] = date.split('-').map(Number)
  return new Date(year, month - 1, day, 0, minute)
}

/**
 * Opening hours without what they say about public holidays, for countries whose holidays are not known: a rule for
 * holidays alone falls away, in a list of days the word does.
 */
export function withoutHolidays(text: string): string {
  return text
    .split(';')
    .filter((rule) => !/^\s*(PH|SH)(\s*,\s*(PH|SH))*\s+(?!,)/.test(rule))
    .map((rule) => rule.replace(/,\s*(PH|SH)\b/g, '').replace(/\b(PH|SH)\s*,\s*/g, ''))
    .join(';')
}

/** A reader keeps the holidays of its country and its parsed text: some 10 kB, and more for a long text. */
const readers = new LRUCache<string, Reader, { readonly text: string; readonly place: HolidayPlace }>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: (_, key) => 10_000 + 50 * key.length,
  memoMethod: (_key, _stale, { context: { text, place } }) => {
    try {
      return { hours: readerOf(knowsHolidays(place) ? text : withoutHolidays(text), place) }
    } catch {
      return { hours: null }
    }
  },
})

/** Whether a place is open from minute `from` to `until` of the local day `date` without a break. */
export function openThroughout(
  text: string,
  place: HolidayPlace,
  date: string,
  from: number,
  until: number,
): 'open' | 'closed' | 'unreadable' {
  const { hours } = readers.memo(`${keyOf(place)}|${text}`, { context: { text, place } })
  if (hours === null) return 'unreadable'
  try {
    const begin = minuteOf(date, from)
    if (!hours.getState(begin)) return 'closed'
    const change = hours.getNextChange(begin, minuteOf(date, until + 1))
    return change === undefined || change >= minuteOf(date, until) ? 'open' : 'closed'
  } catch {
    return 'unreadable'
  }
}

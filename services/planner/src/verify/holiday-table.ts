import { LRUCache } from 'lru-cache'
import OpeningHours from 'opening_hours'

export interface HolidayPlace {
  readonly lat: number
  readonly lon: number
  /** ISO 3166 alpha-2. */
  readonly country: string
  /** Name of the state as OpenStreetMap spells it, or any other word for it. */
  readonly region: string | null
}

/** The address in the shape the library reads it from. */
export const addressOf = ({ lat, lon, country, region }: HolidayPlace) => ({
  lat,
  lon,
  address: { country_code: country.toLowerCase(), state: region ?? '' },
})

/** By country and region, as place data spell them; a table is some 10 kB. */
const tables = new LRUCache<string, { readonly table: OpeningHours | null }>({ max: 1000 })

/** Public holidays of a country as opening hours (12:00–13:00 on each); null where the library has no table. */
export function holidayTable(place: HolidayPlace): OpeningHours | null {
  const key = `${place.country}|${place.region ?? ''}`
  const known = tables.get(key)
  if (known !== undefined) return known.table
  const table = quietly(() => {
    const hours = new OpeningHours('PH 12:00-13:00', addressOf(place))
    // Only looking something up tells whether there is a table.
    hours.getState(new Date(2026, 0, 1, 12, 30))
    return hours
  })
  tables.set(key, { table })
  return table
}

/** The library prints a request for a pull request for every country without a table; an operator can do nothing about it. */
function quietly<T>(ask: () => T): T | null {
  const { error } = console
  console.error = () => {}
  try {
    return ask()
  } catch {
    return null
  } finally {
    console.error = error
  }
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

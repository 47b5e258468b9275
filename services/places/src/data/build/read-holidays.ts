import Holidays from 'date-holidays'
import type { HolidayYears } from '../holiday-rows.ts'

/** Years the table holds: most plans are of the next two. Days outside have no holidays here; the build is run again before they end. */
const YEARS = [2026, 2027, 2028, 2029, 2030, 2031]
const DAY_MS = 86_400_000

/** Local days of a holiday: most last one, feasts some more. */
function daysOf({ date, start, end }: { date: string; start: Date; end: Date }): string[] {
  const count = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS))
  const first = Date.parse(`${date.slice(0, 10)}T00:00:00Z`)
  return Array.from({ length: count }, (_, i) => new Date(first + i * DAY_MS).toISOString().slice(0, 10))
}

/** Public holidays of every country the library knows, without those of single states. */
export function readHolidays(years: readonly number[] = YEARS): HolidayYears[] {
  return Object.keys(new Holidays().getCountries()).map((country) => {
    const own = new Holidays(country)
    const days = years.flatMap((year) =>
      own
        .getHolidays(year)
        .filter(({ type }) => type === 'public')
        .flatMap(daysOf),
    )
    return { country, dates: [...new Set(days)].toSorted() }
  })
}

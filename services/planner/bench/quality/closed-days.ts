import type { Slot } from '@site/contracts/itinerary'
import { matches, minutes, weekdayOf } from './answer.ts'

/** Days on which a kind of place, or a place, is closed: our own table, of what the places say themselves. */
export interface ClosedDay {
  readonly country: string
  /** Empty for the whole country. */
  readonly city: string
  readonly days: string
  readonly by: 'kind' | 'name'
  readonly pattern: string
  /** Open from this hour on; 24 where it is not open at all. */
  readonly until: number
}

export const readClosedDays = (text: string): readonly ClosedDay[] =>
  text
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map((row) => {
      const [country = '', city = '', days = '', what = '', hour = ''] = row.split('\t')
      const by = what.startsWith('kind ') ? 'kind' : 'name'
      return { country, city, days, by, pattern: what.slice(5), until: hour === '' ? 24 : Number(hour) }
    })

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** "Mon", "12-25", "12-29..01-03" or a whole date. */
const fallsOn = (days: string, date: string): boolean => {
  if (WEEKDAYS.includes(days)) return WEEKDAYS[weekdayOf(date)] === days && !isLastSunday(days, date)
  const [from = '', to = from] = days.split('..')
  const own = date.slice(-from.length)
  return from <= to ? own >= from && own <= to : own >= from || own <= to
}
/** The Vatican Museums open on the last Sunday of a month; no other row of the table is about a Sunday. */
const isLastSunday = (days: string, date: string): boolean => days === 'Sun' && Number(date.slice(8)) > 24

/** Hours that name holidays or dates of their own know better than a rule for the kind of place. */
const tellsHolidays = (hours: string | null): boolean => hours !== null && /\bPH\b|\b[A-Z][a-z]{2} \d/.test(hours)

/** Whether a stop stands on a day when the place is closed. */
export const isClosed = (
  table: readonly ClosedDay[],
  { activity, start }: Slot,
  date: string,
  { city, country }: { readonly city: string; readonly country: string },
): boolean =>
  table.some(
    (row) =>
      row.country === country &&
      (row.city === '' || city.startsWith(row.city)) &&
      minutes(start) < row.until * 60 &&
      (row.by === 'name'
        ? matches(row.pattern, activity.title)
        : new RegExp(`^(?:${row.pattern})$`).test(activity.category) && !tellsHolidays(activity.openingHours)) &&
      fallsOn(row.days, date),
  )

/** Days on which most restaurants of a country close: a missing meal may be told instead. */
const RESTAURANTS: readonly (readonly [country: string, days: string])[] = [
  ['GB', '12-25'],
  ['US', '12-25'],
  ['FI', '12-25'],
  ['FI', '2027-06-25..2027-06-26'],
  ['AT', '12-24..12-25'],
  ['DE', '12-24..12-26'],
  ['JP', '12-31..01-03'],
  ['SG', '2027-02-05..2027-02-07'],
  ['CN', '2027-02-05..2027-02-12'],
]
export const restaurantsClose = (country: string, date: string): boolean =>
  RESTAURANTS.some(([own, days]) => own === country && fallsOn(days, date))

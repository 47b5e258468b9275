import { easterSunday } from '@site/contracts/movable-feasts'
import { addDays } from '../itinerary/days.ts'
import { dateOf, weekdayFrom } from './calendar.ts'

export interface Feast {
  /** Folded; a source of a regular expression. */
  readonly words: string
  /** The first one on or after a day; null where it is not known. Some days differ by country. */
  readonly date: (from: string, country?: string) => string | null
  /** Its year is the one that it leads into: "New Year 2028" begins on 31 December 2027. */
  readonly leadsInto?: boolean
  /** Events bear its name too. */
  readonly isEvent?: boolean
  /** Of a time that is longer than a day: its days. */
  readonly lasts?: number
}
type DateOfFeast = Feast['date']

export const fixed = (words: string, day: number, month: number): Feast => ({
  words,
  date: (from) => dateOf(day, month, null, from),
})

const MONTH_DIGITS = 2
const two = (value: number): string => String(value).padStart(MONTH_DIGITS, '0')

/** The first of what happens once a year, on or after a day. */
export const nextOf = (inYear: (year: number) => string, from: string): string => {
  const year = Number(from.slice(0, 4))
  return inYear(year) >= from ? inYear(year) : inYear(year + 1)
}
export const yearly = (words: string, inYear: (year: number) => string): Feast => ({
  words,
  date: (from) => nextOf(inYear, from),
})
/** Named alike in many countries, and on a day of its own in each; `other` where none is listed. */
export const byCountry = (
  words: string,
  own: Readonly<Record<string, (year: number) => string>>,
  other?: (year: number) => string,
): Feast => ({
  words,
  date: (from, country = '') => {
    const inYear = own[country] ?? other
    return inYear === undefined ? null : nextOf(inYear, from)
  },
})
export const on = (day: number, month: number) => (year: number) => `${year}-${two(month)}-${two(day)}`

/** The `nth` such weekday (0 = Monday) of a month; -1 is the last. */
export const nthOf = (nth: number, day: number, month: number) => (year: number) =>
  nth > 0
    ? addDays(weekdayFrom(on(1, month)(year), day), 7 * (nth - 1))
    : addDays(weekdayFrom(on(1, (month % 12) + 1)(month === 12 ? year + 1 : year), day), 7 * nth)
/** The first such weekday on or after a day of the year. */
export const weekdayOnOrAfter = (weekday: number, day: number, month: number) => (year: number) =>
  weekdayFrom(on(day, month)(year), weekday)

/** Where Easter is that of the eastern churches. */
const EASTERN: ReadonlySet<string> = new Set([
  'GR',
  'CY',
  'RO',
  'BG',
  'RS',
  'MK',
  'GE',
  'UA',
  'ET',
  'ER',
  'ME',
  'MD',
  'RU',
  'BY',
])
/** The Julian calendar is 13 days late until 2099. */
const JULIAN_DELAY = 13
/** Eastern Easter Sunday (Meeus, Astronomical Algorithms, 2nd edition, chapter 8; of the Julian calendar). */
export const easternEaster = (year: number): string => {
  const [a, b, c] = [year % 4, year % 7, year % 19]
  const d = (19 * c + 15) % 30
  const e = (2 * a + 4 * b - d + 34) % 7
  const days = d + e + 114
  return addDays(on((days % 31) + 1, Math.floor(days / 31))(year), JULIAN_DELAY)
}
/** So many days from Easter Sunday. */
export const afterEaster = (words: string, count: number): Feast => ({
  words,
  date: (from, country = '') =>
    nextOf((year) => addDays(EASTERN.has(country) ? easternEaster(year) : easterSunday(year), count), from),
})

/** Longer than a year of any of the calendars, whose leap years have a month more. */
const LONGEST_YEAR = 390
/** Days of another calendar, by the platform's own, each written as it writes them. */
const inCalendar =
  (format: Intl.DateTimeFormat) =>
  (days: readonly string[]): DateOfFeast =>
  (from) => {
    for (let ahead = 0; ahead < LONGEST_YEAR; ahead += 1) {
      const date = addDays(from, ahead)
      if (days.includes(format.format(Date.parse(date)))) return date
    }
    return null
  }
const UTC = { day: 'numeric', timeZone: 'UTC' } as const
/** "Month/day": expected by the calendar of Mecca, and a day later where the moon is waited for. */
export const ofIslam = inCalendar(new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', { ...UTC, month: 'numeric' }))
/** "Month/day" of China's years of moons; its New Year is written out in the contracts. */
export const ofChina = inCalendar(new Intl.DateTimeFormat('en-u-ca-chinese', { ...UTC, month: 'numeric' }))
/** "15 Nisan": the day that begins on the evening before. */
export const ofIsrael = inCalendar(new Intl.DateTimeFormat('en-u-ca-hebrew', { ...UTC, month: 'long' }))

/** Days that no rule here tells, `YYYY-MM-DD` one after another. */
export const written = (words: string, days: string): Feast => ({
  words,
  date: (from) => days.split(' ').find((day) => day >= from) ?? null,
})

import { addDays, weekday } from './days.ts'

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const pad = (value: number): string => String(value).padStart(2, '0')

/** Western Easter Sunday (the anonymous Gregorian computus, Meeus, Astronomical Algorithms, chapter 8). */
export function easterSunday(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  return `${year}-${pad(month)}-${pad((h + l - 7 * m + 33 * month + 19) % 32)}`
}

/**
 * First days of the Chinese year, as the Hong Kong Observatory publishes them. The calendar of `Intl` is a day off where the new
 * moon falls within minutes of midnight (2027, 2030), so it is not asked.
 */
const LUNAR_NEW_YEARS =
  `2024-02-10 2025-01-29 2026-02-17 2027-02-06 2028-01-26 2029-02-13 2030-02-03 2031-01-23 2032-02-11
  2033-01-31 2034-02-19 2035-02-08 2036-01-28 2037-02-15 2038-02-04 2039-01-24 2040-02-12`.split(/\s+/)
const lunarByYear = new Map(LUNAR_NEW_YEARS.map((date) => [Number(date.slice(0, 4)), date] as const))

/** The n-th such weekday of a month, n from 1; the last for −1. */
function nthWeekday(n: number, day: number, year: number, month: number): string {
  if (n > 0) {
    const first = `${year}-${pad(month)}-01`
    return addDays(first, ((day - weekday(first) + 7) % 7) + 7 * (n - 1))
  }
  const last = addDays(month === 12 ? `${year + 1}-01-01` : `${year}-${pad(month + 1)}-01`, -1)
  return addDays(last, -((weekday(last) - day + 7) % 7))
}

type Matcher = (date: string) => boolean
const year = (date: string): number => Number(date.slice(0, 4))
const within = (from: string, until: string, monthDay: string): boolean =>
  from <= until ? monthDay >= from && monthDay <= until : monthDay >= from || monthDay <= until

/** Days of a feast that moves: from `first` to `last` days after it. */
const aroundFeast =
  (feast: (ofYear: number) => string | undefined, first: number, last: number): Matcher =>
  (date) =>
    [year(date), year(date) + 1].some((own) => {
      const day = feast(own)
      return day !== undefined && date >= addDays(day, first) && date <= addDays(day, last)
    })

const GRAMMAR: readonly (readonly [RegExp, (parts: readonly string[]) => Matcher])[] = [
  [
    /^fixed (\d\d-\d\d)$/,
    ([day]) =>
      (date) =>
        date.slice(5) === day,
  ],
  [
    /^range (\d\d-\d\d)\.\.(\d\d-\d\d)$/,
    ([from, until]) =>
      (date) =>
        within(from, until, date.slice(5)),
  ],
  [
    /^weekly (\w{3})$/,
    ([day]) =>
      (date) =>
        WEEKDAYS[weekday(date)] === day,
  ],
  [
    /^nth (\d) (\w{3}) (\d\d)$/,
    ([n, day, month]) =>
      (date) =>
        date === nthWeekday(Number(n), WEEKDAYS.indexOf(day), year(date), Number(month)),
  ],
  [
    /^before last (\w{3}) (\d\d)$/,
    ([day, month]) =>
      (date) =>
        date === addDays(nthWeekday(-1, WEEKDAYS.indexOf(day), year(date), Number(month)), -1),
  ],
  [
    /^nth-last (\w{3}) (\d\d) and \w{3}$/,
    ([day, month]) =>
      (date) => {
        const last = nthWeekday(-1, WEEKDAYS.indexOf(day), year(date), Number(month))
        return date === last || date === addDays(last, 1)
      },
  ],
  [/^easter([+-]\d+)$/, ([offset]) => aroundFeast(easterSunday, Number(offset), Number(offset))],
  [
    /^lunar-new-year (-?\d+)(?:\.\.(-?\d+))?$/,
    ([from, until]) => aroundFeast((own) => lunarByYear.get(own), Number(from), Number(until ?? from)),
  ],
  [
    /^midsummer-eve (\w{3}) (\d\d-\d\d)\.\.(\d\d-\d\d)$/,
    ([day, from, until]) =>
      (date) =>
        WEEKDAYS[weekday(date)] === day && within(from, until, date.slice(5)),
  ],
]

/** Whether a local day is one of a rule; a rule that depends on an event's own dates never tells a day. */
export function ruleFallsOn(rule: string, date: string): boolean {
  for (const [pattern, matcher] of GRAMMAR) {
    const match = pattern.exec(rule)
    if (match !== null) return matcher(match.slice(1))(date)
  }
  return false
}

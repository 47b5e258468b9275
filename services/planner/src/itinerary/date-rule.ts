import { easterSunday, lunarNewYear } from '@site/contracts/movable-feasts'
import { addDays, weekday } from './days.ts'

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const pad = (value: number): string => String(value).padStart(2, '0')

/** The n-th such weekday of a month, n from 1; the last for −1. */
function nthWeekday(n: number, day: number, year: number, month: number): string {
  if (n > 0) {
    const first = `${year}-${pad(month)}-01`
    return addDays(first, ((day - weekday(first) + 7) % 7) + 7 * (n - 1))
  }
  const last = addDays(month === 12 ? `${year + 1}-01-01` : `${year}-${pad(month + 1)}-01`, -1)
  return addDays(last, -((weekday(last) - day + 7) % 7))
}

/** "Month/day" of China's years of moons, by the platform's own calendar. */
const OF_MOONS = new Intl.DateTimeFormat('en-u-ca-chinese', { month: 'numeric', day: 'numeric', timeZone: 'UTC' })
const FULL_MOON_OF_AUTUMN = '8/15'
/** It falls between 7 September and 8 October; a day more on each side. */
const [EARLIEST, SPAN] = ['09-06', 34]
/** The day of the Mid-Autumn Festival and of Chuseok. */
function midAutumn(ofYear: number): string | null {
  const days = Array.from({ length: SPAN }, (_, ahead) => addDays(`${ofYear}-${EARLIEST}`, ahead))
  return days.find((day) => OF_MOONS.format(Date.parse(day)) === FULL_MOON_OF_AUTUMN) ?? null
}

type Matcher = (date: string) => boolean
const year = (date: string): number => Number(date.slice(0, 4))
const within = (from: string, until: string, monthDay: string): boolean =>
  from <= until ? monthDay >= from && monthDay <= until : monthDay >= from || monthDay <= until

/** Days of a feast that moves: from `first` to `last` days after it. */
const aroundFeast =
  (feast: (ofYear: number) => string | null, first: number, last: number): Matcher =>
  (date) =>
    [year(date), year(date) + 1].some((own) => {
      const day = feast(own)
      return day !== null && date >= addDays(day, first) && date <= addDays(day, last)
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
  [
    /^nearest (\w{3}) (\d\d-\d\d) for (\d+)$/,
    ([day, around, days]) =>
      (date) => {
        // Of the seven days round that date one is such a weekday.
        const before = addDays(`${year(date)}-${around}`, -3)
        const first = addDays(before, (WEEKDAYS.indexOf(day) - weekday(before) + 7) % 7)
        return date >= first && date < addDays(first, Number(days))
      },
  ],
  [/^easter([+-]\d+)$/, ([offset]) => aroundFeast(easterSunday, Number(offset), Number(offset))],
  [
    /^lunar-new-year (-?\d+)(?:\.\.(-?\d+))?$/,
    ([from, until]) => aroundFeast(lunarNewYear, Number(from), Number(until ?? from)),
  ],
  [
    /^mid-autumn (-?\d+)(?:\.\.(-?\d+))?$/,
    ([from, until]) => aroundFeast(midAutumn, Number(from), Number(until ?? from)),
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

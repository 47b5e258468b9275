import { addDays, weekday } from '../itinerary/days.ts'
import type { Dates } from './hit.ts'

const iso = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null
}

/** The date; without a year the next one that is not over. Null where the calendar has no such day. */
export const dateOf = (day: number, month: number, year: number | null, today: string): string | null => {
  if (year !== null) return iso(year, month, day)
  const thisYear = Number(today.slice(0, 4))
  // 29 February comes every four years.
  for (let ahead = 0; ahead <= 4; ahead += 1) {
    const date = iso(thisYear + ahead, month, day)
    if (date !== null && date >= today) return date
  }
  return null
}

/** `2027-04` of the next April that is not over. */
export const monthFrom = (month: number, year: number | null, today: string): string => {
  const [thisYear, thisMonth] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const chosen = year ?? (month < thisMonth ? thisYear + 1 : thisYear)
  return `${chosen}-${String(month).padStart(2, '0')}`
}

/** The first given weekday (0 = Monday) on or after a date. */
export const weekdayFrom = (date: string, day: number): string => addDays(date, (day - weekday(date) + 7) % 7)

/** Friday of the `nth` weekend (0 the first, -1 the last) that has its Saturday in a month. */
export const weekendOf = (month: string, nth: number): string => {
  const first = addDays(weekdayFrom(`${month}-01`, 5), -1)
  if (nth >= 0) return addDays(first, 7 * nth)
  const fifth = addDays(first, 28)
  return addDays(fifth, 1).startsWith(month) ? fifth : addDays(first, 21)
}

/** The day of a month to begin with where only the month is known, or a part of it: many of its holidays stand on the first. */
const FIRST_OF = { any: '08', start: '01', middle: '11', end: '24' } as const
export const beginOf = ({ month, part }: Extract<Dates, { kind: 'month' }>): string =>
  `${month}-${FIRST_OF[part ?? 'any']}`

import * as z from 'zod/mini'

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const DAY_MS = 86_400_000
/** Years of a listing or a stored plan. */
const YEARS = { first: 2000, last: 2199 }
/** How far from today a planned day may be, in days. */
const PLANNED = { back: 366, ahead: 3660 }

export const dayMessages = {
  form: 'Give a date as YYYY-MM-DD',
  calendar: 'This date doesn’t exist. Check the day and the month.',
  past: 'That date is too far in the past. Choose a later one.',
  far: 'That date is too far ahead. Choose one within ten years.',
} as const

const inCalendar = (text: string): boolean => {
  const [, year, month, day] = DAY.exec(text)?.map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined) return true
  const read = new Date(Date.UTC(year, month - 1, day))
  return read.getUTCMonth() === month - 1 && read.getUTCDate() === day
}

const yearOf = (text: string): number => Number(text.slice(0, 4))
const daysFromNow = (text: string): number => (Date.parse(text) - Date.now()) / DAY_MS

const day = z.string().check(
  z.regex(DAY, { error: dayMessages.form, abort: true }),
  z.refine(inCalendar, { error: dayMessages.calendar, abort: true }),
  z.refine((text) => yearOf(text) >= YEARS.first, { error: dayMessages.past, abort: true }),
  z.refine((text) => yearOf(text) <= YEARS.last, { error: dayMessages.far, abort: true }),
)

/** A day of the calendar, such as one of a listing. */
export const isoDay = day

/** A day of a plan: up to a year ago, so that a plan of last season can still be opened and changed. */
export const plannedDay = day.check(
  z.refine((text) => daysFromNow(text) >= -PLANNED.back, { error: dayMessages.past, abort: true }),
  z.refine((text) => daysFromNow(text) <= PLANNED.ahead, { error: dayMessages.far }),
)

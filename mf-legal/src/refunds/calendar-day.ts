/** A day of the calendar without a time zone, as a date field gives it: `YYYY-MM-DD`, checked to exist. */
export type CalendarDay = string & { readonly __calendarDay: true }

const DAY_MS = 86_400_000

const isCalendarDay = (text: string): text is CalendarDay => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** The day, or null when the text is not one (`2026-02-30`). */
export const calendarDay = (text: string): CalendarDay | null => (isCalendarDay(text) ? text : null)

const timeOf = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`)

/** Whole days from one day to another; negative when `to` comes first. Computed in UTC, without daylight saving. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number => (timeOf(to) - timeOf(from)) / DAY_MS

/** Adds days (or subtracts, when negative). */
export const addDays = (day: CalendarDay, days: number): CalendarDay => {
  const moved = calendarDay(new Date(timeOf(day) + days * DAY_MS).toISOString().slice(0, 10))
  if (moved === null) throw new RangeError(`${day} plus ${days} days is outside the calendar`)
  return moved
}

const long = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Australian format: 3 March 2026. */
export const formatDay = (day: CalendarDay): string => long.format(timeOf(day))

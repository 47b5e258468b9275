/** Calendar days as `YYYY-MM-DD`, counted without a time zone. */
const DAY_MS = 86_400_000

/** The visitor's calendar day. */
export const visitorsDay = (now = new Date()): string =>
  dayText(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()))

const dayText = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** Whether a text is a day of the calendar. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && Number.isFinite(Date.parse(text)) && dayText(Date.parse(text)) === text

export const addDays = (day: string, days: number): string => dayText(Date.parse(day) + days * DAY_MS)

/** Nights from one day to another; below zero where the second comes first. */
export const nightsBetween = (first: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS)

const MONTH = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
const noon = (date: string): Date => new Date(`${date}T12:00:00Z`)

/** "27–29 March", with the year where it is not that of `around`. */
export const rangeWords = (first: string, last: string, around: string): string => {
  const isSameYear = [first, last].every((date) => date.slice(0, 4) === around.slice(0, 4))
  const words = new Intl.DateTimeFormat('en-AU', { ...MONTH, ...(isSameYear ? {} : { year: 'numeric' }) })
  return words.formatRange(noon(first), noon(last))
}

/** "Monday 29 March". */
export const weekdayWords = (date: string): string =>
  new Intl.DateTimeFormat('en-AU', { ...MONTH, weekday: 'long' }).format(noon(date)).replace(',', '')

const DAY_MS = 86_400_000

/** The calendar day so many days after another. */
export const laterDay = (date: string, days: number): string =>
  new Date(noon(date).getTime() + days * DAY_MS).toISOString().slice(0, 10)

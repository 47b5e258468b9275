/** Calendar and clock of a place, free of the machine's own zone. Days are `YYYY-MM-DD`, clock times minutes of the day. */

const DAY_MS = 86_400_000

const toUtc = (date: string): number => Date.parse(`${date}T00:00:00Z`)

/** `days` after `date` (may be negative). */
export const addDays = (date: string, days: number): string =>
  new Date(toUtc(date) + days * DAY_MS).toISOString().slice(0, 10)

/** Whole days from one date to another. */
export const daysBetween = (from: string, to: string): number => Math.round((toUtc(to) - toUtc(from)) / DAY_MS)

/** 0 = Monday … 6 = Sunday. */
export const weekday = (date: string): number => (new Date(toUtc(date)).getUTCDay() + 6) % 7

/** True for a date that exists (`2026-02-30` does not). */
export const isDate = (date: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(toUtc(date)) && addDays(date, 0) === date

/** The local calendar day of an instant in an IANA zone; UTC when the zone is unknown to this machine. */
export function localDate(instant: Date, tz: string): string {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone: tz, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
      instant,
    )
  } catch {
    return instant.toISOString().slice(0, 10)
  }
}

/** `HH:MM` of minutes since local midnight, 0–1439. */
export function clock(minutes: number): string {
  const whole = Math.max(0, Math.min(1439, Math.round(minutes)))
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`
}

/** Minutes since midnight of `HH:MM`; NaN when it is not a clock time. */
export function minutesOf(text: string): number {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text)
  return match === null ? Number.NaN : Number(match[1]) * 60 + Number(match[2])
}

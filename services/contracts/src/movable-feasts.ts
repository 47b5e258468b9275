/** Western Easter Sunday, `YYYY-MM-DD` (Meeus, Astronomical Algorithms, 2nd edition, chapter 8; any Gregorian year). */
export function easterSunday(year: number): string {
  const a = year % 19
  const [b, c] = [Math.floor(year / 100), year % 100]
  const [d, e] = [Math.floor(b / 4), b % 4]
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const [i, k] = [Math.floor(c / 4), c % 4]
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return `${year}-${pad(Math.floor(n / 31))}-${pad((n % 31) + 1)}`
}

const pad = (value: number): string => String(value).padStart(2, '0')

/**
 * First days of lunar years, `MM-DD` from 2025 on (Hong Kong Observatory, Gregorian-lunar calendar conversion tables). Written
 * out: the platform's Chinese calendar is a day late in 2027 and a day early in 2030, when the new moon is near midnight.
 */
const NEW_YEARS =
  '01-29 02-17 02-06 01-26 02-13 02-03 01-23 02-11 01-31 02-19 02-08 01-28 02-15 02-04 01-24 02-12 02-01 01-22 02-10 01-30 02-17 02-06 01-26 02-14 02-02 01-23'.split(
    ' ',
  )
const FIRST_YEAR = 2025

/** First day of the Chinese lunar year that begins in a Gregorian year, `YYYY-MM-DD`; null for years beyond the table. */
export function lunarNewYear(year: number): string | null {
  const day = NEW_YEARS[year - FIRST_YEAR]
  return day === undefined ? null : `${year}-${day}`
}

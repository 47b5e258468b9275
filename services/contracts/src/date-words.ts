/**
 * Words of months and numbers, written out: what a server and a browser render must be the same, and their `Intl` data are of
 * different years. A phone also takes a tenth of a second for its first use of `Intl`.
 */
export const MONTHS: readonly string[] =
  'January February March April May June July August September October November December'.split(' ')

/** "March" of `2027-03-14`, or of a moment. */
export const monthWord = (day: string): string => MONTHS[new Date(day).getUTCMonth()] ?? ''

/** "12,500": a whole number with its thousands apart. */
export const grouped = (count: number): string =>
  count < 1000 ? String(count) : `${grouped(Math.floor(count / 1000))},${String(count % 1000).padStart(3, '0')}`

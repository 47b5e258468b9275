import type { EventRow } from '../data/rows.ts'

export interface Edition {
  /** Local calendar days, YYYY-MM-DD, both included. */
  readonly start: string
  readonly end: string
  readonly status: 'confirmed' | 'expected'
}

const DAY = 86_400_000
const iso = (time: number): string => new Date(time).toISOString().slice(0, 10)
const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** Years between editions and a year one was held in, read from the words of the pattern. */
function cycle(event: EventRow): { readonly years: number; readonly anchor: number | null } {
  const words = event.recurrence.toLowerCase()
  const known = event.known.at(-1)
  const anchor = known ? Number(known.start.slice(0, 4)) : null
  if (/even years/.test(words)) return { years: 2, anchor: 2026 }
  if (/odd years/.test(words)) return { years: 2, anchor: 2027 }
  if (/biennial|every two years/.test(words)) return { years: 2, anchor }
  if (/every three years/.test(words)) return { years: 3, anchor }
  return { years: 1, anchor: null }
}

/** The last year a pattern speaks of ("annual up to 2026", "one-off, March 2027"); null when it goes on. */
function lastYear(event: EventRow): number | null {
  const words = event.recurrence.toLowerCase()
  const until = /up to (\d{4})/.exec(words)?.[1]
  if (until) return Number(until)
  if (!words.startsWith('one-off')) return null
  return Number(/\b(\d{4})\b/.exec(words)?.[1] ?? event.known.at(-1)?.start.slice(0, 4) ?? 0)
}

/** First day of the usual pattern in a year, moved to the weekday the pattern names ("first Tuesday of November"). */
function usualStart(event: EventRow, year: number): number {
  const usual = utc(`${year}-${event.typicalStart}`)
  const weekday = /\b(sunday|monday|tuesday|wednesday|thursday|friday|saturday)\b/.exec(event.recurrence.toLowerCase())
  if (!weekday || event.typicalDays > 2) return usual
  const names = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
  const shift = (names.indexOf(weekday[0]) - new Date(usual).getUTCDay() + 7) % 7
  // The nearest such weekday: the pattern was written for one year and drifts by at most half a week.
  return usual + (shift > 3 ? shift - 7 : shift) * DAY
}

/**
 * The editions of an event that end on or after `from`, earliest first, for `years` years ahead. Announced dates are
 * confirmed; every other year shows the usual pattern as expected, and only while the pattern says the event goes on.
 */
export function editionsFrom(event: EventRow, from: string, years = 2): Edition[] {
  const confirmed = event.known
    .filter((range) => range.end >= from)
    .map((range): Edition => ({ ...range, status: 'confirmed' }))
  const knownYears = new Set(event.known.map((range) => Number(range.start.slice(0, 4))))
  const first = Number(from.slice(0, 4))
  const { years: step, anchor } = cycle(event)
  const last = lastYear(event)
  const expected: Edition[] = []
  for (let year = first - 1; year <= first + Math.max(years, step); year += 1) {
    if (knownYears.has(year) || (last !== null && year > last)) continue
    if (step > 1 && anchor !== null && (((year - anchor) % step) + step) % step !== 0) continue
    const start = usualStart(event, year)
    const end = iso(start + (event.typicalDays - 1) * DAY)
    if (end >= from) expected.push({ start: iso(start), end, status: 'expected' })
  }
  return [...confirmed, ...expected].sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0))
}

import type { EventDates } from '@site/contracts/event-dates'
import { MOST_EVENT_DAYS } from '@site/contracts/event-days'
import type { EventRow } from '../data/rows.ts'
import { daysAfter } from '../data/event-days/calendar.ts'
import { ruleDay } from '../data/event-days/rule-day.ts'

export type Edition = Readonly<EventDates>

const yearOf = (date: string): number => Number(date.slice(0, 4))

/** The days of a season, which may end in the year after it began. */
function seasonDays(from: string, to: string, year: number): Pick<Edition, 'start' | 'end'> {
  return { start: `${year}-${from}`, end: `${to < from ? year + 1 : year}-${to}` }
}

/** First and last day by the rule of the event; null in a year without an edition. */
function ruledDays(event: EventRow, year: number): Pick<Edition, 'start' | 'end'> | null {
  const { rule, startOffset, days } = event
  if (rule.kind === 'season') return seasonDays(rule.from, rule.to, year)
  const day = ruleDay(rule, year)
  if (day === null) return null
  const start = daysAfter(day, startOffset)
  return { start, end: daysAfter(start, days - 1) }
}

type Days = ReturnType<typeof ruledDays>
/** Every plan and every repair of one asks for the events around it, which costs a quarter of a repair. */
const daysByYear = new WeakMap<EventRow, Map<number, Days>>()
/** Years kept of an event: those that anybody asks for; dates of another millennium do not fill the memory. */
const KEPT_YEARS = 16

function daysIn(event: EventRow, year: number): Days {
  const years = daysByYear.get(event) ?? new Map<number, Days>()
  daysByYear.set(event, years)
  const before = years.get(year)
  if (before !== undefined) return before
  const days = ruledDays(event, year)
  if (years.size === KEPT_YEARS) years.clear()
  years.set(year, days)
  return days
}

/** Of an approximate rule a single day is never told; without a rule the month is all that is. */
function usualOf({ rule, dateConfidence, days }: EventRow): Pick<Edition, 'usual'> {
  if (rule.kind === 'irregular') return { usual: 'month' }
  return dateConfidence === 'C' && days < MOST_EVENT_DAYS ? { usual: 'around' } : {}
}

/**
 * The editions of an event that end on or after `from`, earliest first, for `years` years ahead. Announced dates are
 * confirmed; every other year shows what the rule says as expected.
 */
export function editionsFrom(event: EventRow, from: string, years = 2): Edition[] {
  const confirmed = event.known
    .filter((range) => range.end >= from)
    .map((range): Edition => ({ ...range, status: 'confirmed' }))
  const knownYears = new Set(event.known.map((range) => yearOf(range.start)))
  const { every, remainder } = event.years
  const expected: Edition[] = []
  for (let year = yearOf(from) - 1; year <= yearOf(from) + Math.max(years, every); year += 1) {
    if (knownYears.has(year) || year % every !== remainder) continue
    const days = daysIn(event, year)
    if (days !== null && days.end >= from) expected.push({ ...days, status: 'expected', ...usualOf(event) })
  }
  return [...confirmed, ...expected].sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0))
}

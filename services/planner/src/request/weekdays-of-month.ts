import { addDays, daysBetween } from '../itinerary/days.ts'
import { beginOf, weekdayFrom } from './calendar.ts'
import type { Reader } from './finding.ts'
import type { Dates, Hit } from './hit.ts'
import { goesHome } from './way-home.ts'

const WEEK = 7
const soonest = (month: Extract<Dates, { kind: 'month' }>, today: string): string => {
  const day = beginOf(month)
  return day > today ? day : addDays(today, 1)
}

/** What says that a weekday is the first of the trip. */
const ARRIVES =
  /\b(?:arriv\w*|land\w*|from|start\w*|begin\w*|get(?:ting)? (?:in|there)|(?:fly|flying|com\w+) in|ankunft|anreise|ab|lleg\w*|desde|da|cheg\w*|a partir d[eoa])(?: on| am| el| le| il)?(?: the)? $/

/** The soonest days of which all these are some, the first of them as near to its place in the trip as may be; null where they are too few for that. */
const around = (
  from: string,
  length: number,
  weekdays: readonly { readonly day: number; readonly place: number }[],
): string | null => {
  const [best] = Array.from({ length: WEEK }, (_, later) => addDays(from, later))
    .map((first) => ({ first, at: weekdays.map(({ day }) => daysBetween(first, weekdayFrom(first, day))) }))
    .filter(({ at }) => at.every((own) => own < length))
    .map(({ first, at }) => ({ first, off: Math.abs((at[0] ?? 0) - (weekdays[0]?.place ?? 0)) }))
    .toSorted((a, b) => a.off - b.off)
  return best?.first ?? null
}

/**
 * "Friday to Sunday in April", "three days in September, dancing on Saturday": weekdays where no more than the month of a trip is told.
 * `length`: days of the trip, where they are known.
 */
export const inTheirMonth = ({ page, today }: Reader, hits: readonly Hit[], length: number | null): readonly Hit[] => {
  const months = hits.filter(({ dates, ticket }) => dates.kind === 'month' && !ticket)
  const days = hits.filter((hit) => !months.includes(hit))
  const [month] = months
  if (month?.dates.kind !== 'month' || months.length > 1 || days.length === 0) return hits
  if (days.some(({ weekdays, ticket, aside }) => weekdays === undefined || ticket || aside === true)) return hits
  const from = soonest(month.dates, today)
  const [range, ...others] = days.filter(({ weekdays }) => weekdays?.length === 2)
  const [begins, ends] = range?.weekdays ?? []
  if (range !== undefined && begins !== undefined && ends !== undefined) {
    if (others.length > 0 || days.length > 1) return hits
    const first = weekdayFrom(from, begins)
    const span = { from: Math.min(range.span.from, month.span.from), to: Math.max(range.span.to, month.span.to) }
    return [{ span, ticket: false, dates: { kind: 'days', first, last: weekdayFrom(first, ends), fixed: false } }]
  }
  if (length === null) return hits
  const weekdays = days.map(({ weekdays: own, span }) => {
    const lead = page.folded.slice(0, span.from)
    const place = ARRIVES.test(lead) ? 0 : goesHome(lead) ? length - 1 : (length - 1) / 2
    return { day: own?.[0] ?? 0, place }
  })
  const first = around(from, length, weekdays)
  return first === null
    ? hits
    : hits.map((hit) => (hit === month ? { ...hit, dates: { kind: 'days', first, fixed: false } } : hit))
}

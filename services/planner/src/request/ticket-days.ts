import type { EventDay } from '@site/contracts/event-days'
import { addDays, daysBetween, weekday } from '../itinerary/days.ts'
import { weekdayFrom } from './calendar.ts'
import { goesHome } from './way-home.ts'
import { emptyTrip, type Reader } from './finding.ts'
import type { Dates, Hit } from './hit.ts'

const WEEK = 7

/**
 * "CES: Wednesday and Thursday, then Friday for the desert": the trip begins with the first day at the event, and of a trip whose
 * length is told that is all there is to say.
 */
export const fromTheTickets = ({ found }: Reader, dates: Dates, length: number | null): Dates => {
  const { ticketDate, ticketDates = ticketDate === undefined ? [] : [ticketDate] } =
    found.reduce((trip, { apply }) => apply(trip), emptyTrip).event ?? {}
  const [first] = ticketDates.toSorted()
  if (dates.kind !== 'days' || dates.last !== undefined || first === undefined) return dates
  const after = daysBetween(first, dates.first)
  // "Thursday and Saturday tickets, Friday for the beach": the last ticket ends it.
  if (length !== null) return after > 0 && after < length ? { ...dates, first } : dates
  const last = [dates.first, ...ticketDates].toSorted().at(-1) ?? dates.first
  return after > 0 && after < WEEK ? { ...dates, first, last } : dates
}

/** "Tickets for 25 and 26 May": each of the days, unless they are more than anybody has tickets for. */
export const ticketDays = ({ first, last }: Extract<Dates, { kind: 'days' }>): string[] => {
  const count = last === undefined ? 1 : daysBetween(first, last) + 1
  return count > WEEK ? [first] : Array.from({ length: count }, (_, i) => addDays(first, i))
}

/** The day of the ticket, where the text tells one. */
export const ticketOf = ({ found }: Reader, all: readonly Hit[]): string | null => {
  const told = all.find(({ ticket, weekdays, dates }) => ticket && weekdays === undefined && dates.kind === 'days')
  if (told?.dates.kind === 'days') return told.dates.first
  return found.reduce((trip, { apply }) => apply(trip), emptyTrip).event?.ticketDate ?? null
}

/** "Theatre tickets Fri 14 May, in town Thursday to Sunday": where only the ticket has a date, weekdays are those round it. */
export const roundTicket = ({ page }: Reader, hits: readonly Hit[]): readonly Hit[] => {
  const ticket = hits.find((hit) => hit.ticket && hit.weekdays === undefined)?.dates
  if (ticket?.kind !== 'days' || hits.some((hit) => !hit.ticket && hit.weekdays === undefined)) return hits
  let last: string | null = null
  return hits
    .toSorted((a, b) => a.span.from - b.span.from)
    .map((hit) => {
      const [from, to] = hit.weekdays ?? []
      if (hit.ticket || from === undefined || hit.dates.kind !== 'days') return hit
      const isAfter = goesHome(page.folded.slice(0, hit.span.from))
      const first: string = weekdayFrom(last ?? (isAfter ? ticket.first : addDays(ticket.first, 1 - WEEK)), from)
      last = to === undefined ? first : weekdayFrom(first, to)
      const { weekdays: _weekdays, ...dated } = hit
      return { ...dated, dates: { ...hit.dates, first, ...(to === undefined ? {} : { last }) } }
    })
}

/** One day that is told by its date alone. */
const isDay = ({ dates, vague, weekdays, numbers, ahead, aside }: Hit): boolean =>
  dates.kind === 'days' &&
  dates.fixed &&
  dates.last === undefined &&
  weekdays === undefined &&
  numbers === undefined &&
  [vague, ahead, aside].every((own) => own !== true)

/**
 * "The final on Sunday 31 January, staying Thursday till Monday": one date, and weekdays around it. They are those of its week, and the
 * date is the day at the event, if the trip has one.
 */
export const weekdaysAround = (hits: readonly Hit[], event: readonly EventDay[]): readonly Hit[] => {
  const [day, range, ...others] = hits.toSorted((a, b) => (a.weekdays?.length ?? 0) - (b.weekdays?.length ?? 0))
  const [from, to] = range?.weekdays ?? []
  if (day === undefined || range === undefined || others.length > 0 || range.ticket) return hits
  if (from === undefined || to === undefined || day.dates.kind !== 'days') return hits
  const { first: date, last: end } = day.dates
  // "Mon to Wed, 8 to 10 March": the weekdays are those of the dates.
  if (end !== undefined && day.weekdays === undefined && weekday(date) === from && weekday(end) === to) return [day]
  if (!isDay(day)) return hits
  const first = addDays(date, -((weekday(date) - from + WEEK) % WEEK))
  const last = weekdayFrom(first, to)
  const isOfEvent = event.some((own) => own.date === date)
  if (last < date || (event.length > 0 && !isOfEvent) || (day.ticket && !isOfEvent)) return hits
  const { weekdays: _weekdays, ...dated } = range
  const around: Hit = { ...dated, vague: false, dates: { kind: 'days', first, last, fixed: true } }
  if (isOfEvent) return [{ ...day, ticket: true }, around]
  const span = { from: Math.min(day.span.from, range.span.from), to: Math.max(day.span.to, range.span.to) }
  return [{ ...around, span }]
}

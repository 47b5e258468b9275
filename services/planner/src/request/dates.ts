import { site } from '@site/contracts/site'
import { addDays, daysBetween, spellDate } from '../itinerary/days.ts'
import { weekendOf } from './calendar.ts'
import { days, findDates, type Dates } from './find-dates.ts'
import { note, type Reader } from './finding.ts'

const longDate = new Intl.DateTimeFormat(site.locale, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const monthName = (month: string): string => spellDate(`${month}-01`).replace(/^1 /, '')
export const datesWords = (dates: Dates): string => {
  if (dates.kind === 'month') {
    const part = { start: 'early ', middle: 'mid-', end: 'late ' }[dates.part ?? 'start']
    return `${dates.part === undefined ? '' : part}${monthName(dates.month)}`
  }
  if (dates.last === undefined || dates.last === dates.first) return spellDate(dates.first)
  const words = longDate.formatRange(Date.parse(dates.first), Date.parse(dates.last))
  return dates.kind === 'weekend' ? `weekend, ${words}` : words
}

/** "A weekend in Lyon in April": its first one. */
const weekendIn = (month: string, { first, last }: Extract<Dates, { kind: 'weekend' }>): Dates => {
  const friday = weekendOf(month, 0)
  return { kind: 'weekend', first: friday, last: addDays(friday, daysBetween(first, last)), fixed: false }
}

/** When the traveller goes; several dates are the first and the last day. */
export const readDates = (reader: Reader): void => {
  const { hits, flexible } = findDates(reader)
  for (const { span, dates } of hits.filter(({ ticket }) => ticket))
    if (dates.kind === 'days')
      note(reader, span, {
        key: 'ticket-date',
        label: 'Ticket',
        value: spellDate(dates.first),
        apply: (trip) => ({ ...trip, event: { name: '', ...trip.event, ticketDate: dates.first } }),
      })
  const own = hits.filter(({ ticket }) => !ticket).toSorted((a, b) => a.span.from - b.span.from)
  const whole = own.filter(({ dates }) => dates.kind === 'days')
  const chosen = whole.length > 0 ? whole : own.filter(({ dates }) => dates.kind === 'weekend')
  const [first] = chosen.length > 0 ? chosen : own
  if (first === undefined) return
  const ends = chosen.flatMap(({ dates }) => (dates.kind === 'days' ? [dates.first, dates.last ?? dates.first] : []))
  const [from, to] = [ends.toSorted()[0], ends.toSorted().at(-1)]
  const several = whole.length > 1 && from !== undefined && to !== undefined
  const month = own.find((each) => each.dates.kind === 'month')?.dates
  const told = several ? (days(from, to) ?? first.dates) : first.dates
  const dates = told.kind === 'weekend' && !told.fixed && month?.kind === 'month' ? weekendIn(month.month, told) : told
  const fixed = dates.fixed && !flexible
  note(reader, several ? { from: first.span.from, to: chosen.at(-1)?.span.to ?? first.span.to } : first.span, {
    key: 'dates',
    label: 'When',
    value: fixed || dates.kind === 'month' ? datesWords(dates) : `${datesWords(dates)}, or near it`,
    apply: (trip) => ({ ...trip, dates: { ...dates, fixed } }),
  })
  if (first.reversed === true)
    note(reader, first.span, {
      key: 'reversed-dates',
      label: 'When',
      value: datesWords(dates),
      apply: (trip) => trip,
    })
}

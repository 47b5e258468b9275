import type { EventDay } from '@site/contracts/event-days'
import { tripLimits } from '@site/contracts/trip-fields'
import { site } from '@site/contracts/site'
import { addDays, daysBetween, spellDate } from '../itinerary/days.ts'
import { weekdayFrom, weekendOf } from './calendar.ts'
import { noteTicketTime, timeBeside } from './clock-beside-date.ts'
import { busyBefore, noteBusyDates, readBusyFrom } from './closed-days.ts'
import { TICKET_BEFORE } from './date-patterns.ts'
import { placeDayNumbers } from './day-numbers.ts'
import { daysAtEvent, inOrder, roundItsWeekend, settle, ticketInTheTrip } from './event-dates.ts'
import { untilLast, withFirst, withLast } from './first-and-last.ts'
import { days, type FoundDates } from './find-dates.ts'
import { note, type Reader } from './finding.ts'
import type { Dates, Hit } from './hit.ts'
import type { Span } from './page.ts'
import { fromTheTickets, roundTicket, ticketDays, ticketOf, weekdaysAround } from './ticket-days.ts'
import { inTheirMonth } from './weekdays-of-month.ts'
import { takeYear, yearOfTrip } from './year-of-trip.ts'
import { TO } from './vocabulary.ts'
import { comesBack, goesHome } from './way-home.ts'

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
const NTH_OF = { start: 0, middle: 1, end: -1 } as const
const weekendIn = (
  { month, part = 'start' }: Extract<Dates, { kind: 'month' }>,
  { first, last }: Extract<Dates, { kind: 'weekend' }>,
): Dates => {
  const friday = weekendOf(month, NTH_OF[part])
  return { kind: 'weekend', first: friday, last: addDays(friday, daysBetween(first, last)), fixed: false }
}

/** Between the first and the last day. */
const JOINED = new RegExp(String.raw`^\s*(?:${TO})\s*(?:the )?$`)

/** "Tomorrow and Wednesday". */
const LISTED = new RegExp(String.raw`^\s*(?:,\s*)?(?:and|und|et|y|e|&|\+)\s*(?:on )?$`)

const lastOf = (dates: Dates): string => (dates.kind === 'month' ? `${dates.month}-31` : (dates.last ?? dates.first))

/** A feast or a weekday in the dates that say more: of a weekday its own date is only the next. */
const isWithin = ({ dates: said, weekdays, until }: Hit, dates: Dates): boolean => {
  if (said.kind === 'month') return true
  if (dates.kind === 'month') return said.first.startsWith(dates.month)
  // "Arriving Friday" of the weekend that is told beside it.
  if (weekdays?.length === 1 && (dates.last === undefined || weekdayFrom(dates.first, weekdays[0]) <= dates.last))
    return true
  // "1 to 4 May, Golden Week": the trip is in it.
  if (until !== undefined && said.first <= dates.first && dates.first <= until) return true
  return said.first >= dates.first && (dates.last === undefined || said.first <= dates.last)
}

/** "The 5th" of 3 to 7 May says of something else when it is; as the first or the last day it says nothing new. */
const isInside = ({ dates: said, numbers }: Hit, dates: Dates): boolean =>
  numbers?.length === 1 &&
  said.kind === 'days' &&
  dates.kind === 'days' &&
  dates.last !== undefined &&
  said.first > dates.first &&
  said.first < dates.last

/** The days that are meant: feasts and weekdays alone only where no dates say more. */
const meantDays = ({ page }: Reader, own: readonly Hit[]): readonly Hit[] => {
  const hits = own.filter(({ dates }) => dates.kind === 'days')
  if (hits.every(({ vague }) => vague === true)) {
    // "Christmas markets on the first weekend of December", "Eid in March".
    if (own.some(({ dates }) => dates.kind === 'weekend' && dates.fixed)) return []
    // "From Good Friday to Easter Monday", beside the feast itself.
    const at = hits.findIndex((hit, i) => JOINED.test(page.folded.slice(hit.span.to, hits[i + 1]?.span.from ?? 0)))
    if (at >= 0) return hits.slice(at, at + 2)
    const month = own.find(({ dates }) => dates.kind === 'month')?.dates
    return month?.kind !== 'month' ? hits : hits.filter(({ dates }) => lastOf(dates).startsWith(month.month))
  }
  // "Over New Year, 5 days from 30 December" begins on the 30th; "27 December to New Year" ends on the 31st.
  const isJoined = (a: Hit | undefined, b: Hit | undefined): boolean =>
    a !== undefined && b !== undefined && JOINED.test(page.folded.slice(a.span.to, b.span.from))
  const isListed = (a: Hit | undefined, b: Hit): boolean =>
    a?.ahead !== true &&
    a?.vague !== true &&
    a !== undefined &&
    b.weekdays?.length === 1 &&
    LISTED.test(page.folded.slice(a.span.to, b.span.from))
  return hits.filter(
    (hit, i) =>
      hit.vague !== true || isJoined(hits[i - 1], hit) || isJoined(hit, hits[i + 1]) || isListed(hits[i - 1], hit),
  )
}

/** A hit that says its days by the calendar, not by today's. */
const isNamed = ({ dates, vague, ahead, weekdays, numbers, week }: Hit): boolean =>
  vague !== true &&
  ahead !== true &&
  !weekdays &&
  !numbers &&
  week === undefined &&
  (dates.kind !== 'weekend' || dates.fixed)

const firstOf = (dates: Dates): string => (dates.kind === 'month' ? `${dates.month}-01` : dates.first)
const isApart = (one: Dates, other: Dates): boolean => lastOf(one) < firstOf(other) || lastOf(other) < firstOf(one)

/** "Two weeks from now, June 2027": what is counted from today gives way to a date that is named elsewhere in the year. */
const isOverruled = (hit: Hit, all: readonly Hit[]): boolean =>
  hit.ahead === true && all.some((other) => isNamed(other) && isApart(other.dates, hit.dates))

/** "Between Christmas and New Year". */
const BETWEEN = /\b(?:between|entre|zwischen|tra|fra) $/
/** Longer than any trip that is planned: two days so far apart are those it lies between. */
const LONGEST_SPAN = 10

/** "Between 5 and 20 September, 3 days": the trip is no longer than its own length. */
const narrowed = (dates: Dates, isWindow: boolean, length: number | null): Dates => {
  if (!isWindow || dates.kind !== 'days' || dates.last === undefined) return dates
  const span = daysBetween(dates.first, dates.last) + 1
  const isLonger = length === null ? span > LONGEST_SPAN : span > length
  return isLonger ? { kind: 'days', first: dates.first, fixed: false } : dates
}

/**
 * When the traveller goes; several dates are the first and the last day. `event`: the days of the trip's own; `length`: the days that
 * the text gives the trip.
 */
export const noteDates = (
  reader: Reader,
  { hits: all, flexible }: FoundDates,
  event: readonly EventDay[],
  length: number | null,
): void => {
  const { page, today, spare } = reader
  const main = event.find((day) => day.main === true) ?? event[0]
  const ticket = ticketOf(reader, all)
  const around = weekdaysAround(daysAtEvent(reader, placeDayNumbers(all, main?.date), event, length), event)
  const placed = roundTicket(reader, event.length > 0 ? around : inTheirMonth(reader, around, length))
  const hits = ticketInTheTrip(roundItsWeekend(placed, event), event).flatMap((hit): readonly Hit[] => {
    if (event.length === 0 && isOfOtherYear(reader, hit, all)) {
      spare.push(page.words(hit.span))
      return []
    }
    const isOne = hit.dates.kind === 'days' && hit.dates.last === undefined && all.length > 1
    if (isOne && hit.dates.kind === 'days' && readBusyFrom(reader, hit.span, hit.dates.first)) return []
    const busy = hit.dates.kind === 'days' ? busyBefore(reader, hit.span) : null
    if (busy === null || hit.dates.kind !== 'days') return settle(reader, hit, event, ticket)
    page.take(busy)
    noteBusyDates(reader, { from: busy.from, to: hit.span.to }, hit.dates.first, hit.dates.last ?? hit.dates.first)
    return []
  })
  for (const { span, dates } of hits.filter(({ ticket }) => ticket)) noteTicket(reader, span, dates)
  const found = inOrder(hits.filter(({ ticket }) => !ticket))
  const said = found.length === 1 && length !== null ? found.map((hit) => untilLast(reader, hit, length)) : found
  const over = said.filter(({ dates }) => lastOf(dates) < today)
  for (const { span } of over) spare.push(page.words(span))
  const left = said.filter((hit) => !over.includes(hit))
  const ofTrip = left.filter((hit) => !isOverruled(hit, left))
  const own = ofTrip.every(({ aside }) => aside === true) ? ofTrip : ofTrip.filter(({ aside }) => aside !== true)
  const whole = withFirst(reader, withLast(reader, meantDays(reader, own), own), own, length)
  const chosen = whole.length > 0 ? whole : own.filter(({ dates }) => dates.kind === 'weekend')
  const [first] = chosen.length > 0 ? chosen : own.filter(({ dates }) => dates.kind === 'month')
  if (first === undefined) return notePast(reader, over)
  const ends = chosen.flatMap(({ dates }) => (dates.kind === 'days' ? [dates.first, dates.last ?? dates.first] : []))
  const [from, to] = [ends.toSorted()[0], ends.toSorted().at(-1)]
  // One day that is named twice is no length.
  const several = whole.length > 1 && from !== undefined && to !== undefined && from !== to
  const month = own.find((each) => each.dates.kind === 'month')?.dates
  const told = several ? (days(from, to) ?? first.dates) : first.dates
  const inMonth = told.kind === 'weekend' && !told.fixed && month?.kind === 'month' ? weekendIn(month, told) : told
  const dates = narrowed(
    fromTheTickets(reader, inMonth, length),
    flexible || first.window === true || BETWEEN.test(page.folded.slice(0, first.span.from)),
    length,
  )
  const fixed = dates.fixed && !flexible
  note(reader, several ? { from: first.span.from, to: chosen.at(-1)?.span.to ?? first.span.to } : first.span, {
    key: 'dates',
    label: 'When',
    value: fixed || dates.kind === 'month' ? datesWords(dates) : `${datesWords(dates)}, or near it`,
    apply: (trip) => ({ ...trip, dates: { ...dates, fixed } }),
  })
  // "Hogmanay in Edinburgh, 30 Dec to 1 Jan": the feast is told with its days.
  const feasts = left.filter(
    (each) => each.vague === true && each.weekdays === undefined && !whole.includes(each) && isWithin(each, dates),
  )
  const at = reader.found.findIndex(({ key }) => key === 'dates')
  const pieceOfDates = reader.found[at]
  if (pieceOfDates !== undefined && feasts.length > 0) {
    const words = [...feasts.map(({ span }) => page.words(span).replace(/^[, ]+|[, ]+$/g, '')), pieceOfDates.words]
    reader.found[at] = { ...pieceOfDates, words: words.join(', ').slice(0, tripLimits.quote) }
  }
  // "June long weekend 2027": the year may stand apart from the rest.
  const year = (dates.kind === 'month' ? dates.month : dates.first).slice(0, 4)
  page.each(new RegExp(String.raw`(?:\b(?:in|de|del|of) )?\b${year}\b`, 'g'), () => true)
  takeYear(page, Number(year), Number(today.slice(0, 4)))
  page.each(/\b(?:on |in )?the (?:morning|afternoon|evening|night) of(?= \u00a6)/g, () => true)
  // "Tuesday 18 May, 2 days from the Monday": the date is a day of the trip by its length.
  const away =
    length !== null && dates.kind === 'days' && dates.last === undefined
      ? { ...dates, last: addDays(dates.first, length - 1) }
      : dates
  const isLost = (each: Hit): boolean => (isNamed(each) || each.ahead === true) && isApart(each.dates, away)
  const isSpare = (each: Hit): boolean =>
    (each.vague === true ? !whole.includes(each) && !isWithin(each, dates) : isLost(each)) || isInside(each, dates)
  for (const hit of left.filter(isSpare)) spare.push(page.words(hit.span).replace(/^[, ]+|[, ]+$/g, ''))
  if (first.reversed === true || isBackwards(reader, whole))
    note(reader, first.span, {
      key: 'reversed-dates',
      label: 'When',
      value: datesWords(dates),
      apply: (trip) => trip,
    })
}

/** "Arrive 14 March, leave 11 March", in whichever order they stand. */
const isBackwards = ({ page }: Reader, whole: readonly Hit[]): boolean => {
  const [one, two, ...others] = whole.toSorted((a, b) => a.span.from - b.span.from)
  if (one === undefined || two === undefined || others.length > 0) return false
  const [before, behind] = [one, two].map(({ span }) => page.folded.slice(0, span.from))
  if (goesHome(behind ?? '') && firstOf(two.dates) < firstOf(one.dates)) return true
  return comesBack(before ?? '') && !goesHome(behind ?? '') && firstOf(one.dates) < firstOf(two.dates)
}

/** "The Fringe 2027, last weekend": the coming weekend is none of that year. */
const isOfOtherYear = ({ page, today }: Reader, { dates }: Hit, all: readonly Hit[]): boolean => {
  if (dates.kind !== 'weekend' || dates.fixed || all.some((other) => other.dates.kind === 'month')) return false
  const year = yearOfTrip(page, Number(today.slice(0, 4)))
  return year !== null && !dates.first.startsWith(String(year))
}

/** Takes the words "ticket for" before the date of one, and the time behind it. */
const noteTicket = (reader: Reader, span: Span, dates: Dates): void => {
  const { page } = reader
  const [words, word = ''] = TICKET_BEFORE.exec(page.folded.slice(0, span.from)) ?? ['']
  const from = span.from - words.length
  if (page.isFree({ from, to: from + word.length })) page.take({ from, to: from + word.length })
  if (dates.kind !== 'days') return
  const own = ticketDays(dates)
  note(reader, span, {
    key: 'ticket-date',
    label: 'Ticket',
    value: own.length > 1 ? datesWords(dates) : spellDate(dates.first),
    apply: (trip) => ({
      ...trip,
      event: { name: '', ...trip.event, ticketDate: dates.first, ...(own.length > 1 ? { ticketDates: own } : {}) },
    }),
  })
  const time = timeBeside(page, span)
  if (time !== null) noteTicketTime(reader, time)
}

/** Days that are over are no trip: the reader asks, and plans without them. */
const notePast = (reader: Reader, [past]: readonly Hit[]): void => {
  if (past === undefined) return
  note(reader, past.span, { key: 'past-dates', label: 'When', value: datesWords(past.dates), apply: (trip) => trip })
}

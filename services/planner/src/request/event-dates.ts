import type { EventDay } from '@site/contracts/event-days'
import type { TripRequest } from '@site/contracts/trip-request'
import { addDays, daysBetween, spellDate, weekday } from '../itinerary/days.ts'
import { weekdayFrom } from './calendar.ts'
import { timeBeside } from './clock-beside-date.ts'
import { dayOnWeekday } from './event-parts.ts'
import { note, type Reader } from './finding.ts'
import type { Hit } from './hit.ts'
import { foldText, type Span } from './page.ts'
import { WEEKDAY } from './vocabulary.ts'
import { goesHome, goesHomeBehind } from './way-home.ts'

const WEEK = 7
const FRIDAY = 4
/** So many days before its Friday one comes to a weekend at the earliest. */
const BEFORE_FRIDAY = 2
/** Of an event that lasts longer a weekday is no day. */
const LONGEST = 9

/** Beside these a weekday is that of the way there or home. */
const TRAVELS =
  /\b(?:arriv\w*|land\w*|from|leav\w*|depart\w*|fly\w*|flight\w*|check\w*|get(?:ting)?|until|till|to|home|starting|ankunft|abreise|bis|ab|von|llegada|salida|desde|hasta|arrivo|partenza|dal|chegada|partida)\b[^,.;]*$/

const RESTS =
  /\b(?:nothing|not|no|don't|dont|sleep(?:ing)? in|lie[- ]in|rest(?:ing)?|recover(?:ing)?|off)\b[^.;!?]{0,30}(?: on| for| the)* *$/
/** What is behind a weekday that is for something else: "Friday free", "Sat is for the Marais". */
const ELSE =
  /^,? (?:(?:(?:is|are|will be|as|ist|est|es|e) )?(?:a )?(?:free|off|rest(?: day)?|recovery(?: day)?|frei|libre|libero|livre|sightseeing|exploring|at leisure|to (?:ourselves|myself|see|explore|wander|look)|pour (?:visiter|la ville)|fur die stadt|para (?:ver|visitar|pasear|passear)|per (?:visitare|vedere|girare))(?!\p{L})|(?:(?:is|are) )?for (?!(?:the |my |our )?(?:event|race|finals?|match|games?|concert|show|festival|fair|expo|tennis|cricket|gp|grand prix)))/u
/** "One more day for the canyon on the 9th": a day beside the event. */
const ONE_MORE = /\b(?:(?:one|1|a) (?:more|extra|other) day|another day|(?:and )?then)\b[^.;!?]{0,40}$/
const isForElse = ({ folded }: Reader['page'], { to }: Span): boolean =>
  ELSE.test(folded.slice(to)) && (ONE_MORE.test(folded.slice(0, to)) || !/^,? for /.test(folded.slice(to)))

/** "Shows on both fri 2 n sat 3 april": days that one is at the event. */
const SHOWS = /\b(?:shows|gigs|concerts|matches|games|screenings|races)(?: on| for)? $/

/** "The Sunday is for the Canton Fair". */
const FOR =
  /^,? (?:(?:is|are) )?(?:for|at|ist fur|est pour|es para|e per|e para) (?:the |our |die |das |den |la |le |el |il |o |a )?/
const isForEvent = ({ page, found }: Reader, { to }: Span): boolean => {
  const rest = page.folded.slice(to)
  const [lead] = FOR.exec(rest) ?? []
  const event = found.find(({ key }) => key === 'event')
  return lead !== undefined && event !== undefined && rest.slice(lead.length).startsWith(foldText(event.words))
}
/** The last day of a stay: it lies behind the event. */
const UNTIL = new RegExp(
  String.raw`\b(?:until|till?|through|thru|bis(?: zum)?|jusqu'a(?:u)?|hasta(?: el)?|fino a|ate)(?: the| el| il| o)? (?:${WEEKDAY})$`,
)

/** "Oktoberfest, first weekend, Friday to Monday": the weekdays round that weekend of the event. */
export const roundItsWeekend = (hits: readonly Hit[], event: readonly EventDay[]): readonly Hit[] => {
  const weekend = hits.find(({ dates, nth }) => dates.kind === 'weekend' && !dates.fixed && nth !== undefined)
  const range = hits.find(({ weekdays, ticket }) => weekdays?.length === 2 && !ticket)
  const friday = weekend?.nth === undefined ? undefined : fridaysOf(event).at(weekend.nth)
  const [from, to] = range?.weekdays ?? []
  if (range === undefined || friday === undefined || from === undefined || to === undefined) return hits
  const first = weekdayFrom(addDays(friday, -BEFORE_FRIDAY), from)
  const { weekdays: _weekdays, ...plain } = range
  const dated: Hit = { ...plain, dates: { kind: 'days', first, last: weekdayFrom(first, to), fixed: true } }
  return hits.flatMap((hit) => (hit === weekend ? [] : hit === range ? [dated] : [hit]))
}

/** "23 to 26 January. Ticket on Sunday": of an event of several weeks it is the Sunday of the trip. */
export const ticketInTheTrip = (hits: readonly Hit[], event: readonly EventDay[]): readonly Hit[] => {
  const trip = hits.find(({ dates, weekdays, ticket }) => dates.kind === 'days' && !weekdays && !ticket)?.dates
  if (event.length <= LONGEST || trip?.kind !== 'days' || trip.last === undefined) return hits
  const { first: arrives, last: leaves } = trip
  return hits.map((hit) => {
    const [from, to] = hit.weekdays ?? []
    if (!hit.ticket || from === undefined || to !== undefined) return hit
    const first = weekdayFrom(arrives, from)
    const { weekdays: _weekdays, ...plain } = hit
    return first > leaves ? hit : { ...plain, dates: { kind: 'days', first, fixed: true } }
  })
}

/** Days that are told by weekdays alone, as those of the trip's event; others as they are. */
export const settle = (
  reader: Reader,
  hit: Hit,
  event: readonly EventDay[],
  ticket: string | null = null,
): readonly Hit[] => {
  const { page } = reader
  const { dates, span, weekdays } = hit
  const [first] = event
  if (first === undefined) return [hit]
  const main = event.find((day) => day.main === true)
  const anchor = ticket ?? main?.date ?? first.date
  // "Opening weekend of the Fringe": counted in the event itself.
  if (dates.kind === 'weekend' && !dates.fixed && hit.nth !== undefined) {
    const own = fridaysOf(event)
    const friday = own.at(hit.nth)
    if (friday !== undefined)
      return [{ ...hit, dates: { ...dates, first: friday, last: addDays(friday, 2), fixed: true } }]
  }
  // "F1 weekend": that of the race.
  if (dates.kind === 'weekend' && !dates.fixed) {
    const friday = main === undefined ? weekdayFrom(anchor, FRIDAY) : weekdayFrom(addDays(anchor, 1 - WEEK), FRIDAY)
    return [{ ...hit, dates: { ...dates, first: friday, last: addDays(friday, 2) } }]
  }
  if (dates.kind !== 'days') return [hit]
  if (weekdays === undefined) {
    // "Roland-Garros, 30 May, 11:00": a day of the event with a time is that of the ticket.
    const isShown =
      SHOWS.test(page.folded.slice(0, span.from)) &&
      [dates.first, dates.last ?? dates.first].every((day) => event.some(({ date }) => date === day))
    if (isShown) return [{ ...hit, ticket: true }]
    const isDay = event.some(({ date }) => date === dates.first) && dates.last === undefined && hit.vague !== true
    // "CES on the 7th": a day of the event without a month, beside the dates of the trip.
    if (
      isDay &&
      hit.numbers !== undefined &&
      !ONE_MORE.test(page.folded.slice(0, span.from)) &&
      !TRAVELS.test(page.folded.slice(0, span.from))
    ) {
      noteEventDay(reader, span, dates.first, main?.date)
      return []
    }
    return [isDay && timeBeside(page, span) !== null ? { ...hit, ticket: true } : hit]
  }
  const [from, to] = weekdays
  if (event.length > LONGEST && main === undefined) {
    // "The Fringe, Friday to Sunday": in none of its weeks is this coming Friday.
    if (dates.first >= first.date && dates.first <= (event.at(-1)?.date ?? first.date)) return [hit]
    const start = weekdayFrom(first.date, from)
    const last = to === undefined ? {} : { last: weekdayFrom(start, to) }
    return [{ ...hit, dates: { kind: 'days', first: start, ...last, fixed: true } }]
  }
  const isAfter =
    (main === undefined && ticket === null) ||
    goesHome(page.folded.slice(0, span.from)) ||
    UNTIL.test(page.folded.slice(0, span.to))
  const begin = weekdayFrom(isAfter ? anchor : addDays(anchor, 1 - WEEK), from)
  if (to !== undefined)
    return [{ ...hit, dates: { kind: 'days', first: begin, last: weekdayFrom(begin, to), fixed: true } }]
  // "Nothing before 11 on the Saturday": a day of rest is none of the event.
  if (RESTS.test(page.folded.slice(0, span.from))) {
    reader.spare.push(page.words(span).replace(/^[, ]+|[, ]+$/g, ''))
    return []
  }
  const isElse = isForElse(page, span) && !isForEvent(reader, span)
  const travels = isElse || TRAVELS.test(page.folded.slice(0, span.from)) || goesHomeBehind(page.folded.slice(span.to))
  const day = travels || event.length > LONGEST ? null : dayOnWeekday(event, from)
  if (day === null)
    return [{ ...hit, ...(isElse && { ticket: false }), dates: { kind: 'days', first: begin, fixed: true } }]
  noteEventDay(reader, span, day.date, main?.date)
  return []
}

/** "On track Fri to Sun. In on 6 October, leaving on the 11th": weekdays beside the dates of the trip are days at its event, where it has them all. */
export const daysAtEvent = (
  reader: Reader,
  hits: readonly Hit[],
  event: readonly EventDay[],
  length: number | null,
): readonly Hit[] => {
  const main = event.find((day) => day.main === true)
  const [range, ...others] = hits.filter(({ weekdays, ticket }) => weekdays?.length === 2 && !ticket)
  const [from, to] = range?.weekdays ?? []
  // "All four days, Monday to Thursday, and six days in town": the days at the event, of a longer trip.
  const isAll = reader.found.some(({ key }) => key === 'event-days') && length !== null
  if (isAll && range !== undefined && from !== undefined && to !== undefined && hits.length === 1)
    return (to - from + WEEK) % WEEK === event.length - 1 && length > event.length ? [] : hits
  const dated = hits.filter(({ dates, weekdays, vague }) => dates.kind === 'days' && !weekdays && vague !== true)
  const ends = dated.flatMap(({ dates }) => (dates.kind === 'days' ? [dates.first, dates.last ?? dates.first] : []))
  const [first, last] = [ends.toSorted()[0], ends.toSorted().at(-1)]
  if (range === undefined || from === undefined || to === undefined || others.length > 0) return hits
  if (event.length < 2 || event.length > LONGEST || first === undefined || last === undefined || first === last)
    return hits
  const begin = event.find(({ date }) => weekday(date) === from)?.date
  const end = begin === undefined ? undefined : weekdayFrom(begin, to)
  if (begin === undefined || end === undefined || begin <= first || end > last) return hits
  const days = event.filter(({ date }) => date >= begin && date <= end)
  if (days.length !== daysBetween(begin, end) + 1) return hits
  for (const { date } of days) noteEventDay(reader, range.span, date, main?.date)
  return hits.filter((hit) => hit !== range)
}

/** Fridays of the weekends of an event: those of which its Saturday or its Sunday is a day of it. */
const fridaysOf = (event: readonly EventDay[]): readonly string[] => [
  ...new Set(
    event.filter(({ date }) => weekday(date) > FRIDAY).map(({ date }) => addDays(date, FRIDAY - weekday(date))),
  ),
]

const KEY = 'event-day'

/** A trip with a ticket for one day more. */
const withTicket = (trip: TripRequest, date: string, main: string | undefined): TripRequest => {
  const { ticketDate, ticketDates = ticketDate === undefined ? [] : [ticketDate] } = trip.event ?? {}
  const day = date === main || ticketDate === undefined ? date : ticketDate
  return { ...trip, event: { name: '', ...trip.event, ticketDate: day, ticketDates: [...ticketDates, date] } }
}

/** A day of the traveller's tickets. Of several the trip is planned around the main one, and goes to the others too. */
const noteEventDay = (reader: Reader, span: Span, date: string, main: string | undefined): void => {
  const { found, page } = reader
  const at = found.findIndex(({ key }) => key === KEY)
  const before = found[at]
  if (before === undefined)
    return note(reader, span, {
      key: KEY,
      label: 'Event day',
      value: spellDate(date),
      apply: (trip) => ({ ...trip, event: { name: '', ...trip.event, ticketDate: trip.event?.ticketDate ?? date } }),
    })
  if (before.value.includes(spellDate(date))) return
  found[at] = {
    ...before,
    label: 'Event days',
    value: `${before.value.replace(' and ', ', ')} and ${spellDate(date)}`,
    words: before.words.includes(page.words(span)) ? before.words : `${before.words} ${page.words(span)}`,
    apply: (trip) => withTicket(before.apply(trip), date, main),
  }
}

/** In the order of the text; a weekday after another comes later: "from Friday … Monday". */
export const inOrder = (hits: readonly Hit[]): readonly Hit[] => {
  let last: string | null = null
  return hits
    .toSorted((a, b) => a.span.from - b.span.from)
    .map((hit) => {
      if (hit.dates.kind !== 'days' || hit.weekdays === undefined) return hit
      const { first, last: end } = hit.dates
      const later: number = last !== null && first < last ? WEEK : 0
      const moved = end === undefined ? {} : { last: addDays(end, later) }
      last = addDays(end ?? first, later)
      return { ...hit, dates: { ...hit.dates, first: addDays(first, later), ...moved } }
    })
}

import type { EventDay } from '@site/contracts/event-days'
import type { TripRequest } from '@site/contracts/trip-request'
import { addDays, spellDate } from '../itinerary/days.ts'
import { weekdayFrom } from './calendar.ts'
import { timeBeside } from './clock-times.ts'
import { dayOnWeekday } from './event-parts.ts'
import { note, type Reader } from './finding.ts'
import type { Hit } from './hit.ts'
import type { Span } from './page.ts'

const WEEK = 7
const FRIDAY = 4
/** Of an event that lasts longer a weekday is no day. */
const LONGEST = 9

/** Beside these a weekday is that of the way there or home. */
const TRAVELS =
  /\b(?:arriv\w*|land\w*|from|leav\w*|depart\w*|fly\w*|flight\w*|check\w*|get(?:ting)?|until|till|to|home|starting|ankunft|abreise|bis|ab|von|llegada|salida|desde|hasta|arrivo|partenza|dal|chegada|partida)\b[^,.;]*$/

const RESTS =
  /\b(?:nothing|not|no|don't|dont|sleep(?:ing)? in|lie[- ]in|rest(?:ing)?|recover(?:ing)?|off)\b[^.;!?]{0,30}(?: on| for| the)* *$/
/** What is behind a weekday that is for something else: "Friday free", "Sat is for the Marais". */
const ELSE =
  /^,? (?:(?:(?:is|are|will be|as|ist|est|es|e) )?(?:a )?(?:free|off|rest(?: day)?|recovery(?: day)?|frei|libre|libero|livre)(?!\p{L})|(?:(?:is|are) )?for (?!(?:the |my |our )?(?:event|race|finals?|match|games?|concert|show|festival|fair|expo|tennis|cricket|gp|grand prix)))/u
/** "One more day for the canyon on the 9th": a day beside the event. */
const ONE_MORE = /\b(?:(?:one|1|a) (?:more|extra|other) day|another day|(?:and )?then)\b[^.;!?]{0,40}$/
const isForElse = ({ folded }: Reader['page'], { to }: Span): boolean =>
  ELSE.test(folded.slice(to)) && (ONE_MORE.test(folded.slice(0, to)) || !/^,? for /.test(folded.slice(to)))

/** Beside these it is that of the way home. */
const GOES_HOME =
  /\b(?:leav\w*|depart\w*|fly\w* (?:home|back|out)|(?:flight|train|heading|going|go|get\w*) (?:home|back)|check\w*[- ]?out|abreise|ruckflug|heimflug|salida|vuelta|partenza|ritorno|partida|regresso|depart|retour)(?: (?:is|on|the))*[ ,:]*$/
export const goesHome = (lead: string): boolean => GOES_HOME.test(lead)

/** Days that are told by weekdays alone, as those of the trip's event; others as they are. */
export const settle = (reader: Reader, hit: Hit, event: readonly EventDay[]): readonly Hit[] => {
  const { page } = reader
  const { dates, span, weekdays } = hit
  const [first] = event
  if (first === undefined) return [hit]
  const main = event.find((day) => day.main === true)
  const anchor = main?.date ?? first.date
  // "F1 weekend": that of the race.
  if (dates.kind === 'weekend' && !dates.fixed) {
    const friday = main === undefined ? weekdayFrom(anchor, FRIDAY) : weekdayFrom(addDays(anchor, 1 - WEEK), FRIDAY)
    return [{ ...hit, dates: { ...dates, first: friday, last: addDays(friday, 2) } }]
  }
  if (dates.kind !== 'days') return [hit]
  if (weekdays === undefined) {
    // "Roland-Garros, 30 May, 11:00": a day of the event with a time is that of the ticket.
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
  if (event.length > LONGEST && main === undefined) return [hit]
  const [from, to] = weekdays
  const isAfter = main === undefined || goesHome(page.folded.slice(0, span.from))
  const begin = weekdayFrom(isAfter ? anchor : addDays(anchor, 1 - WEEK), from)
  if (to !== undefined)
    return [{ ...hit, dates: { kind: 'days', first: begin, last: weekdayFrom(begin, to), fixed: true } }]
  // "Nothing before 11 on the Saturday": a day of rest is none of the event.
  if (RESTS.test(page.folded.slice(0, span.from))) {
    reader.spare.push(page.words(span).replace(/^[, ]+|[, ]+$/g, ''))
    return []
  }
  const isElse = isForElse(page, span)
  const travels = isElse || TRAVELS.test(page.folded.slice(0, span.from))
  const day = travels || event.length > LONGEST ? null : dayOnWeekday(event, from)
  if (day === null)
    return [{ ...hit, ...(isElse && { ticket: false }), dates: { kind: 'days', first: begin, fixed: true } }]
  noteEventDay(reader, span, day.date, main?.date)
  return []
}

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
  found[at] = {
    ...before,
    label: 'Event days',
    value: `${before.value.replace(' and ', ', ')} and ${spellDate(date)}`,
    words: `${before.words} ${page.words(span)}`,
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

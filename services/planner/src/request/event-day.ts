import type { EventDay } from '@site/contracts/event-days'
import { eventDaysOf } from '../itinerary/attendance.ts'
import { spellDate } from '../itinerary/days.ts'
import type { Destination, PlacesPort } from '../itinerary/places.ts'
import { readDaysInOrder } from './event-days-in-order.ts'
import { partsOf, sessionOf } from './event-parts.ts'
import { emptyTrip, note, type Reader } from './finding.ts'
import { foldText, type Page, type Span } from './page.ts'
import { NUMBER, numberOf } from './vocabulary.ts'

type EventPort = Pick<PlacesPort, 'eventById' | 'resolveDestination'>

const EDITION = new RegExp(String.raw`^[ ,(]*\b(weekend|phase) (${NUMBER})\b\)?`)
const YEAR = /^(?:[\u00a6 ]{1,30}|(?: (?:de|di|da|of|in|von))?[ \u00a6]{1,30})?[ ,(]*(20\d\d)\b\)?/

interface Edition {
  readonly event: Destination
  readonly to: number
  /** Another year was typed than that of the edition we list. */
  readonly isOther: boolean
}

/** "Coachella weekend 2", "CES 2027": the edition behind an event's name, where it is listed, and the end of its words. */
export const editionBehind = (page: Page, { to }: Span, found: Destination, port: EventPort): Edition => {
  const rest = page.left.slice(to)
  const [all = '', word = '', number = ''] = EDITION.exec(rest) ?? []
  const name = found.name.replace(new RegExp(String.raw`\b${word} \d+`), `${word} ${numberOf(number)}`)
  const named = all === '' ? null : port.resolveDestination(name)
  if (named?.kind === 'event' && foldText(named.name).includes(`${word} ${numberOf(number)}`))
    return { event: named, to: to + all.length, isOther: false }
  const [spoken = '', year = ''] = YEAR.exec(rest) ?? []
  const dates = found.id === undefined ? undefined : port.eventById(found.id)?.dates
  const isNext = spoken !== '' && dates !== undefined && [dates.start, dates.end].some((date) => date.startsWith(year))
  // "New Year's Eve 2027" is that of either year.
  const isOther = spoken !== '' && dates !== undefined && !isNext && !dates.start.endsWith('12-31')
  return { event: found, to: isNext || isOther ? to + spoken.length : to, isOther }
}

/** Parts that lead to one day each, and the main one among them: it is the day that is planned. */
const isMainOf = (days: readonly EventDay[]): boolean => days.some((day) => day.main === true)

/** Nobody has tickets for every day of a longer event. */
const MOST_TICKET_DAYS = 7
const NUMBERED = String.raw`(?:(?:two|three|four|five|2|3|4|5) )?`
const TICKETS = '(?:grandstand |general admission )?(?:tickets?|pass(?:es)?|seats?)'
/** "Tickets for all three days", "a weekend pass". */
const ALL_DAYS = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${[
    String.raw`(?:with )?${TICKETS} (?:for|to|on) (?:all|both|every|each)(?: of)?(?: the| its)? ${NUMBERED}days?`,
    String.raw`(?:with )?${TICKETS} (?:for|to) (?:the )?(?:whole|entire|full) (?:weekend|event|festival|thing)`,
    String.raw`(?:a |an |the |our |with )*(?:(?:two|three|four|five|2|3|4|5)[- ]day|(?:full |whole )?weekend|festival) ${TICKETS}`,
    String.raw`(?:going|there|at the track) (?:on )?(?:all|both|every|each)(?: of)?(?: the)? ${NUMBERED}days?`,
    String.raw`(?:tickets?|karten|billets?|entradas?|biglietti|bilhetes|ingressos) (?:fur alle|pour (?:tous les|les)|para (?:todos os|todos los|los|os)|per tutti e|per tutti i) (?:(?:zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|dois|quatro|[2-5]) )?(?:i )?(?:tage|jours|dias|giorni)`,
  ].join('|')})(?![\p{L}\d])`,
  'gu',
)

/** "Coachella, all three days": of an event that lasts so many. */
const ALL_SO_MANY = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${[
    String.raw`(?:all|both)(?: of)?(?: the)? (${NUMBER}) (?:days|nights)(?! (?:long|before|after))`,
    String.raw`(?:alle|les|los|tutti e|todos os) (drei|zwei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|dois|quatro)(?: i)? (?:tage|jours|dias|giorni)`,
  ].join('|')})(?![\p{L}\d])`,
  'gu',
)

const readAllDays = (reader: Reader, days: readonly EventDay[]): void => {
  const noteAll = (span: Span): void =>
    note(reader, span, {
      key: 'event-days',
      label: 'Event days',
      value: `all ${days.length} days`,
      apply: (trip) => ({
        ...trip,
        event: { name: '', ...trip.event, ticketDates: days.map(({ date }) => date) },
      }),
    })
  reader.page.each(ALL_DAYS, (_words, span) => {
    noteAll(span)
    return true
  })
  reader.page.each(ALL_SO_MANY, ([, english, other], span) => {
    if (numberOf(english ?? other ?? '') !== days.length) return null
    noteAll(span)
    return true
  })
}

/** "On 28 November", "this Saturday only": a day to be there on, where "from 28 November" is the first of the trip. */
const ON = /^(?:on|am|le|el|il|em|no|na) /
export const readDayNamed = ({ page, found }: Reader, days: readonly EventDay[]): void => {
  const at = found.findIndex(({ key }) => key === 'dates')
  const piece = found[at]
  const dates = piece?.apply(emptyTrip).dates
  if (piece === undefined || dates?.kind !== 'days' || dates.last !== undefined || days.length < 2) return
  const words = foldText(piece.words)
  const isOneDay = ON.test(words) || page.folded.includes(`${words} only`)
  const isOn = days.some(({ date, main }) => date === dates.first && main !== true)
  if (!isOneDay || !isOn || found.some(({ key }) => /^(?:ticket-date|event-days?)$/.test(key))) return
  found[at] = {
    ...piece,
    apply: (trip) => {
      const dated = piece.apply(trip)
      return { ...dated, event: { name: '', ...dated.event, ticketDate: dates.first } }
    },
  }
}

/** "Women's final", "qualifying": the day and the session of the event that the traveller goes to; without such words the main one. */
export const readEventDay = (reader: Reader, port: EventPort, id: string | undefined): void => {
  const event = id === undefined ? null : port.eventById(id)
  if (event === null) return
  const { page, spare } = reader
  const days = eventDaysOf(event)
  if (days.length > 1 && days.length <= MOST_TICKET_DAYS) readAllDays(reader, days)
  readDaysInOrder(reader, days)
  const parts = partsOf(event, days)
  const said = parts
    .flatMap((part) => {
      const spans: Span[] = []
      page.each(part.words, (_match, span) => {
        spans.push(span)
        return true
      })
      return spans.map((span) => ({ ...part, span }))
    })
    .toSorted((a, b) => a.span.from - b.span.from)
  const [told] = [...said.filter((part) => isMainOf(part.days)), ...said]
  if (told === undefined) return
  for (const other of said) if (other !== told && other.session !== told.session) spare.push(page.words(other.span))
  const [day] = told.days
  // A session of many days says no day.
  const isOne = told.days.length === 1 || !told.days.every((own) => sessionOf(own, told.session) !== null)
  const session = day === undefined ? null : sessionOf(day, told.session)
  if (day === undefined || (day.main === true && session?.kind === 'main') || days.length === 1) return
  const words = page.words(told.span).replace(/^(?:(?:for|to|at|on|our|the|les?|la|das|dem|die|el|il) )+/i, '')
  note(reader, told.span, {
    key: 'event-day',
    label: isOne ? 'Event day' : 'Session',
    value: isOne ? `${words}, ${spellDate(day.date)}` : words,
    apply: (trip) => ({
      ...trip,
      event: {
        name: '',
        ...trip.event,
        ...(session === null ? {} : { session: session.name }),
        ...(isOne ? { ticketDate: trip.event?.ticketDate ?? day.date } : {}),
      },
    }),
  })
}

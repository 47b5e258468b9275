import type { EventDay } from '@site/contracts/event-days'
import { spellDate, weekday } from '../itinerary/days.ts'
import { note, type Reader } from './finding.ts'
import type { Span } from './page.ts'
import { WEEKDAY, weekdayOf } from './vocabulary.ts'

/** Days of an event that are told by their order: "the first Monday", "the opening Sunday", "days 1 and 2". */

const THE = String.raw`(?:\b(?:for|to|at|on|the|our|les?|la|das|dem|den|die|am|zum|el|il|a|o)\s+){0,3}`
const NTH: readonly (readonly [words: string, nth: number])[] = [
  ['first|opening|1st|premier|premiere|erste[nrsm]?|primer|primer[oa]|primo|prima|primeir[oa]', 0],
  ['second|2nd|deuxieme|zweite[nrsm]?|segund[oa]|secondo|seconda|middle', 1],
  ['third|3rd|troisieme|dritte[nrsm]?|tercer|tercer[oa]|terz[oa]|terceir[oa]', 2],
  ['last|final|closing|dernier|derniere|letzte[nrsm]?|ultim[oa]', -1],
]
const WEEKDAYS = NTH.map(
  ([words, nth]) => [nth, new RegExp(String.raw`${THE}\b(?:${words})\s+(${WEEKDAY})(?![\w'-])`, 'g')] as const,
)

const DAY = '(?:days?|jours?|tage?|dias?|giorn[oi])'
const JOIN = String.raw`\s*(?:,|&|\+|/|-|and|to|und|bis|et|y|e|a)\s*(?:${DAY} )?`
/** "Day 1: Rome" begins a programme, and "day 2 of our trip" is none of the event's. */
const NUMBERED = new RegExp(
  String.raw`${THE}\b${DAY} (\d(?:${JOIN}\d)*)\b(?!\s*:|[.:]\d|\d| (?:of|in) (?:the|our|my) (?:trip|stay|holiday|visit))`,
  'g',
)
const IS_RANGE = /^\d\s*(?:-|to|bis|a)\s*\d$/

const noteDays = (reader: Reader, span: Span, days: readonly EventDay[]): true | null => {
  const [first] = days
  if (first === undefined) return null
  const main = days.find((day) => day.main === true) ?? first
  const dates = days.map(({ date }) => date)
  note(reader, span, {
    key: 'event-day',
    label: days.length === 1 ? 'Event day' : 'Event days',
    value: dates
      .map(spellDate)
      .join(', ')
      .replace(/, (?=[^,]*$)/, ' and '),
    apply: (trip) => ({
      ...trip,
      event: {
        name: '',
        ...trip.event,
        ticketDate: main.date,
        ...(days.length === 1 ? {} : { ticketDates: dates }),
      },
    }),
  })
  return true
}

/** Takes such words where the event has these days. */
export const readDaysInOrder = (reader: Reader, days: readonly EventDay[]): void => {
  if (days.length < 2) return
  for (const [nth, pattern] of WEEKDAYS)
    reader.page.each(pattern, ([, name = ''], span) => {
      const day = days.filter(({ date }) => weekday(date) === weekdayOf(name)).at(nth)
      return day === undefined ? null : noteDays(reader, span, [day])
    })
  reader.page.each(NUMBERED, ([, list = ''], span) => {
    const said = (list.match(/\d/g) ?? []).map(Number)
    const [from = 0, to = 0] = said
    const numbers = IS_RANGE.test(list) ? Array.from({ length: to - from + 1 }, (_, at) => from + at) : said
    const own = numbers.flatMap((number) => days[number - 1] ?? [])
    return own.length === numbers.length ? noteDays(reader, span, own) : null
  })
}

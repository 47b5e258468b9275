import type { EventDay } from '@site/contracts/event-days'
import { eventDaysOf } from '../itinerary/attendance.ts'
import { addDays, spellDate } from '../itinerary/days.ts'
import type { Destination, PlacesPort } from '../itinerary/places.ts'
import { note, type Reader } from './finding.ts'
import { foldText, type Page, type Span } from './page.ts'
import { NUMBER, numberOf } from './vocabulary.ts'

type EventPort = Pick<PlacesPort, 'eventById' | 'resolveDestination'>

const EDITION = new RegExp(String.raw`^[ ,(]*\b(weekend|phase) (${NUMBER})\b\)?`)
const YEAR = /^[ ,(]*(20\d\d)\b\)?/

/** "Coachella weekend 2", "CES 2027": the edition behind an event's name, where it is listed, and the end of its words. */
export const editionBehind = (
  page: Page,
  { to }: Span,
  found: Destination,
  port: EventPort,
): { readonly event: Destination; readonly to: number } => {
  const rest = page.left.slice(to)
  const [all = '', word = '', number = ''] = EDITION.exec(rest) ?? []
  const name = found.name.replace(new RegExp(String.raw`\b${word} \d+`), `${word} ${numberOf(number)}`)
  const named = all === '' ? null : port.resolveDestination(name)
  if (named?.kind === 'event' && foldText(named.name).includes(`${word} ${numberOf(number)}`))
    return { event: named, to: to + all.length }
  const [spoken = '', year = ''] = YEAR.exec(rest) ?? []
  const dates = found.id === undefined ? undefined : port.eventById(found.id)?.dates
  const isNext = spoken !== '' && dates?.start.startsWith(year) === true
  return { event: found, to: isNext ? to + spoken.length : to }
}

const WOMEN = "women's final"
const patternOf = (words: string): string =>
  words === WOMEN ? "(?:women'?s|ladies'?) final" : words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", "'?")

interface Said {
  readonly words: string
  readonly day: EventDay
}

/** What is on one day alone, in the words of the programme; the longest first. */
const sayings = (days: readonly EventDay[]): readonly Said[] => {
  const said = days.flatMap((day) =>
    [day.label ?? [], ...day.sessions.flatMap(({ kind, name }) => (kind === 'gates' ? [] : name))]
      .flat()
      .map((words) => ({ words: foldText(words), day })),
  )
  const own = said.filter(({ words, day }) => said.every((other) => other.words !== words || other.day === day))
  const main = days.find((day) => day.main === true)
  const [first, last] = [days[0], days.at(-1)]
  const before = days.find(({ date }) => main !== undefined && date === addDays(main.date, -1))
  const isMens = own.some(({ words, day }) => words === "men's final" && day === main)
  return [
    ...own,
    // At every Grand Slam and at tournaments like them, women play the day before the men.
    ...(isMens && before !== undefined && !own.some(({ words }) => words === WOMEN)
      ? [{ words: WOMEN, day: before }]
      : []),
    ...(main === undefined ? [] : [{ words: 'final', day: main }]),
    ...(first === undefined ? [] : ['opening day', 'opening night'].map((words) => ({ words, day: first }))),
    ...(last === undefined ? [] : ['last night', 'closing night'].map((words) => ({ words, day: last }))),
  ].toSorted((a, b) => b.words.length - a.words.length)
}

/** "Women's final", "qualifying": the day of the event that the traveller goes; without such words it is the main one. */
export const readEventDay = (reader: Reader, port: EventPort, id: string | undefined): void => {
  const event = id === undefined ? null : port.eventById(id)
  if (event === null) return
  const days = eventDaysOf(event)
  for (const { words, day } of sayings(days))
    reader.page.each(
      new RegExp(String.raw`\b(?:the |for the )?${patternOf(words)}s?(?![\w'-])`, 'g'),
      (_match, span) => {
        if (day.main !== true && days.length > 1)
          note(reader, span, {
            key: 'ticket-date',
            label: 'Event day',
            value: `${reader.page.words(span).replace(/^(?:for )?the /i, '')}, ${spellDate(day.date)}`,
            apply: (trip) => ({ ...trip, event: { name: '', ...trip.event, ticketDate: day.date } }),
          })
        return true
      },
    )
}

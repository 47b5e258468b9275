import { addDays, spellDate, weekday } from '../itinerary/days.ts'
import { besideWork, clockOf, noteHours, readSomeHours, SO_LONG, SOME_HOURS, WORKING_HOURS } from './busy-hours.ts'
import { AFTER, ALL_DAY, BEFORE, DAYS, daysIn, HAVE, MATTER, NAMES } from './busy-words.ts'
import { note, withHard, type Reader } from './finding.ts'
import type { Page, Span } from './page.ts'
import { ANY_WEEKDAY, NUMBER_WORD, WEEKDAY, weekdayOf } from './vocabulary.ts'

/** Why, where it is said at once: "(wedding)", "for a conference". */
const REASON = String.raw`(?: (?:till|until|til) (?:noon|lunch(?:time)?|late|the evening|${NUMBER_WORD}|\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?)(?! ?(?:st|nd|rd|th)\b))?${WORKING_HOURS}?(?:\s*\(([^()]{1,40})\)|,?(?: please)?,? (?:(?:for|because of|due to|as|since|because) )?(?:${HAVE} )?(?:an? |the |my |our )?(${MATTER}|work)\b)?`
const PATTERNS = [
  new RegExp(String.raw`\b${BEFORE}${ALL_DAY}${WORKING_HOURS}?(?:\s*:|\s+(?:on|every))?\s+${DAYS}\b${REASON}`, 'gu'),
  new RegExp(
    String.raw`\b(?:on )?${DAYS}(?::?\s+|(?='s ))${AFTER}(?![\p{L}])(?: (?:all|the whole) day)?${REASON}`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?:keep|leave|want|need)\s+${DAYS}\s+(?:free|off|open|empty|clear|for ourselves)\b${REASON}`,
    'gu',
  ),
]
/** "They'll feed us Thursday, plan nothing that day". */
const NOTHING_THEN = new RegExp(
  String.raw`(?<=\b${WEEKDAY}\b[^.;!?]{0,60})[, ]+(?:so )?(?:please )?(?:plan nothing|nothing(?: planned| else)?|don't plan anything)(?: (?:then|that day|on that day|for that day))(?: please| pls)?`,
  'g',
)
/** "Wedding all day Saturday, so nothing then" says it again. */
const NOTHING_AGAIN =
  /\b(?:so )?(?:please )?(?:plan )?nothing(?: planned| else)? (?:then|that day|on that day)(?: please| pls)?\b/g
/** "Conference at Suntec on Wednesday", "IFEMA fair Mon to Wed 9 to 17": the hall was read before. */
const AT = String.raw`(?:at|in|im|en|au|a|al|no|na|dans)(?: (?:the|le|la|der|el|il|o|a))?`
/** These are matters of work only in a hall: an expo hands out bibs, and a summit is climbed. */
const IN_A_HALL = String.raw`(?:expo|summit|fairs?|exhibition|${MATTER})`
const HELD_AT = String.raw`(?:${HAVE} )?(?:an? |the |our |my |una? |une |eine |uma )?${IN_A_HALL} ${AT}`
const FAIR = String.raw`(?:show|stand|booth|${IN_A_HALL})`
const ON_DAYS = String.raw` (?:on |am |le |el |il |na |no )?${DAYS}\b`
const AT_PLACE = new RegExp(
  String.raw`(?:\b${HELD_AT} \u00a6+|\b${AT} \u00a6+ ${FAIR})(?:[,:]? ?${WORKING_HOURS})?${ON_DAYS}${WORKING_HOURS}?`,
  'gu',
)
/** Without "at" the words before are a hall only where hours are told. */
const FAIR_HOURS = new RegExp(String.raw`\u00a6+ ${FAIR}${ON_DAYS}${WORKING_HOURS}`, 'gu')
const MATTER_BEFORE = new RegExp(String.raw`\b${IN_A_HALL}(?: (?:on )?${DAYS})? ${AT} $`)
const MATTER_BEHIND = new RegExp(String.raw`^ ${IN_A_HALL}(?![\p{L}])`, 'u')
/** Whether one is at a hall for work: nobody goes to see it. */
export const isOfMatter = ({ folded }: Page, { from, to }: Span): boolean =>
  MATTER_BEFORE.test(folded.slice(0, from)) || MATTER_BEHIND.test(folded.slice(to))
const EACH_WEEKDAY = new RegExp(String.raw`\b${WEEKDAY}\b`, 'g')
export const noteDay = (reader: Reader, span: Span, day: number, value: string): void =>
  note(reader, span, {
    key: `busy:${day}`,
    label: 'Not free',
    value,
    apply: (trip) => withHard(trip, { closedDays: [...new Set([...trip.hard.closedDays, day])] }),
  })

/** "Museums closed on Monday?" asks nothing of the traveller's time. */
const CLOSED_PLACES =
  /\b(?:museums?|galler(?:y|ies)|shops?|sights|places|restaurants?|markets?|everything|is|are|be)\s+$/

/** "The other days are free": what a plan takes for granted. */
const OTHERWISE =
  /\b(?:(?:the |on the |all )?(?:other|remaining) days?(?: (?:is|are|we are|we're|i am|i'm))?(?: (?:all |completely |totally )?(?:free|open|ours|mine|clear))?|(?:otherwise|apart from that|else)(?:,? (?:i'm|we're|i am|we are))? free|free (?:otherwise|apart from that)|(?:les autres jours|le reste)(?: sont| est)? libres?|sonst (?:haben wir |habe ich )?(?:frei|zeit)|los demas dias libres?|il resto (?:e )?liber[oi]|o resto livre)\b/g

/** Weekdays on which the traveller has no time. */
export const readClosedDays = (reader: Reader): void => {
  const hasWeekday = reader.page.says(ANY_WEEKDAY)
  if (hasWeekday) readSomeHours(reader, SOME_HOURS)
  for (const pattern of hasWeekday ? PATTERNS : [])
    reader.page.each(pattern, ([words, list = '', bracket, matter], span) => {
      if (words.startsWith('closed') && CLOSED_PLACES.test(reader.page.folded.slice(0, span.from))) return null
      const own = reader.page.words(span)
      const said = bracket ?? matter
      const at = said === undefined ? -1 : words.lastIndexOf(said)
      const reason = said === undefined ? '' : ` (${own.slice(at, at + said.length)})`
      const hours = besideWork(at < 0 ? words : words.slice(0, at)) ?? besideWork(words.slice(0, words.indexOf(list)))
      for (const day of daysIn(list))
        if (hours === null) noteDay(reader, span, day, `${NAMES[day] ?? ''}${reason}`)
        else noteHours(reader, span, day, hours)
      return true
    })
  if (hasWeekday)
    reader.page.each(NOTHING_THEN, (_match, span) => {
      const day = [...reader.page.folded.slice(0, span.from).matchAll(EACH_WEEKDAY)].at(-1)?.[0]
      if (day === undefined) return null
      const own = { key: `busy:${weekdayOf(day)}` }
      if (!reader.found.some(({ key }) => key === own.key))
        noteDay(reader, span, weekdayOf(day), NAMES[weekdayOf(day)] ?? '')
      return true
    })
  for (const pattern of hasWeekday ? [AT_PLACE, FAIR_HOURS] : [])
    reader.page.each(
      pattern,
      ([words, list = ''], span) => {
        const hours = besideWork(words) ?? besideWork(words.slice(0, words.indexOf(list)))
        for (const day of daysIn(list))
          if (hours === null) noteDay(reader, span, day, NAMES[day] ?? '')
          else noteHours(reader, span, day, hours)
        return true
      },
      true,
    )
  if (reader.found.some(({ key }) => key.startsWith('busy:'))) readSomeHours(reader, [SO_LONG])
  if (reader.found.some(({ key }) => key.startsWith('busy:'))) reader.page.each(NOTHING_AGAIN, () => true)
  if (reader.found.some(({ key }) => key.startsWith('busy:') || key === 'event'))
    reader.page.each(OTHERWISE, () => true)
}

/** The dates of a work trip are those of the trip. */
const BUSY_BEFORE = new RegExp(
  String.raw`(?<!\b(?:for|pour|fur|para|per) (?:an? |the |my |our |una? |une |eine |uma )?)\b(?!(?:work|business) trip\b)${BEFORE}(?:\s*:|\s+(?:on|all of|all day))?\s*$`,
)

/** No such words are longer. */
const LONGEST_BUSY = 120
/** "Busy on 3 March": the words before a date that say there is no time on it; null where it is one of the trip. */
export const busyBefore = ({ page }: Reader, { from }: Span): Span | null => {
  const start = Math.max(0, from - LONGEST_BUSY)
  const match = BUSY_BEFORE.exec(page.left.slice(start, from))
  if (match === null) return null
  const at = start + match.index
  return match[0].startsWith('closed') && CLOSED_PLACES.test(page.folded.slice(0, at)) ? null : { from: at, to: from }
}

const WEEK = 7
/** "The reunion dinner on 5 February from 18:00": hours of a date of which one has no time. */
const OF_MATTER = new RegExp(String.raw`\b${MATTER}(?: is| on| at)* *$`)
const FROM_THEN =
  /^,? (?:from|at|starting(?: at)?|ab|um) (\d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.?m\b)?)(?! ?(?:-|to|until|till) ?\d)/
/** Notes them; false where the words around the date say none. */
export const readBusyFrom = (reader: Reader, span: Span, date: string): boolean => {
  const { page } = reader
  const [whole, clock] = FROM_THEN.exec(page.folded.slice(span.to)) ?? []
  if (whole === undefined || clock === undefined || !OF_MATTER.test(page.folded.slice(0, span.from))) return false
  const words = { from: span.from, to: span.to + whole.length }
  page.take({ from: span.to, to: words.to })
  noteHours(reader, words, weekday(date), { side: 'from', time: clockOf(clock) })
  return true
}

/** Days without time between two dates; in a plan, which is no longer than a week, each weekday is one day. */
export const noteBusyDates = (reader: Reader, span: Span, first: string, last: string): void => {
  for (let date = first, count = 0; date <= last && count < WEEK; date = addDays(date, 1), count += 1)
    noteDay(reader, span, weekday(date), `${NAMES[weekday(date)] ?? ''}, ${spellDate(date)}`)
}

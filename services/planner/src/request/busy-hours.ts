import type { TripRequest } from '@site/contracts/trip-request'
import { emptyTrip, note, withHard, type Finding, type Reader } from './finding.ts'
import { AFTER, BEFORE, DAYS, daysIn, NAMES } from './busy-words.ts'
import type { Span } from './page.ts'
import { MONTH } from './vocabulary.ts'

const CLOCK = String.raw`(?:\d{1,2}(?:[:.h]\d\d)?(?: ?[ap]\.?m\b\.?| uhr| h\b)?|noon|midday|lunch(?:time)?|mittags?|midi|mediodia|mezzogiorno|meio-dia)`
const HOURS = String.raw`,? ?(?:(?<until>until|till|til|before|bis|jusqu'a|hasta|fino alle|ate)|(?<from>from|after|ab|a partir de|des|desde|dalle))(?: (?:las|las|as|le))? (?<clock>${CLOCK})(?! ?(?:st|nd|rd|th)\b| ?(?:-|to|until|till|bis|a) ?\d)(?: (?:on|onwards?))?`
export const SOME_HOURS = [
  new RegExp(String.raw`\b${BEFORE}(?:\s*:|\s+(?:on|every))?\s+${DAYS}\b${HOURS}`, 'gu'),
  new RegExp(String.raw`\b(?:on )?${DAYS}${HOURS}:?\s+${AFTER}(?![\p{L}])`, 'gu'),
  new RegExp(String.raw`\b(?:on )?${DAYS}(?::?\s+|(?='s ))${AFTER}(?![\p{L}])${HOURS}`, 'gu'),
]
/** "Wednesday is with the client, Thursday until 2 pm": behind another day without time. */
export const SO_LONG = new RegExp(String.raw`(?<=\u00a6[, ]*(?:and )?)(?:on )?${DAYS}${HOURS}`, 'gu')

/** A clock time of a matter by day: "until 2" is after noon. */
export const clockOf = (words: string): string => {
  const [, hour, minute = '00', half] = /^(\d{1,2})(?:[:.h](\d\d))? ?([ap])?/.exec(words) ?? []
  if (hour === undefined) return '12:00'
  const own = Number(hour) % 24
  const isLater = own < 12 && (half === 'p' || (half === undefined && own < 7))
  return `${String(isLater ? own + 12 : own).padStart(2, '0')}:${minute}`
}

interface Hours {
  /** Busy from then on, or until then. */
  readonly side: 'from' | 'until'
  readonly time: string
}

const piece = (day: number, { side, time }: Hours) => ({
  key: `busy:${day}`,
  label: 'Not free',
  value: `${NAMES[day] ?? ''} ${side} ${time}`,
  apply: (trip: TripRequest): TripRequest =>
    withHard(trip, {
      busyHours: [...(trip.hard.busyHours ?? []).filter((own) => own.day !== day), { day, [side]: time }],
    }),
})
export const noteHours = (reader: Reader, span: Span, day: number, hours: Hours): void =>
  note(reader, span, piece(day, hours))

/** "9 to 5", "9am-6pm", "9-17 Uhr": hours of work, and no days of a month. */
export const WORKING_HOURS = String.raw`(?:,? ?(?:from |von |de |dalle |das )?\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)? ?(?:[-–]|to|until|till|bis|a|alle|as) ?\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m| uhr|h)?(?![\d:.]*\d|(?:st|nd|rd|th)? ?(?:of )?${MONTH}\b|(?:st|nd|rd|th)\b| ?(?:days?|nights?|people|km)\b))`
const HOURS_OF_WORK =
  /(\d{1,2})(?:[:.](\d\d))? ?([ap])?m? ?(?:[-–]|to|until|till|bis|a|alle|as) ?(\d{1,2})(?:[:.](\d\d))? ?([ap])?m?(?: uhr|h)?(?: on| every| am)?\W*$/
/** Later than this one begins to work for the rest of the day; minutes are told apart no finer. */
const LATE_START = 12
const LAST_HOUR = 20
/** What of a day is left beside working hours: what is behind them, else what is before; null where these are none. */
export const besideWork = (words: string): Hours | null => {
  const [, from, past = '00', am, to, over = '00', pm] = HOURS_OF_WORK.exec(words) ?? []
  if (from === undefined || to === undefined) return null
  const opens = (Number(from) % 24) + (am === 'p' && Number(from) < 12 ? 12 : 0)
  const ends = Number(to) % 24
  const closes = ends + (ends < 12 && (pm === 'p' || ends <= opens) ? 12 : 0)
  const clock = (hour: number, minute: string): string => `${String(hour).padStart(2, '0')}:${minute}`
  if (closes <= opens) return null
  if (opens <= LATE_START && closes <= LAST_HOUR) return { side: 'until', time: clock(closes, over) }
  return { side: 'from', time: clock(opens, past) }
}

/** Evenings are one's own all the same. */
const EVENINGS =
  /\b(?:(?:but |only |just |with |the |my |our |all )*evenings?(?: (?:is|are|we are|we're|i am|i'm|will be))?(?: (?:completely |all |only |always ))?(?: ?(?:free|off|open|mine|ours|only|to (?:myself|ourselves)))|free (?:in the |every |all )?evenings?(?: only)?|only (?:free |have )?(?:in )?(?:the )?evenings?|(?:abends|die abende)(?: (?:sind |haben wir |habe ich )?frei)|soirees? libres?|noches libres|tardes libres|serate? liber[ea]|noites livres)\b/g
/** When a day of work ends where nobody says it. */
const END_OF_WORK: Hours = { side: 'until', time: '18:00' }
/** "Meetings Tuesday and Wednesday, evenings free": of days without time the evenings are left. */
export const readFreeEvenings = (reader: Reader): void => {
  const isWhole = ({ key, apply }: Finding): boolean =>
    key.startsWith('busy:') && apply(emptyTrip).hard.closedDays.length > 0
  if (!reader.found.some(({ key }) => key.startsWith('busy:'))) return
  reader.page.each(EVENINGS, () => {
    for (const [at, own] of reader.found.entries())
      if (isWhole(own)) reader.found[at] = { ...own, ...piece(Number(own.key.slice('busy:'.length)), END_OF_WORK) }
    return true
  })
}

/** Weekdays of which the traveller has no time for a part. */
export const readSomeHours = (reader: Reader, patterns: readonly RegExp[]): void => {
  const read = ({ 1: list = '', groups }: RegExpExecArray, span: Span): true => {
    const time = clockOf(groups?.['clock'] ?? '')
    const side = groups?.['until'] === undefined ? 'from' : 'until'
    for (const day of daysIn(list)) noteHours(reader, span, day, { side, time })
    return true
  }
  for (const pattern of patterns) reader.page.each(pattern, read)
}

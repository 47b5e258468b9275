import { addDays, weekday } from '../itinerary/days.ts'
import { dateOf } from './calendar.ts'
import type { Reader } from './finding.ts'
import type { AddHit, Dates, Hit } from './hit.ts'
import { foldText } from './page.ts'
import { ANY_WEEKDAY, isIdle, SHORT_WEEKDAY, TO, WEEKDAY, weekdayOf } from './vocabulary.ts'

const DAY = String.raw`(\d{1,2})`
const LIST = String.raw`(?:\s*,\s*(?:the )?\d{1,2}(?:st|nd|rd|th)?)*`
const BETWEEN = String.raw`\s*(?:${TO}|and|&|\+|'?n'?(?= ))\s*(?:on )?(?:the )?`
const LEAD = String.raw`(?:\b(?:from|on|between|by|for|starting|over) )?(?:the )?`
/** "24th till 27th", "del 5 al 7", "vom 5. bis zum 7.": days of a month that is told elsewhere, or of the next that has them. */
const RANGES: readonly RegExp[] = [
  new RegExp(String.raw`${LEAD}\b${DAY}(?:st|nd|rd|th)?${LIST}${BETWEEN}${DAY}(?:st|nd|rd|th)\b`, 'g'),
  new RegExp(
    String.raw`\b(?:du|vom|del|dal|dall'|do dia|des) ?${DAY}[.º°]? (?:au|bis zum|bis|al|all'|ao dia|ao)\s*${DAY}\b[.º°]?`,
    'g',
  ),
]
/** "Until the 10th", "on the 7th", "hasta el 10": one day. */
const SINGLES: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:(?:from|on|until|till|to|by|through|starting|beginning|leaving|arriving) (?:the )?|the )${DAY}(?:st|nd|rd|th)\b`,
    'g',
  ),
  new RegExp(
    String.raw`\b(?:jusqu'au|bis zum|ab dem|hasta el|desde el|fino al|ate (?:ao )?dia|el dia|no dia|il giorno)\s+${DAY}\b(?!\.\d|\s*(?::|h\b|uhr|tage?|dias?|giorni|jours?))[.º°]?`,
    'g',
  ),
  /\b(?:le|am|el|il|o dia) (\d{1,2})\.?(?=\s*(?:(?:a|vers|um|gegen|a las|alle|as) [\d\u00a6]|\u00a6|au soir|au matin|(?:wieder )?(?:zuruck|heim|nach hause|ab\b)))/g,
  // "Saímos dia 7 às 20h": the verb was taken with its time.
  /(?<=(?:\u00a6|\b(?:chegamos|chego|saimos|saio|partimos|voltamos|ate)) )(?:no |ao )?dia (\d{1,2})(?=\s*(?:$|[,.;!?\u00a6]|(?:e|as|de|da)\b))/g,
]
/** "Tue 25": the weekday says which month is meant, where no other date does. */
const WITH_WEEKDAY = new RegExp(
  String.raw`${LEAD}\b(${WEEKDAY}|${SHORT_WEEKDAY}),? (?:the )?(\d{1,2})(?:st|nd|rd|th)?(?![\w%]|[.:/]\d|-\d| ?(?:${TO}) ?\d| ?(?:[ap]\.?m|h|uhr|hrs?)\b)`,
  'g',
)
/** "The 5th arrondissement" is no day: what follows one is the end, a mark, or a word that names nothing. */
const NEXT_WORD = /^ +([\p{L}'’]+)/u
const namesThing = (rest: string): boolean => {
  const [, word] = NEXT_WORD.exec(rest) ?? []
  return word !== undefined && !isIdle(foldText(word)) && !/^(?:wieder|zuruck|heim)$/.test(foldText(word))
}

const MONTHS_AHEAD = 14
/** The next day of that number and weekday. */
const dateOnWeekday = (number: number, day: number, today: string): string | null => {
  for (let ahead = 0; ahead < MONTHS_AHEAD; ahead += 1) {
    const month = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 + ahead, 1))
    const date = dateOf(number, month.getUTCMonth() + 1, month.getUTCFullYear(), today)
    if (date !== null && date > today && weekday(date) === day) return date
  }
  return null
}

/** Days of a month without the month. */
export const findDayNumbers = ({ page, today }: Reader, hit: AddHit): void => {
  for (const pattern of RANGES)
    page.each(pattern, ([, first = '', last = ''], span) => {
      const [from, to] = [Number(first), Number(last)]
      const date = dateOfNumber(from, today)
      return date === null || to < 1 || to > 31
        ? null
        : hit(span, spanFrom(date, to), { numbers: [from, to], vague: true })
    })
  if (page.says(ANY_WEEKDAY))
    page.each(WITH_WEEKDAY, ([, name = '', number = ''], span) => {
      const date = dateOnWeekday(Number(number), weekdayOf(name), today)
      if (date === null || namesThing(page.folded.slice(span.to))) return null
      return hit(span, { kind: 'days', first: date, fixed: true }, { numbers: [Number(number)], vague: true })
    })
  for (const pattern of SINGLES)
    page.each(pattern, ([, day = ''], span) => {
      const date = dateOfNumber(Number(day), today)
      if (date === null || namesThing(page.folded.slice(span.to))) return null
      return hit(span, { kind: 'days', first: date, fixed: true }, { numbers: [Number(day)], vague: true })
    })
}

/** The first such day of a month on or after a date. */
const dateOfNumber = (day: number, from: string): string | null => {
  if (day < 1 || day > 31) return null
  const month = Number(from.slice(5, 7))
  const dates = [0, 1, 2].map((ahead) => dateOf(day, ((month - 1 + ahead) % 12) + 1, null, from))
  return dates.filter((date) => date !== null).toSorted()[0] ?? null
}
const spanFrom = (first: string, day: number): Dates | null => {
  const last = dateOfNumber(day, first)
  return last === null ? null : { kind: 'days', first, last, fixed: true }
}

/** Half a month: of two days with one number the nearer is meant. */
const NEAR = 15

/** Gives days without a month that of the trip's other dates, or of its event. */
export const placeDayNumbers = (hits: readonly Hit[], event: string | undefined): readonly Hit[] => {
  const other = hits.find(({ numbers, weekdays, ticket }) => numbers === undefined && weekdays === undefined && !ticket)
  const dates = other?.dates
  const month = dates?.kind === 'month' ? `${dates.month}-01` : undefined
  const anchor = month ?? (dates === undefined || dates.kind === 'month' ? event : (dates.last ?? dates.first))
  return hits.map((hit) => {
    const [from, to] = hit.numbers ?? []
    if (from === undefined) return hit
    const first = anchor === undefined ? null : dateOfNumber(from, month ?? addDays(anchor, -NEAR))
    const meant =
      first === null
        ? hit.dates
        : to === undefined
          ? { ...hit.dates, kind: 'days' as const, first }
          : spanFrom(first, to)
    // Without another date in the text it is what the trip's dates are.
    return meant === null ? hit : { ...hit, dates: meant, vague: other?.vague === true }
  })
}

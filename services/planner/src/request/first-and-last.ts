import { addDays, daysBetween } from '../itinerary/days.ts'
import { weekdayFrom } from './calendar.ts'
import type { Reader } from './finding.ts'
import type { Hit } from './hit.ts'
import { WEEKDAY } from './vocabulary.ts'
import { goesHome, isLastDay } from './way-home.ts'

const WEEK = 7

/** "9 and 10 March, then the rest of the week until Sunday": days that go on. */
const GOES_ON =
  /\b(?:rest|remainder|free|after that|then|dann|puis|luego|poi|depois|stay\w*)\b[^.;!?]{0,60}\b(?:until|till?|through|bis(?: zum)?|jusqu'a(?:u)?|hasta(?: el)?|fino a|ate) (?:the )?$/
/** Words such as "until" that belong to the weekday's own span. */
const leadOf = (page: Reader['page'], { from, to }: Hit['span']): number =>
  /^(?:[, ]|(?:on|from|until|till|by|le|du|au|am|ab|bis|zum|el|desde|hasta|il|dal|da|na|no|ate|the) )*/.exec(
    page.folded.slice(from, to),
  )?.[0].length ?? 0

/** "At our stand from Tuesday until Thursday, the Friday free": a day more of the trip. */
const FREE = new RegExp(
  String.raw`^${WEEKDAY} (?:(?:is|as|ist|est|es|e) )?(?:(?:a|my|our) )?(?:free|frei|libre|liber[oa]|livre|to (?:myself|ourselves))(?!\p{L})`,
  'u',
)
/** Farther from the last day it is no day of the trip. */
const FREE_DAYS = 2

/** The weekday that ends the days, or goes on with them. */
const isEnd = (lead: string, rest: string, told: string | undefined, end: string): boolean =>
  told === undefined
    ? isLastDay(lead, rest)
    : GOES_ON.test(lead) || (FREE.test(rest) && daysBetween(told, end) <= FREE_DAYS)

/** "In on Saturday 16 January, out on Sunday": a weekday that is told as that of the way home ends the days that a date begins. */
export const withLast = ({ page }: Reader, whole: readonly Hit[], own: readonly Hit[]): readonly Hit[] => {
  const [only, ...others] = whole
  if (only?.dates.kind !== 'days' || only.vague === true || others.length > 0) return whole
  const { first, last: told } = only.dates
  const end = own.find(
    ({ span, weekdays, vague }) =>
      vague === true &&
      weekdays?.length === 1 &&
      span.from >= only.span.to &&
      isEnd(
        page.folded.slice(only.span.to, span.from + leadOf(page, span)),
        page.folded.slice(span.from + leadOf(page, span)),
        told,
        weekdayFrom(addDays(told ?? first, 1), weekdays[0]),
      ),
  )
  if (end?.weekdays === undefined) return whole
  const last = weekdayFrom(addDays(told ?? first, 1), end.weekdays[0])
  return [{ ...only, dates: { ...only.dates, last } }]
}

/** "Tuesday 18 May, 2 days from the Monday": a weekday that the days begin with lies before the date. */
const BEGINS = /\b(?:from|starting|beginning|since|ab|desde|dal|a partir de) (?:on |the |le |el |dem )*$/
export const withFirst = (
  { page }: Reader,
  whole: readonly Hit[],
  own: readonly Hit[],
  length: number | null,
): readonly Hit[] => {
  const [only, ...others] = whole
  if (only?.dates.kind !== 'days' || only.dates.last !== undefined || only.vague === true || others.length > 0)
    return whole
  const { first } = only.dates
  const begin = own.find(({ span, weekdays, vague }) => {
    const [words] = page.folded.slice(span.from, span.to).match(/^(?:(?:on|from|the|ab|desde|dal|le|el) )+/) ?? ['']
    return vague === true && weekdays?.length === 1 && BEGINS.test(page.folded.slice(0, span.from + words.length))
  })
  if (begin?.weekdays === undefined) return whole
  const from = weekdayFrom(addDays(first, 1 - WEEK), begin.weekdays[0])
  return [{ ...only, dates: { ...only.dates, first: from, ...(length === null ? { last: first } : {}) } }]
}

/** "Five nights, flying home at 8 pm on 14 April": the date ends the trip. */
const FLIES_HOME =
  /\b(?:(?:fl(?:y|ying|ight|ights)|go(?:ing)?|head(?:ing)?|train|driv(?:e|ing)|return(?:ing)?)(?: back)? home|fl(?:y|ying) back|ruckflug|heimflug|heimreise|vuelo de vuelta|volo di ritorno|voo de volta|vol (?:de )?retour)\b[^.;!?]{0,40}$/

/** "3 days, leaving Monday": the day that alone is told is the last, of the week after where the first would be over. */
export const untilLast = ({ page, today }: Reader, hit: Hit, length: number): Hit => {
  const { dates, span, weekdays } = hit
  const lead = page.folded.slice(0, span.from)
  const isWeekday = weekdays?.length === 1
  const isLast = dates.kind === 'days' && (isWeekday ? goesHome(lead) : weekdays === undefined && FLIES_HOME.test(lead))
  if (!isLast || dates.last !== undefined) return hit
  const first = addDays(dates.first, 1 - length)
  if (!isWeekday && first <= today) return hit
  return { ...hit, dates: { ...dates, first: first > today ? first : addDays(first, WEEK) } }
}

import { addDays } from '../itinerary/days.ts'
import { emptyTrip, note, type Reader } from './finding.ts'
import type { Length } from './length.ts'
import type { Page } from './page.ts'
import { COUNT_WORD, NUMBER, numberOf } from './vocabulary.ts'

const MORE =
  'more|extra|additional|further|spare|weitere|zusatzliche|de plus|supplementaires?|mas|adicionales|in piu|a mais|extras?'
const DAY = 'days?|nights?|jours?|tage?|dias?|giorn[oi]'
const PURPOSE =
  '(?: (?:to (?:recover|relax|rest|chill|unwind|explore|see the (?:city|town))|for (?:recovery|rest)|after(?:wards)?|off))?'
const PLUS = String.raw`(?:\+|\bplus\b|\band\b|\bthen\b|\badd\b|\bwith\b|&|\bund\b|\bet\b|\by\b|\be\b|\bmas\b|\bmais\b|\bpiu\b)`
/** "+ 2 more days", "plus one to recover", "and a rest day", "plus 2 days" of a trip for an event. */
const EXTRA = new RegExp(
  [
    String.raw`(?:${PLUS} )?\b(${NUMBER}|a couple of)(?: of)? (?:${MORE}) (?:${DAY})${PURPOSE}`,
    String.raw`(?:${PLUS} )?\b(${NUMBER}) (?:${DAY}) (?:${MORE}|to recover|to relax|to rest)\b${PURPOSE}`,
    String.raw`${PLUS} ?(${NUMBER}) (?:(?:rest|recovery|lazy|beach|free|buffer|travel) (?:day|night)s?|(?:${MORE})\b|to (?:recover|relax|rest|chill))`,
    String.raw`(?:staying |stay )?(?:a|one) second (?:day|night)(?= (?:for|in|at|to)\b)`,
    String.raw`${PLUS} ?(?:the )?(?:saturday|sunday|monday|friday) to (?:recover|relax|rest)`,
  ].join('|'),
  'g',
)
/** One of these is in each of them. */
const ANY_MORE = new RegExp(
  String.raw`\b(?:${MORE}|to (?:recover|relax|rest|chill)|rest|recovery|lazy|beach|free|buffer|travel|second)\b`,
)
const PLUS_DAYS = new RegExp(
  String.raw`(?:\+|\bplus\b) ?(${NUMBER}|${COUNT_WORD}) (?:${DAY})\b(?! (?:in|at|en|a|em|nach|each|either)\b)`,
  'g',
)

/** Days beyond those that are told otherwise; `forEvent` of those of the event. */
export const readExtraDays = (page: Page, forEvent: boolean): Length | null => {
  let extra: Length | null = null
  const patterns = [...(page.says(ANY_MORE) ? [EXTRA] : []), ...(forEvent ? [PLUS_DAYS] : [])]
  for (const pattern of patterns)
    page.each(pattern, ([, ...groups], span) => {
      if (extra !== null) return null
      const said = groups.find((group) => group !== undefined)
      const count = said === undefined ? 1 : said === 'a couple of' ? 2 : numberOf(said)
      extra = { span, count, unit: 'days' }
      return true
    })
  return extra
}

/** "Monday to Friday plus the Saturday": whether there was a last day to go on from. */
export const addToDates = (reader: Reader, { span, count }: Length): boolean => {
  const { dates } = reader.found.reduce((trip, { apply }) => apply(trip), emptyTrip)
  if (dates?.kind !== 'days' || dates.last === undefined) return false
  const last = addDays(dates.last, count)
  note(reader, span, {
    key: 'extra-days',
    label: 'Length',
    value: count === 1 ? '1 day more' : `${count} days more`,
    apply: (trip) => (trip.dates?.kind === 'days' ? { ...trip, dates: { ...trip.dates, last } } : trip),
  })
  return true
}

import { addDays, spellDate } from '../itinerary/days.ts'
import { emptyTrip, type Reader } from './finding.ts'
import type { Page, Span } from './page.ts'
import { datesWords } from './dates.ts'

const COMES = String.raw`(?:arriv\w*|land\w*|(?:get|gets|getting|fly|flying|com(?:e|ing)|check\w*)(?: in| there| over)?|ankunft|anreise|(?:wir )?kommen|on arrive|nous arrivons|llegada|llega\w+|chegada|chega\w+)`
/** "Arriving the evening before": the day before the days that are told. */
const EVENING_BEFORE = new RegExp(
  String.raw`\b(?:(?:and |we |i )*${COMES},? )(?:late |early )?(?:on )?(?:(?:the|that) (?:evening|night|day|afternoon) before(?:hand)?|am (?:abend|tag|nachmittag) (?:davor|vorher|zuvor)|am vorabend(?: an)?|la veille(?: au soir)?|la (?:noche|tarde) (?:antes|anterior)|el dia (?:antes|anterior)|la sera prima|il giorno prima|na (?:noite|vespera)(?: anterior)?|no dia anterior)\b`,
  'g',
)
/** A date so near behind it is that of the evening itself. */
const NEAR = 8

/** Takes such words, also where the time beside them was read before; null where there are none. */
export const readEveningBefore = (page: Page): Span | null => {
  const [match] = page.folded.matchAll(EVENING_BEFORE)
  if (match === undefined) return null
  const span = { from: match.index, to: match.index + match[0].length }
  page.take(span)
  return span
}

const FULL =
  /\b(?:full|whole|complete|voll\w*|ganz\w*|pleins?|complets?|entiers?|completos?|enteros?|pieni|interi|completi|cheios|inteiros)\b/
/** "Three full days, arriving the evening before" are three days and an evening. */
export const isOfFullDays = (page: Page, { span }: { readonly span: Span }): boolean =>
  FULL.test(page.folded.slice(span.from, span.to))

/** Begins the dates a day earlier, unless the date is that evening's own. */
export const beginsEarlier = ({ page, found }: Reader, { to }: Span): void => {
  const at = found.findIndex(({ key }) => key === 'dates')
  const own = found[at]
  const { dates } = own?.apply(emptyTrip) ?? {}
  if (own === undefined || dates?.kind !== 'days') return
  const from = page.text.indexOf(own.words)
  if (from >= to && from - to <= NEAR) return
  const first = addDays(dates.first, -1)
  const earlier = { ...dates, first }
  found[at] = {
    ...own,
    value: dates.last === undefined ? spellDate(first) : datesWords(earlier),
    apply: (trip) => ({ ...trip, dates: earlier }),
  }
}

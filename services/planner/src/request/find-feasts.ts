import { easterSunday } from '@site/contracts/movable-feasts'
import { addDays, weekday } from '../itinerary/days.ts'
import { weekdayFrom } from './calendar.ts'
import { WEEKEND_WORD, YEAR } from './date-patterns.ts'
import type { Reader } from './finding.ts'
import type { AddHit } from './hit.ts'
import type { Feast } from './feast-rules.ts'
import { FEASTS } from './holidays.ts'
import type { Page, Span } from './page.ts'
import { AND, NUMBER, numberOf, TO, WEEKDAY, weekdayOf } from './vocabulary.ts'

const [MONDAY, THURSDAY] = [0, 3]
const WEEK = 7

/** "The day before Thanksgiving", "two days after Christmas", "the Friday before Christmas". */
const OFFSET = String.raw`(?:(?:\b(?:the |le |la |el |il |o |am )?(${NUMBER}|${WEEKDAY}|day|jour|tag|dia|giorno|veille|vispera|vigilia|vespera) ?(?:days?|jours?|tage?|dias?|giorni)? ?(before|after|avant|apres|vor|nach|antes de|despues de|prima di|dopo|depois de|de)(?: the| le| la| el| il| o)?) )?`

/** "Easter weekend": the days round the feast; Easter's has its Monday. */
const FEAST_WEEKENDS = FEASTS.map(
  ({ words, ...feast }) =>
    [
      new RegExp(
        String.raw`(?:\b(?:over|at|for|on|the|a)\s+){0,2}(?:(20[2-9]\d) )?\b(?:(?:${words})\s+(?:long\s+)?${WEEKEND_WORD}|${WEEKEND_WORD}\s+(?:de|di|da|d'|of)\s+(?:${words}))\b${YEAR}`,
        'g',
      ),
      feast,
    ] as const,
)
/** "The last weekend before Christmas": its Friday to Sunday. */
const WEEKENDS_ASIDE = FEASTS.map(
  ({ words, ...feast }) =>
    [
      new RegExp(
        String.raw`(?:\b(?:over|at|for|on|the|a)\s+){0,2}\b(?:last |first )?${WEEKEND_WORD}\s+(?:just |right )?(before|after)\s+(?:the )?(?:${words})\b${YEAR}`,
        'g',
      ),
      feast,
    ] as const,
)
const FEAST_PATTERNS = FEASTS.map(
  ({ words, ...feast }) =>
    [
      new RegExp(
        String.raw`(?:\b(?:over|at|for|on|during|in|a|zu|uber|en|por|per|no)\s+)?${OFFSET}\b(?<!marches? de |mercados? de |mercatini di )(?:${words})(?!\w|'s? (?:day|eve)|[ -](?:markets?|lights|dinner|lunch|shopping))${YEAR}`,
        'g',
      ),
      feast,
    ] as const,
)
/** "Good Friday and Easter Saturday 2027": the year of the second is that of the first. */
const YEAR_OF_NEXT = new RegExp(
  String.raw`^\s*(?:,|${AND}|${TO})\s*(?:the |le |la |el |il )?(?:${FEASTS.map(({ words }) => words).join('|')})\b,?\s*(?:de |del |of )?(20[2-9]\d)`,
)

const ANY = FEASTS.map(({ words }) => words).join('|')
const ANY_FEAST = new RegExp(String.raw`\b(?:${ANY})(?!\w)`, 'g')
/** One look over a text, which is read more than once, instead of one for each feast. */
let last: { readonly text: string; readonly spans: readonly Span[] } = { text: '', spans: [] }
const feastsIn = (text: string): readonly Span[] => {
  if (last.text !== text) {
    const spans = [...text.matchAll(ANY_FEAST)].map(({ 0: { length }, index }) => ({ from: index, to: index + length }))
    last = { text, spans }
  }
  return last.spans
}

/** Whether some words are the name of a feast or part of it: the Bastille of "Bastille Day" is no sight. */
export const isOfFeast = (page: Page, { from, to }: Span, isPart: boolean): boolean =>
  feastsIn(page.folded).some(
    (span) => span.from <= from && span.to >= to && (!isPart || span.to - span.from > to - from),
  )

/** Events bear the name of these, and are read as such. */
const IS_EVENT = new RegExp(
  String.raw`^(?:${FEASTS.flatMap(({ words, isEvent }) => (isEvent === true ? [words] : [])).join('|')})$`,
)
/** What is held on a feast, and what else such words are said of. */
const HELD = /\b(?:parades?|processions?|defiles?|umzug|desfiles?|sfilat[ae])\b/
const HELD_BESIDE = /\b(?:concerts?|shows?|match|game|race|events?)\b/
/** Between a feast and what is held on it. */
const BESIDE = 6
/** "Paddy's Day parade": whether a piece of the text asks for more than the day of the feast that it stands beside. */
export const isOfCelebration = (page: Page, { from, to }: Span): boolean => {
  const words = page.left.slice(from, to)
  const feasts = feastsIn(page.folded).filter((own) => !IS_EVENT.test(page.folded.slice(own.from, own.to)))
  if (HELD.test(words)) return feasts.length > 0
  return HELD_BESIDE.test(words) && feasts.some((own) => from - own.to <= BESIDE && own.from - to <= BESIDE)
}

/** Whether a piece of the text holds a part of a feast's name and not the whole. */
export const cutsFeast = (page: Page, { from, to }: Span): boolean =>
  feastsIn(page.folded).some((span) => span.from < to && from < span.to && (span.from < from || span.to > to))

const AFTER = /^(?:after|apres|nach|despues|dopo|depois)/
const IS_WEEKDAY = new RegExp(`^(?:${WEEKDAY})$`)
const dayAside = (day: string, count: string, side: string): string => {
  const isAfter = AFTER.test(side)
  if (IS_WEEKDAY.test(count)) return weekdayFrom(addDays(day, isAfter ? 1 : -WEEK), weekdayOf(count))
  return addDays(day, (isAfter ? 1 : -1) * (Number.isInteger(numberOf(count)) ? numberOf(count) : 1))
}

/** Days that are told by the names of feasts; weekends go first, before the weekends of no feast are read. */
export const findFeasts = (
  { page, today }: Reader,
  what: 'weekends' | 'days',
  yearOf: (text: string | undefined) => number | null,
  hit: AddHit,
  country?: string,
): void => {
  const feastDay = ({ date, leadsInto = false }: Omit<Feast, 'words'>, text: string | undefined): string | null => {
    const year = yearOf(text)
    return date(year === null ? today : `${leadsInto ? year - 1 : year}-01-01`, country)
  }
  if (feastsIn(page.folded).length === 0) return
  if (what === 'weekends') {
    for (const [pattern, feast] of WEEKENDS_ASIDE)
      page.each(pattern, ([, side, year], span) => {
        const day = feastDay(feast, year)
        if (day === null) return null
        const first = weekdayFrom(addDays(day, side === 'before' ? -WEEK - 2 : 1), 4)
        return hit(span, { kind: 'weekend', first, last: addDays(first, 2), fixed: true })
      })
    for (const [pattern, feast] of FEAST_WEEKENDS)
      page.each(pattern, ([words, ahead, behind], span) => {
        const day = feastDay(feast, ahead ?? behind)
        if (day === null) return null
        // Thanksgiving's weekend begins with it.
        const first = weekday(day) === THURSDAY ? day : weekdayFrom(addDays(day, -3), 4)
        const isLong = /long|lungo|largo/.test(words)
        const isLonger = isLong || weekday(day) === MONDAY || weekday(day) === THURSDAY
        const extra = isLonger || weekdayFrom(day, 6) === easterSunday(Number(day.slice(0, 4))) ? 3 : 2
        return hit(span, { kind: 'weekend', first, last: addDays(first, extra), fixed: true })
      })
  } else
    for (const [pattern, feast] of FEAST_PATTERNS)
      page.each(pattern, ([, count, side, year], span) => {
        // The markets may have been taken as an interest.
        if (/^[ -](?:markets?|lights|dinner|lunch|shopping)/.test(page.folded.slice(span.to))) return null
        const day = feastDay(feast, year ?? YEAR_OF_NEXT.exec(page.folded.slice(span.to))?.[1])
        const first = day === null || count === undefined ? day : dayAside(day, count, side ?? '')
        const fixed = IS_WEEKDAY.test(count ?? '')
        if (first === null) return null
        const until = feast.lasts === undefined ? {} : { until: addDays(first, feast.lasts - 1) }
        return hit(span, { kind: 'days', first, fixed }, { vague: true, ...until })
      })
}

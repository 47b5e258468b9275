import { easterSunday } from '@site/contracts/movable-feasts'
import { addDays } from '../itinerary/days.ts'
import { weekdayFrom } from './calendar.ts'
import { WEEKEND_WORD, YEAR } from './date-patterns.ts'
import type { Reader } from './finding.ts'
import type { AddHit } from './hit.ts'
import { FEASTS, type Feast } from './holidays.ts'
import { AND, TO } from './vocabulary.ts'

/** "Easter weekend": the days round the feast; Easter's has its Monday. */
const FEAST_WEEKENDS = FEASTS.map(
  ({ words, ...feast }) =>
    [
      new RegExp(
        String.raw`(?:\b(?:over|at|for|on|the|a)\s+){0,2}\b(?:(?:${words})\s+(?:long\s+)?${WEEKEND_WORD}|${WEEKEND_WORD}\s+(?:de|di|da|d'|of)\s+(?:${words}))\b${YEAR}`,
        'g',
      ),
      feast,
    ] as const,
)
const FEAST_PATTERNS = FEASTS.map(
  ({ words, ...feast }) =>
    [
      new RegExp(
        String.raw`(?:\b(?:over|at|for|on|during|in|a|zu|uber|en|por|per|no)\s+)?\b(?<!marches? de |mercados? de |mercatini di )(?:${words})(?!\w|'s? (?:day|eve)|[ -](?:markets?|lights|dinner|lunch|shopping))${YEAR}`,
        'g',
      ),
      feast,
    ] as const,
)
/** "Good Friday and Easter Saturday 2027": the year of the second is that of the first. */
const YEAR_OF_NEXT = new RegExp(
  String.raw`^\s*(?:,|${AND}|${TO})\s*(?:the |le |la |el |il )?(?:${FEASTS.map(({ words }) => words).join('|')})\b,?\s*(?:de |del |of )?(20[2-9]\d)`,
)

/** One look over a text that names no feast, instead of one for each. */
const ANY_FEAST = new RegExp(String.raw`\b(?:${FEASTS.map(({ words }) => words).join('|')})`)

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
  if (!ANY_FEAST.test(page.folded)) return
  if (what === 'weekends')
    for (const [pattern, feast] of FEAST_WEEKENDS)
      page.each(pattern, ([words, year], span) => {
        const day = feastDay(feast, year)
        if (day === null) return null
        const first = weekdayFrom(addDays(day, -3), 4)
        const isLong = /long|lungo|largo/.test(words)
        const extra = isLong || weekdayFrom(day, 6) === easterSunday(Number(day.slice(0, 4))) ? 3 : 2
        return hit(span, { kind: 'weekend', first, last: addDays(first, extra), fixed: true })
      })
  else
    for (const [pattern, feast] of FEAST_PATTERNS)
      page.each(pattern, ([, year], span) => {
        // The markets may have been taken as an interest.
        if (/^[ -](?:markets?|lights|dinner|lunch|shopping)/.test(page.folded.slice(span.to))) return null
        const day = feastDay(feast, year ?? YEAR_OF_NEXT.exec(page.folded.slice(span.to))?.[1])
        return day === null ? null : hit(span, { kind: 'days', first: day, fixed: false }, { vague: true })
      })
}

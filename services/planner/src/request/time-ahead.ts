import { addDays, weekday } from '../itinerary/days.ts'
import type { Reader } from './finding.ts'
import type { AddHit, Hit } from './hit.ts'
import type { Page, Span } from './page.ts'
import { NUMBER, numberOf } from './vocabulary.ts'

const WEEK = 7
const FORTNIGHT = 14
const MONTH_DAYS = 30
const DAYS = 'days?|jours|tagen?|dias|giorni'
const WEEKS = 'weeks?|semaines?|wochen?|semanas?|settiman[ae]'
const MONTHS = 'months?|mois|monat(?:en)?|mes(?:es)?|mes[ei]'
const UNIT = `fortnight|quinzaine|${DAYS}|${WEEKS}|${MONTHS}`
const COUNT = String.raw`(?:(?:about|around|roughly|etwa|ungefahr|environ|unos|circa|cerca de) )?(?:(${NUMBER}|a couple of|a few) )?(${UNIT})`
/** These words are said of a day to come alone; "in two weeks" may be how long it takes. */
const SURE = new RegExp(
  String.raw`\b(?:(?:dans|d'ici|dentro de|de aqui a|tra|fra|daqui a|heute in) ${COUNT}|${COUNT} from (?:now|today)|in (?:a )?(fortnight)(?:'s time)?|in ${COUNT}(?:'s|s'|')? time)(?!\w)`,
  'g',
)
const MAYBE = new RegExp(String.raw`\b(?:in|en|em) ${COUNT}(?!\w|,? (?:starting|beginning|from)\b)`, 'g')

const daysAhead = (match: RegExpExecArray): number => {
  const groups = match.slice(1).filter((group) => group !== undefined)
  const unit = groups.at(-1) ?? ''
  const said = groups.length > 1 ? (groups[0] ?? '') : 'a'
  const count = said === 'a couple of' ? 2 : said === 'a few' ? 3 : numberOf(said)
  if (/^(?:fortnight|quinzaine)/.test(unit)) return FORTNIGHT
  // "Dans quinze jours", "in acht Tagen" are two weeks and one.
  if (new RegExp(`^(?:${DAYS})$`).test(unit)) return count === 15 ? FORTNIGHT : count
  return count * (new RegExp(`^(?:${WEEKS})$`).test(unit) ? WEEK : MONTH_DAYS)
}

export interface Ahead {
  readonly span: Span
  readonly days: number
  readonly isSure: boolean
}

/** "In a fortnight", "dans un mois", "in three weeks' time": so long from today. */
export const timesAhead = (page: Page): readonly Ahead[] => {
  const found: Ahead[] = []
  for (const [pattern, isSure] of [
    [SURE, true],
    [MAYBE, false],
  ] as const)
    for (const match of page.left.matchAll(pattern)) {
      const span = { from: match.index, to: match.index + match[0].length }
      const days = daysAhead(match)
      if (days > 0 && !found.some((own) => own.span.from < span.to && span.from < own.span.to))
        found.push({ span, days, isSure })
    }
  return found
}

/** What is said of a day so far from today: whole weeks name the week it is in, too. */
export const aheadIn = (today: string, days: number): Pick<Hit, 'ahead' | 'week'> => {
  const date = addDays(today, days)
  return { ahead: true, ...(days % WEEK === 0 ? { week: addDays(date, -weekday(date)) } : {}) }
}

/** Days that are told by how far ahead they are, where no length of the trip took their words. */
export const findAhead = ({ page, today }: Reader, hit: AddHit): void => {
  for (const { span, days, isSure } of timesAhead(page)) {
    // A bare "in 3 days" that no length was made of is left alone.
    if (!page.isFree(span) || (!isSure && days < WEEK)) continue
    const isRough = days >= MONTH_DAYS
    if (hit(span, { kind: 'days', first: addDays(today, days), fixed: !isRough }, aheadIn(today, days)) !== null)
      page.take(span)
  }
}

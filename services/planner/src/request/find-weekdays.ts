import { addDays } from '../itinerary/days.ts'
import { monthFrom, weekdayFrom } from './calendar.ts'
import { YEAR } from './date-patterns.ts'
import type { Reader } from './finding.ts'
import type { AddHit, Hit } from './hit.ts'
import { aheadIn } from './time-ahead.ts'
import { ANY_WEEKDAY, FULL_WEEKDAY, MONTH, monthOf, NUMBER, numberOf, WEEKDAY, weekdayOf } from './vocabulary.ts'

const WEEK = 7
const AHEAD: readonly (readonly [RegExp, weeks: number])[] = [
  [
    new RegExp(
      String.raw`(?:\b(?:on|from|le|am|el|il|na) )?\b(${WEEKDAY}) (?:week|in (?:a|one) week|in einer woche|en huit|dans (?:une semaine|huit jours)|in otto|(?:tra|fra) una settimana|dentro de (?:una semana|ocho dias)|daqui a (?:uma semana|oito dias)|after next)\b`,
      'g',
    ),
    1,
  ],
  [new RegExp(String.raw`\b(?:a )?week on (${WEEKDAY})\b`, 'g'), 1],
  [new RegExp(String.raw`\b(?:a )?fortnight on (${WEEKDAY})\b`, 'g'), 2],
  [new RegExp(String.raw`\b(?:am )?ubernachste[nrs]? (${WEEKDAY})\b`, 'g'), 1],
  [
    new RegExp(
      String.raw`(?:\b(?:on|le|am|el|il|na) )?\b(${WEEKDAY}) (?:(?:in )?(?:a )?fortnight|in (?:two|2) weeks(?:' time)?|in (?:zwei|2) wochen|in (?:14|vierzehn) tagen|en quinze|dans (?:quinze|15) jours|dans (?:deux|2) semaines|(?:tra|fra) (?:(?:due|2) settimane|(?:quindici|15) giorni)|dentro de (?:(?:dos|2) semanas|(?:quince|15) dias)|daqui a (?:(?:duas|2) semanas|(?:quinze|15) dias))\b`,
      'g',
    ),
    2,
  ],
]
const WEEK_AFTER_NEXT =
  /\b(?:in |during )?(?:the )?week after next\b|\b(?:in der )?ubernachsten? woche\b|\bla semana despues de la proxima\b/g

/** "A fortnight on, Monday to Wednesday": with a word behind it, it is how long. */
const STANDS_ALONE = String.raw`(?=\s*(?:$|[,.;!?)\u00a6]))`
/** "Two weeks from today", "heute in zwei Wochen". */
const FROM_TODAY: readonly (readonly [RegExp, days: number])[] = [
  [new RegExp(String.raw`\b(${NUMBER}) weeks? from (?:now|today)\b`, 'g'), WEEK],
  [new RegExp(String.raw`\b(a|one) week (?:today|from tomorrow)\b`, 'g'), WEEK],
  [new RegExp(String.raw`\b(a|one) fortnight (?:today|from (?:now|today)\b|on${STANDS_ALONE})`, 'g'), 2 * WEEK],
  [new RegExp(String.raw`\b(${NUMBER}) weeks? on${STANDS_ALONE}`, 'g'), WEEK],
  [new RegExp(String.raw`\b(${NUMBER}) days? from (?:now|today)\b`, 'g'), 1],
  [new RegExp(String.raw`\bheute in (${NUMBER}) wochen?\b`, 'g'), WEEK],
  [new RegExp(String.raw`\b(?:hoje a|daqui a) (${NUMBER}) semanas?\b`, 'g'), WEEK],
  [new RegExp(String.raw`\b(?:tra|fra) (${NUMBER}) settiman[ae]\b`, 'g'), WEEK],
  [new RegExp(String.raw`\b(?:dentro de|de aqui a) (${NUMBER}) semanas?\b`, 'g'), WEEK],
]

/** "Saturday week", "the week after next". */
export const findWeeksAhead = ({ page, today }: Reader, hit: AddHit): void => {
  for (const [pattern, weeks] of page.says(ANY_WEEKDAY) ? AHEAD : [])
    page.each(pattern, ([, day = ''], span) =>
      hit(span, {
        kind: 'days',
        first: addDays(weekdayFrom(addDays(today, 1), weekdayOf(day)), weeks * WEEK),
        fixed: true,
      }),
    )
  for (const [pattern, unit] of FROM_TODAY)
    page.each(pattern, ([, count = ''], span) =>
      hit(
        span,
        { kind: 'days', first: addDays(today, unit * numberOf(count)), fixed: true },
        aheadIn(today, unit * numberOf(count)),
      ),
    )
  page.each(WEEK_AFTER_NEXT, (_match, span) =>
    hit(span, { kind: 'days', first: addDays(weekdayFrom(addDays(today, -6), 0), 2 * WEEK), fixed: false }),
  )
}

/** Weekdays in full, and their short forms where a word says that a day is meant: "sun" alone shines. */
const LONE = new RegExp(
  String.raw`\b(?:on|from|until|till|this|le|am|el|il|na|no) (?:the )?(${WEEKDAY})\b|\b(${FULL_WEEKDAY})\b(?! gras)`,
  'g',
)
/** "The Monday after", behind another date. */
const DAY_AFTER = new RegExp(
  String.raw`\b(?:on )?the (?:(?:following|next) (${WEEKDAY})|(${WEEKDAY}) (?:after(?:wards)?|following|thereafter))(?=\s*(?:$|[,.;:!?)\u00a6]|(?:and|to|for|we|from|at|in)\b))`,
  'g',
)
/** "Come Thursday before, go Tuesday after": the days one comes and goes round another date. */
const END = String.raw`(?=\s*(?:$|[,.;:!?)\u00a6]|(?:and|then|&)\b))`
const COMES_BEFORE = new RegExp(
  String.raw`\b(?:com(?:e|ing)|arriv\w*|land\w*|fly(?:ing)?(?: in)?|get(?:ting)? (?:in|there)|here|there|in|from)(?: on)?(?: the)? (${WEEKDAY}) before${END}`,
  'g',
)
const GOES_AFTER = new RegExp(
  String.raw`\b(?:go(?:ing)?(?: home| back)?|leav\w*|home|back|out|fly(?:ing)?(?: home| back| out)?|until|till|to)(?: on)?(?: the)? (${WEEKDAY}) after${END}`,
  'g',
)
/** Weekdays counted from the date before them. */
export const findDaysAfter = ({ page }: Reader, hits: readonly Hit[], hit: AddHit): void => {
  if (!page.says(ANY_WEEKDAY)) return
  page.each(DAY_AFTER, ([, next, behind], span) => {
    const before = hits.filter((own) => own.span.to <= span.from && own.dates.kind === 'days').at(-1)?.dates
    if (before?.kind !== 'days') return null
    const first = weekdayFrom(addDays(before.last ?? before.first, 1), weekdayOf(next ?? behind ?? ''))
    return hit(span, { kind: 'days', first, fixed: true })
  })
  const [only, ...others] = hits.filter(({ dates }) => dates.kind === 'days')
  if (only?.dates.kind !== 'days' || others.length > 0) return
  const { first, last = first } = only.dates
  page.each(COMES_BEFORE, ([, day = ''], span) =>
    hit(span, { kind: 'days', first: weekdayFrom(addDays(first, -WEEK), weekdayOf(day)), fixed: true }),
  )
  page.each(GOES_AFTER, ([, day = ''], span) =>
    hit(span, { kind: 'days', first: weekdayFrom(addDays(last, 1), weekdayOf(day)), fixed: true }),
  )
}

/** "The first Monday in October", "le premier lundi de mai". */
const NTH: readonly (readonly [words: string, nth: number])[] = [
  ['first|1st|premier|erste[nrs]?|primer|primo|prima|primeir[oa]', 0],
  ['second|2nd|deuxieme|zweite[nrs]?|segund[oa]|secondo|seconda', 1],
  ['third|3rd|troisieme|dritte[nrs]?|tercer|terzo|terza|terceir[oa]', 2],
  ['fourth|4th|quatrieme|vierte[nrs]?|cuarto|quarto|quarta', 3],
  ['last|dernier|letzte[nrs]?|ultim[oa]', -1],
]
const NTH_OF_MONTH = NTH.map(
  ([words, nth]) =>
    [
      nth,
      new RegExp(
        String.raw`(?:\b(?:from|on|the|le|la|am|el|il|o|a) ){0,2}\b(?:${words}) (${WEEKDAY}) (?:of|in|de|di|do|du|im|des|d'|in)? ?(${MONTH})\b${YEAR}`,
        'g',
      ),
    ] as const,
)
export const findNthWeekdays = (
  { page, today }: Reader,
  yearOf: (text: string | undefined) => number | null,
  hit: AddHit,
): void => {
  if (!page.says(ANY_WEEKDAY)) return
  for (const [nth, pattern] of NTH_OF_MONTH)
    page.each(pattern, ([, day = '', month = '', year], span) => {
      const first = monthFrom(monthOf(month), yearOf(year), today)
      const days = Array.from({ length: 5 }, (_, week) =>
        addDays(weekdayFrom(`${first}-01`, weekdayOf(day)), WEEK * week),
      )
      const date = days.filter((own) => own.startsWith(first)).at(nth)
      return date === undefined || date <= today ? null : hit(span, { kind: 'days', first: date, fixed: true })
    })
}

/** Weekdays that are still left: of the trip's own days they say nothing new. */
export const findWeekdays = ({ page, today }: Reader, hit: AddHit): void => {
  if (!page.says(ANY_WEEKDAY)) return
  page.each(LONE, ([, led, full], span) => {
    const day = weekdayOf(led ?? full ?? '')
    const first = weekdayFrom(addDays(today, 1), day)
    return hit(span, { kind: 'days', first, fixed: true }, { vague: true, weekdays: [day] })
  })
}

import { addDays } from '../itinerary/days.ts'
import { weekdayFrom } from './calendar.ts'
import type { Reader } from './finding.ts'
import type { AddHit } from './hit.ts'
import { ANY_WEEKDAY, FULL_WEEKDAY, NUMBER, numberOf, WEEKDAY, weekdayOf } from './vocabulary.ts'

const WEEK = 7
const AHEAD: readonly (readonly [RegExp, weeks: number])[] = [
  [
    new RegExp(
      String.raw`(?:\b(?:on|from|le|am|el|il) )?\b(${WEEKDAY}) (?:week|in a week|in einer woche|en huit|in otto|after next)\b`,
      'g',
    ),
    1,
  ],
  [new RegExp(String.raw`\b(?:a )?week on (${WEEKDAY})\b`, 'g'), 1],
  [new RegExp(String.raw`\b(?:am )?ubernachste[nrs]? (${WEEKDAY})\b`, 'g'), 1],
  [new RegExp(String.raw`(?:\b(?:on|le|am) )?\b(${WEEKDAY}) (?:fortnight|in zwei wochen|en quinze)\b`, 'g'), 2],
]
const WEEK_AFTER_NEXT =
  /\b(?:in |during )?(?:the )?week after next\b|\b(?:in der )?ubernachsten? woche\b|\bla semana despues de la proxima\b/g

/** "Two weeks from today", "heute in zwei Wochen". */
const FROM_TODAY: readonly (readonly [RegExp, days: number])[] = [
  [new RegExp(String.raw`\b(${NUMBER}) weeks? from (?:now|today)\b`, 'g'), WEEK],
  [new RegExp(String.raw`\b(a|one) week (?:today|from tomorrow)\b`, 'g'), WEEK],
  [new RegExp(String.raw`\b(a|one) fortnight (?:today|from (?:now|today))\b`, 'g'), 2 * WEEK],
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
      hit(span, { kind: 'days', first: addDays(today, unit * numberOf(count)), fixed: true }, { ahead: true }),
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
/** Weekdays that are still left: of the trip's own days they say nothing new. */
export const findWeekdays = ({ page, today }: Reader, hit: AddHit): void => {
  if (!page.says(ANY_WEEKDAY)) return
  page.each(LONE, ([, led, full], span) => {
    const day = weekdayOf(led ?? full ?? '')
    const first = weekdayFrom(addDays(today, 1), day)
    return hit(span, { kind: 'days', first, fixed: true }, { vague: true, weekdays: [day] })
  })
}

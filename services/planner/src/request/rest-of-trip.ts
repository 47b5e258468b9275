import type { Length } from './length.ts'
import type { Page, Span } from './page.ts'
import { COUNT_WORD, numberOf } from './vocabulary.ts'

/** "Boston gets what is left of the week": the share of a city, and what it is a share of. Sources of regular expressions. */

const OF_ALL = String.raw`(?: of (?:the|our) (?:time|days|nights|trip|week|fortnight)| (?:der|unserer) (?:woche|zeit|tage)| d(?:e la|e l'|u|e nos) ?(?:semaine|temps|sejour)| de la semana| del (?:tiempo|viaje|tempo|viaggio)| della settimana| d[ao] (?:semana|tempo|viagem)| of (?:the |our )?(?:\d{1,2}|${COUNT_WORD})(?: days| nights)?)?`
/** What no other city of the trip has. */
export const REST = String.raw`(?:(?:most of )?(?:the |le |den |el |il |o )?(?:rest|remainder|remaining (?:time|days|nights)|reste|resto)|what(?:ever)?(?:'s| is)? (?:left(?: over)?|remains)|was (?:ubrig|noch) (?:bleibt|ist)|ce qui reste|lo que (?:quede|queda|reste)|quel(?:lo)? che (?:resta|rimane)|o que (?:sobrar|sobra|restar))${OF_ALL}`
/** Between a city and its days. */
export const GETS = String.raw`(?:(?:then )?(?:gets?|takes?|has|have|will have|deserves?)|(?:(?:comes?|goes|is) )?(?:first|next|second|third|last),? (?:with|for)|bekommt|hat|kriegt|aura|obtient|tiene|tendra|se lleva|avra|tera|fica com)(?![a-z])`

const WHOLE = new RegExp(
  String.raw`(?:week|woche|semaine|semana|settimana)\b|fortnight\b|\bof (?:the |our )?(\d{1,2}|${COUNT_WORD})(?: days| nights)?$`,
)
const [WEEK, FORTNIGHT] = [7, 14]
/** The length of the whole that a rest is told of; null where it says none. */
export const wholeOf = ({ folded }: Page, span: Span): Length | null => {
  const words = folded.slice(span.from, span.to)
  const [all, number] = WHOLE.exec(words) ?? []
  if (all === undefined) return null
  const count = number === undefined ? (all === 'fortnight' ? FORTNIGHT : WEEK) : numberOf(number)
  return { span, count, unit: 'days' }
}

import { note, type Reader } from './finding.ts'
import { matchesOf } from './page.ts'

const AGE = String.raw`(?:6[5-9]|[78]\d|9[0-4])`
/** Whom an age stands beside, and what follows a number that is none. */
const RELATIVE = String.raw`(?:parents?|mum|mom|dad|mother|father|in-laws?|sisters?|brothers?|couple|aunt|uncle|husband|wife|we're|we are|i'm|i am|aged|myself|solo|alone|both|eltern|mutter|vater|padres|madre|padre|genitori|pais|mae|pai)`
const NO_AGE = String.raw`(?! ?(?:%|km|kms|kilometres|miles?|euros?|eur|usd|aud|gbp|dollars?|pounds?|francs?|minutes?|mins?|hours?|days?|nights?|people|kg|[:.]\d))`
const SENIORS = [
  String.raw`(?<!\b(?:visit(?:ing)?|see(?:ing)?|at|to|from) (?:my |our |the |his |her )?)(?:grand(?:parents?|mothers?|fathers?|ma|pa)|gran(?:ny|dad|nies)?|nan(?:na|ny)?|great-aunt|elderly|seniors|pensioners?|oma|opa|gro(?:ss|ß)eltern|abuel[oa]s?|non[ni][oaie]|mamie|papi|papy|av[oó]s?)(?!'s? (?:house|place|flat|home))`,
  String.raw`in (?:our|their|his|her|my) (?:early |mid[- ]?|late )?(?:70|80|90|seventies|eighties|nineties)(?:'?s)?`,
  String.raw`${RELATIVE}[^\d.;!?\u00a6]{0,20}${AGE}${NO_AGE}`,
  String.raw`${AGE}(?:th|st|nd|rd) birthday`,
  String.raw`${AGE}[- ]?(?:years?[- ]olds?|yo)`,
]
const OLDER = new RegExp(String.raw`(?<![\p{L}\d])(?:${SENIORS.join('|')})(?![\p{L}\d])`, 'gu')

/** Somebody of seventy or a grandparent comes along: days are gentler for it. */
export const readSeniors = (reader: Reader): void => {
  const [match] = matchesOf(reader.page.folded, OLDER)
  if (match === undefined) return
  const span = { from: match.index, to: match.index + match[0].length }
  reader.page.take(span)
  note(reader, span, {
    key: 'seniors',
    label: 'Who',
    value: 'someone older',
    apply: (trip) => ({ ...trip, party: { ages: [], ...trip.party, seniors: true } }),
  })
}

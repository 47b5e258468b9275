import { NOBODY_WANTS } from './votes.ts'
import { AND, WEEKDAY } from './vocabulary.ts'

/** What is refused, where one refusal stands before a list: "no pork/shellfish", "don't want: casinos, malls". */

const REFUSAL = String.raw`(?:${NOBODY_WANTS}|no more|no|w/o|zero|not|without|skip|avoid|hates?|except|(?:don't|dont|do not|doesn't|doesnt) (?:like|want|need|enjoy|do|eat)|leave out|not into|not interested in|nothing with|anything but|pas de|sans|eviter|aucun|keine?n?|ohne|nicht|sin|nada de|evitar|no queremos|niente|senza|evitare|sem|nenhum)`
const WORD = String.raw`[\p{L}'-]+`
const ITEM = String.raw`[\p{L}'-]+(?: [\p{L}'-]+){0,2}`
const OR = String.raw`(?:\s*/\s*|,? (?:or|nor|ou|oder|ni|ne|nem) (?:any |the |even )?)`
/** A list that is closed by "or" belongs to the refusal as a whole, and so does one behind a colon. */
const CLOSED = new RegExp(String.raw`(?:^|[^\p{L}])${REFUSAL} (?:${ITEM}(?:, |${OR}))*${ITEM}${OR}$`, 'u')
const LISTED = new RegExp(String.raw`(?:^|[^\p{L}])${REFUSAL}:\s*(?:${ITEM}(?:,|\s*/|\s*&| ${AND}| or)\s*)*$`, 'u')
const OPEN = new RegExp(String.raw`(?:^|[^\p{L}])${REFUSAL} (?:${ITEM}, )+$`, 'u')
const CLOSES = new RegExp(String.raw`^${ITEM}(?:, ${ITEM})*,?${OR}${ITEM}`, 'u')
/** "We hate museums and churches": what is disliked is so with what is joined to it. */
const DISLIKED = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:${NOBODY_WANTS}|hates?|dislikes?|loathes?|can't stand|not (?:into|keen on|fond of)|(?:sick|tired|bored) (?:of|with|by|in)|fed up with|n'aim(?:e|ons|ent) pas(?: les)?|(?:mag|mogen) keine|no (?:me|nos|le|les) gustan(?: l[oa]s)?|odia(?:mo|mos|m|n)?(?: [ilo][aes]?)?|non (?:mi|ci|gli) piacciono(?: [il]e?)?|detest\w*(?: les| os| as)?) (?:${WORD}, ){0,2}${WORD} ${AND} (?:the |les |die |los |las |i |le |os |as )?$`,
  'u',
)
/** No list is looked at from farther away. */
const LONGEST = 90

/** Whether what begins at `at` of a folded text stands in a list that is refused. */
export const isInRefusedList = (folded: string, at: number): boolean => {
  const lead = folded.slice(Math.max(0, at - LONGEST), at)
  return (
    CLOSED.test(lead) ||
    DISLIKED.test(lead) ||
    LISTED.test(lead) ||
    (OPEN.test(lead) && CLOSES.test(folded.slice(at, at + LONGEST)))
  )
}

/** "No temples before 10 am", "no museums on the Sunday": when it is refused, and no kind that is left out of the whole trip. */
const AT_A_TIME = new RegExp(
  String.raw`^,? (?:(?:before|after|until|till?|past|vor|nach|avant|apres|antes de|despues de|prima delle|dopo le|depois d[ao]s?) (?:the |las |les |le |as )?(?:\d|noon|midday|lunch|dark|dinner|sunset|breakfast|mittag)|(?:on|am|le|el|il|na|no) (?:the )?${WEEKDAY}\b|in the (?:morning|evening|afternoon)s?\b|at night\b|on (?:the )?(?:first|last) (?:day|night|morning|evening)\b)`,
)
export const isAtATime = (rest: string): boolean => AT_A_TIME.test(rest)

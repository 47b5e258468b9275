import { AND, WEEKDAY } from './vocabulary.ts'

/** What is refused, where one refusal stands before a list: "no pork/shellfish", "don't want: casinos, malls". */

const REFUSAL = String.raw`(?:no more|no|w/o|zero|not|without|skip|avoid|hates?|except|(?:don't|dont|do not|doesn't|doesnt) (?:like|want|need|enjoy|do|eat)|leave out|not into|not interested in|nothing with|anything but|pas de|sans|eviter|aucun|keine?n?|ohne|nicht|sin|nada de|evitar|no queremos|niente|senza|evitare|sem|nenhum)`
const ITEM = String.raw`[\p{L}'-]+(?: [\p{L}'-]+){0,2}`
const OR = String.raw`(?:\s*/\s*|,? (?:or|nor|ou|oder|ni|ne|nem) (?:any |the |even )?)`
/** A list that is closed by "or" belongs to the refusal as a whole, and so does one behind a colon. */
const CLOSED = new RegExp(String.raw`(?:^|[^\p{L}])${REFUSAL} (?:${ITEM}(?:, |${OR}))*${ITEM}${OR}$`, 'u')
const LISTED = new RegExp(String.raw`(?:^|[^\p{L}])${REFUSAL}:\s*(?:${ITEM}(?:,|\s*/|\s*&| ${AND}| or)\s*)*$`, 'u')
const OPEN = new RegExp(String.raw`(?:^|[^\p{L}])${REFUSAL} (?:${ITEM}, )+$`, 'u')
const CLOSES = new RegExp(String.raw`^${ITEM}(?:, ${ITEM})*,?${OR}${ITEM}`, 'u')
/** No list is looked at from farther away. */
const LONGEST = 90

/** Whether what begins at `at` of a folded text stands in a list that is refused. */
export const isInRefusedList = (folded: string, at: number): boolean => {
  const lead = folded.slice(Math.max(0, at - LONGEST), at)
  return CLOSED.test(lead) || LISTED.test(lead) || (OPEN.test(lead) && CLOSES.test(folded.slice(at, at + LONGEST)))
}

/** "No temples before 10 am", "no museums on the Sunday": when it is refused, and no kind that is left out of the whole trip. */
const AT_A_TIME = new RegExp(
  String.raw`^,? (?:(?:before|after|until|till?|past|vor|nach|avant|apres|antes de|despues de|prima delle|dopo le|depois d[ao]s?) (?:the |las |les |le |as )?(?:\d|noon|midday|lunch|dark|dinner|sunset|breakfast|mittag)|(?:on|am|le|el|il|na|no) (?:the )?${WEEKDAY}\b|in the (?:morning|evening|afternoon)s?\b|at night\b|on (?:the )?(?:first|last) (?:day|night|morning|evening)\b)`,
)
export const isAtATime = (rest: string): boolean => AT_A_TIME.test(rest)

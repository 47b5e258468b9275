import { addDays, spellDate } from '../itinerary/days.ts'
import { emptyTrip, note, type Reader } from './finding.ts'
import type { Page, Span } from './page.ts'
import { NUMBER, numberOf } from './vocabulary.ts'

/** How many days before an event one comes, and after it one goes. */
export interface Around {
  readonly span: Span
  readonly before: number | null
  readonly after: number | null
  /** Said as days beside those of the event: where the trip has a length, that says when it ends. */
  readonly isMore: boolean
}

const IN = String.raw`(?:(?:we(?:'re| are|'ll)? |i(?:'m| am|'ll)? )?(?:arriv(?:e|es|ing)|land(?:s|ing)?|(?:fly|flying|get|getting|come|coming|check|checking|drive|driving)(?: in| there)?|there|in|from|starting) )?`
const OUT = String.raw`(?:(?:and |then )?(?:(?:leav(?:e|es|ing)|out|home|back|off|until|till|to|stay(?:ing)?|depart(?:s|ing)?|go(?:ing)?|(?:fly|flying|head|heading|go|going|get|getting)(?: out| home| back| off)?)) )?(?:on )?`
const WHAT = String.raw`(?: (?:the |it\b|that\b)?(?:race|event|match|game|final|concert|show|festival|fight|start|finish|it|that)?)?`
const DAYS = '(?:days?|nights?)'
const BEFORE = new RegExp(
  String.raw`\b${IN}(?:on )?(?:(the|a) (?:day|night|evening|afternoon)|(?:a )?(${NUMBER})(?: of)? ${DAYS}) (?:before(?:hand)?|early|earlier|ahead(?: of)?|prior(?: to)?)\b(?! noon)${WHAT}|\b(?:arrivee |nous arrivons |on arrive |arrivons )?la veille(?: (?:de la |du |de l')\w+)?|\b(?:ankunft |anreise |wir kommen )?(?:am tag (?:vor(?:her|dem)?|davor)|einen tag (?:vorher|fruher|davor))(?: (?:dem|der) \w+)?|\b(?:llegamos |llegando |llegada )?(?:el dia antes|la vispera|un dia antes)(?: (?:de la |del )\w+)?|\b(?:arriviamo |arrivo )?(?:il giorno prima|la vigilia)(?: (?:della |del |dell')\w+)?|\b(?:chegamos |chegada )?(?:na vespera|no dia anterior|um dia antes)(?: (?:da |do )\w+)?`,
  'g',
)
const AFTER = new RegExp(
  String.raw`\b${OUT}(?:(?:the|a|next) (?:day|morning) (?:after(?:wards)?|later)|(?:the )?(?:next|following) (?:day|morning)|(?:a )?(${NUMBER})(?: of)? ${DAYS} (?:after(?:wards)?|later))\b${WHAT}|\b(?:depart |retour |nous repartons |et depart )?le lendemain\b|\b(?:abreise |ruckreise |heim )?(?:am tag (?:danach|darauf)|tags darauf|am (?:nachsten|folgenden) tag)\b|\b(?:(?:y )?(?:salimos|salida|volvemos) )?(?:al dia siguiente|el dia despues)\b|\b(?:(?:e )?(?:ripartiamo|partiamo|partenza) )?il giorno (?:dopo|seguente|successivo)\b|\b(?:(?:e )?(?:partimos|voltamos|partida) )?no dia seguinte\b`,
  'g',
)
const ASIDE = new RegExp(
  String.raw`\b(?:with |plus )?(?:(${NUMBER}) days?|a night|(${NUMBER}) nights?) (?:on )?(?:either|each|both) (?:side|end)s?(?: of (?:it|the \w+))?`,
  'g',
)

const ARRIVES =
  /\b(?:arriv\w*|land\w*|fly\w*|get(?:ting)? (?:in|there)|com(?:e|ing)|check\w*|driv\w*|there|in|from|starting|ankunft|anreise|kommen|landen|lleg\w*|cheg\w*|atterr\w*)\b[^.;!?]*$/
const LEAVES =
  /\b(?:leav\w*|out|home|back|off|until|till|to|stay\w*|depart\w*|fly\w*|go(?:ing)?|retour|repart\w*|abreise|ruckreise|heim\w*|sal(?:imos|ida)|volvemos|ripart\w*|part\w*|volt\w*)\b[^.;!?]*$/
/** "The men's final + a couple of days before". */
const PLUS = /(?:\+|&|\bplus|\band|\bwith) *$/
/** "No long walks the day before" says nothing of the way there. */
const isSaidOf = (page: Page, { from, to }: Span, words: RegExp): boolean => {
  const before = page.folded.slice(Math.max(0, from - 50), from)
  const clause = before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf('\u00a6')) + 1)
  return words.test(`${clause}${page.folded.slice(from, to)}`)
}

/** "Landing two days before the race, out the day after": taken where the trip is for an event. */
export const readAround = (page: Page): Around | null => {
  let [before, after]: (number | null)[] = [null, null]
  let span: Span | null = null
  let isMore = false
  page.each(ASIDE, ([, days, nights], at) => {
    before = after = numberOf(days ?? nights ?? 'one')
    span = at
    return true
  })
  page.each(BEFORE, ([, , count], at) => {
    const isPlus = PLUS.test(page.folded.slice(0, at.from))
    if (!isPlus && !isSaidOf(page, at, ARRIVES)) return null
    isMore ||= isPlus
    before ??= count === undefined ? 1 : numberOf(count)
    span ??= at
    return true
  })
  page.each(AFTER, ([, count], at) => {
    if (!isSaidOf(page, at, LEAVES)) return null
    after ??= count === undefined ? 1 : numberOf(count)
    span ??= at
    return true
  })
  // "The final, plus two days before" ends with the final.
  return span === null ? null : { span, before, after: isMore ? (after ?? 0) : after, isMore }
}

/** The days of the trip by those of its event, where no dates say them; `length` is that of the whole trip. */
export const noteAround = (
  reader: Reader,
  { span, before, after, isMore }: Around,
  day: string,
  length: number | null,
): void => {
  if (reader.found.some(({ key }) => key === 'dates')) return
  const event = reader.found.reduce((trip, { apply }) => apply(trip), emptyTrip).event?.ticketDate ?? day
  const last = after === null || (isMore && after === 0 && length !== null) ? null : addDays(event, after)
  const first =
    before !== null ? addDays(event, -before) : last !== null && length !== null ? addDays(last, 1 - length) : event
  if (first <= reader.today) return
  note(reader, span, {
    key: 'dates',
    label: 'When',
    value: last === null ? spellDate(first) : `${spellDate(first)} to ${spellDate(last)}`,
    apply: (trip) => ({ ...trip, dates: { kind: 'days', first, ...(last === null ? {} : { last }), fixed: true } }),
  })
}

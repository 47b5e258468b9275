import { isCommon } from './common-words.ts'
import { isOfFeast } from './find-feasts.ts'
import type { Reader } from './finding.ts'
import { isFunctionWord } from './function-words.ts'
import { languageOf } from './language.ts'
import { isNight, UNIT } from './length.ts'
import type { Page, Span } from './page.ts'
import { isOfPeople } from './people-names.ts'
import { townNamed, type Town } from './town.ts'
import { AND, COUNT_WORD, isIdle, NEXT } from './vocabulary.ts'
import { isNoPlace } from './wide-places.ts'
import type { ReadPort, SoFar } from './where.ts'

/** "Another two", "two more", "deux autres": days beyond those that were told, in six languages. */
const MORE =
  '(?:another|a further|further|other|extra|weitere|noch|encore|otr[oa]s|mas|altri|altre|mais|outr[oa]s|autres|more|remaining)'
export const MORE_BEFORE = `(?:${MORE} )?`
export const MORE_BEHIND = `(?: ${MORE}(?! (?:to|than)\\b))?`
const NUMBER = String.raw`(?:\d{1,2}|${COUNT_WORD}|due|an?|une?|ein(?:e|en)?|una|um|uma)`
const FOR = '(?:for|fur|pour|por|per|para)'
/** How long one stays in a place, before its name or behind it. */
const STAY = new RegExp(
  String.raw`(?<![\w.:/$€£-])(?<before>${FOR} )?(?<more>${MORE} )?${NUMBER}(?<behind> ${MORE})?(?: ?(?<unit>${UNIT})\b)?(?![\w:/-]|[.,]\d|%)`,
  'g',
)
const END = new RegExp(String.raw`^\s*(?:$|[,;.!?)+&>\u00a6]|(?:${AND}|${NEXT}|to)\b)`)
/** Leads on to a further town. */
const ONWARD = new RegExp(
  String.raw`(?:\b(?:${AND}|${NEXT}|from there|followed by|before|weiter|danach|dann|ensuite|(?:\d{1,2}|${COUNT_WORD}) ?(?:${UNIT})(?= ))|[,;.>+&]|->)\s*(?:\b(?:then|we|go|going|head|heading|drive|driving|fly|flying|train|bus|travel|move|moving|on|off|over|down|up|out|weiter|dann)\b ?)*(?:\b(?:to|in|at|nach|a|en|em|the|la|le)\b ?)*$`,
)
const SAYS_NEXT = new RegExp(
  String.raw`\b(?:then|${NEXT}|puis|dann|luego|poi|depois|on to|off to|over to|drive to|train to|bus to|fly to|go to|head to|down to|up to|nach)\b[^,;.\u00a6]{0,20}$`,
)
/** "Rome 3, florence 2", "3 rome + 2 florence": the towns before have numbers without a unit too. */
const BARE_BEFORE = /(?:^|[ ,;/+&\u00a6(])\d{1,2} ?x? ?$/
const BARE_BEHIND = /^ ?[:x(]? ?\d{1,2}\)?(?=\s*(?:$|[,;/+&)\u00a6]|and\b|then\b))/
const hasBareNumber = ({ folded }: Page, { from, to }: Span): boolean =>
  BARE_BEFORE.test(folded.slice(0, from)) || BARE_BEHIND.test(folded.slice(to))
const BEGINS = /^[\s(]*$/
const HAS_UNIT = new RegExp(String.raw`\b(?:\d{1,2}|${COUNT_WORD}) (?:${UNIT})\b`)
const FEWEST_LETTERS = 5
const IN = /^ (?:in|at|to|a|en|em|nach|de) /

/** What one does for some days, and no town: "then skiing 2 days". */
const DONE = /ing$|^(?:relax|rest|chill|sleep|recover|drive|road|home|work)$/
const isOfName = (word: string): boolean =>
  word.length > 2 && !isIdle(word) && !isFunctionWord(word) && !isCommon(word) && !isOfPeople(word)
const MOST_WORDS = 3
const WORD_BEFORE = /(?:^|[^\p{L}'’-])(\p{L}[\p{L}'’.-]*)$/u
const WORD_BEHIND = /^(\p{L}[\p{L}'’-]*)/u

/** The words right before a place of the text that may be one name. */
const nameBefore = ({ left }: Page, at: number): Span | null => {
  let from = at
  for (let count = 0; count < MOST_WORDS; count += 1) {
    const end = from === at ? at : from - 1
    if (from !== at && left.charAt(from - 1) !== ' ') break
    const word = WORD_BEFORE.exec(left.slice(0, end))?.[1]
    if (word === undefined || !isOfName(word)) break
    from = end - word.length
  }
  return from === at ? null : { from, to: at }
}
const nameBehind = ({ left }: Page, at: number): Span | null => {
  let to = at
  for (let count = 0; count < MOST_WORDS; count += 1) {
    const start = to === at ? at : to + 1
    if (to !== at && left.charAt(to) !== ' ') break
    const word = WORD_BEHIND.exec(left.slice(start))?.[1]
    if (word === undefined || !isOfName(word)) break
    to = start + word.length
  }
  return to === at ? null : { from: at, to }
}

/**
 * "Then on to Galway for another two", "orvieto 1 day": a further town that is told with its days. Who names its days means a town, known or
 * not: its days stay open. Read before the party, which would take "for two" for a couple.
 */
export const readFurtherTowns = ({ page }: Reader, port: ReadPort, { stops }: SoFar): void => {
  if (stops.length === 0) return
  const isEnglish = languageOf(page.folded) === 'en'
  const areBare = stops.some(({ span }) => hasBareNumber(page, span))
  for (const match of page.left.matchAll(STAY)) {
    const { before, more, behind, unit } = match.groups ?? {}
    const span = { from: match.index, to: match.index + match[0].length }
    const isMore = more !== undefined || behind !== undefined
    const rest = page.left.slice(span.to)
    const [link = ' '] = IN.exec(rest) ?? []
    const ahead = /[ :(]$/.test(page.left.slice(0, span.from)) ? nameBefore(page, span.from - 1) : null
    const name = ahead !== null && END.test(rest) ? ahead : nameBehind(page, span.to + link.length)
    if (name === null || !page.isFree(name) || page.fieldOf(name) !== page.fieldOf(span)) continue
    const lead = page.left.slice(0, Math.min(name.from, span.from))
    const isNext = SAYS_NEXT.test(lead)
    // "A massage for two" is no town; "then Cork for two" is one.
    const isBare = unit === undefined && !isMore && !(before !== undefined && isNext)
    if (!(ONWARD.test(lead) || (areBare && BEGINS.test(lead))) || (isEnglish && / an? $/.test(lead))) continue
    if (name !== ahead && !END.test(page.left.slice(name.to))) continue
    const text = page.words(name)
    if (isNoPlace(text) || isOfFeast(page, name, false) || DONE.test(page.folded.slice(name.from, name.to))) continue
    // "The Hamptons" are no slip of Hampton.
    const isKnown = port.kindsNamed(text).includes('city')
    const town: Town = isKnown ? townNamed({ text, kinds: [] }, port) : { destination: null, others: [] }
    if (town.destination !== null && town.destination.kind !== 'city') continue
    // "Vienna 2 days, bratislava 1": a number alone is one of days beside a town that is one for sure.
    if (
      isBare &&
      (town.destination === null || text.length < FEWEST_LETTERS || !(areBare || HAS_UNIT.test(page.folded)))
    )
      continue
    // Nights are spent in a town, and so are some more days.
    const isSure = isNext || (isMore && before !== undefined) || (isNight(unit ?? '') && name !== ahead)
    if (!isKnown && !isSure) continue
    stops.push({ span: name, place: text, ...town })
    page.take(name)
  }
}

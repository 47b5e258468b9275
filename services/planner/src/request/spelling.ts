import type { Restatement } from '@site/contracts/restatement'
import { isCommon, isOfCalendar } from './common-words.ts'
import { languageOf } from './language.ts'
import { foldText } from './page.ts'
import { slipsBetween } from './slips.ts'

/** Ordinary words that tell much of a trip and are long enough to be known with a letter wrong. */
const WORDS = `
  monday tuesday wednesday thursday friday saturday sunday january february september october november december
  weekend weekends tomorrow christmas easter halloween thanksgiving birthday anniversary honeymoon
  children girlfriend boyfriend husband partner parents grandparents grandmother grandfather toddler toddlers teenager teenagers
  friends couple family daughter colleagues wheelchair pushchair stroller
  vegetarian vegetarians gluten coeliac pescatarian lactose seafood
  museum museums gallery galleries restaurant restaurants churches cathedral castle castles gardens beaches nightlife shopping
  sightseeing architecture history theatre festival football cricket marathon conference coffee
  arriving arrival departing accommodation budget luxury relaxed breakfast`
  .trim()
  .split(/\s+/)
const KNOWN = new Set(WORDS)
/** Of a capital letter only the calendar is sure: what else has one may be a name. */
const CAPITALS = WORDS.slice(0, WORDS.indexOf('weekend'))
/** Words of their own that differ by as little. */
const OTHERS = new Set(
  `crutches vegetation stopping shipping chopping benches cattle festive eastern galley fiends patents parted stroll strolled scroller
  arising thriving theater theaters vegetarien vegetariens friend parent garden beach church season families histories anniversaries`.split(
    /\s+/,
  ),
)
/** Short ways to write a word, of which too few letters are right. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['alergic', 'allergic'],
  ['dayz', 'days'],
  ['dys', 'days'],
  ['nite', 'night'],
  ['nites', 'nights'],
  ['nitelife', 'nightlife'],
  ['wknd', 'weekend'],
  ['wkend', 'weekend'],
  ['bday', 'birthday'],
  ['resto', 'restaurant'],
  ['restos', 'restaurants'],
  ['til', 'till'],
  ['n', 'and'],
])

const TOKEN = /[\p{L}'’]+/gu
/** Shorter words are too much alike; in longer ones two letters may be wrong. */
const FEWEST = 6
const LONG = 8

const meant = (word: string, among: readonly string[]): string | null => {
  if (word.length < FEWEST - 1 || KNOWN.has(word) || OTHERS.has(word) || isCommon(word) || isOfCalendar(word))
    return null
  if (word.endsWith('s') && KNOWN.has(word.slice(0, -1))) return null
  const found = among
    .filter((own) => own[0] === word[0])
    .map((own) => ({ own, slips: slipsBetween(word, own, own.length >= LONG ? 2 : 1) }))
    .filter(({ slips }) => slips > 0 && slips < Infinity)
    .toSorted((a, b) => a.slips - b.slips)
  const [best, other] = found
  return best === undefined || other?.slips === best.slips ? null : best.own
}

/** Ordinary words of an English text that are misspelt, and how they are spelt; each once. Pure. */
export const misspelt = (text: string): readonly Restatement[] => {
  if (languageOf(foldText(text)) !== 'en') return []
  const shouted = text === text.toUpperCase()
  const found = new Map<string, string>()
  for (const [token] of text.matchAll(TOKEN)) {
    const word = foldText(token)
    const isCapital = !shouted && /^\p{Lu}/u.test(token)
    const plain = isCapital ? meant(word, CAPITALS) : (SHORT.get(word) ?? meant(word, WORDS))
    if (plain !== null) found.set(token, plain)
  }
  return [...found].map(([words, plain]) => ({ words, plain }))
}

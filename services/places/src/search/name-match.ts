import { distance as editDistance } from 'fastest-levenshtein'
import { CALIBRATION as C } from './calibration.ts'

/** Misspelt letters allowed in a word; never in numbers, which are codes or houses. */
export function allowedEdits(word: string, alone: boolean): number {
  // A short word by itself is a code more often than a slip.
  if (/\d/.test(word) || word.length <= (alone ? 4 : 3)) return 0
  return word.length <= 7 ? 1 : 2
}

/** Edits between two words, two letters the wrong way round as one; Infinity when more than allowed. */
export function edits(typed: string, word: string, alone = false): number {
  const allowed = allowedEdits(typed, alone)
  if (allowed === 0 || Math.abs(typed.length - word.length) > allowed) return Number.POSITIVE_INFINITY
  // A wrong first letter is rare in typing errors and common between different words.
  if (typed[0] !== word[0] && typed.length < 8) return Number.POSITIVE_INFINITY
  const found = editDistance(typed, word)
  if (found <= allowed) return found
  return found === allowed + 1 && isSwap(typed, word) ? allowed : Number.POSITIVE_INFINITY
}

function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  const at = [...a].findIndex((letter, index) => letter !== b[index])
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}

export interface NameWord {
  readonly text: string
  /** How much it tells: rare words more, words of kind and place less. */
  readonly weight: number
  /** Says where the place is, or stands in brackets: left out more often than not. */
  readonly needless: boolean
  /** Neither that nor what kind of place it is. */
  readonly telling: boolean
}

export interface QueryWord {
  readonly text: string
  /** Spelt as some name is; only other words are looked at for typing errors. */
  readonly spelt: boolean
  /** Still being typed: the beginning of a word counts. */
  readonly open: boolean
  /** How much of it was typed, where the rest was completed, 0–1. */
  readonly typed?: number
}

export interface NameMatch {
  /** Query words found in the name, by index. */
  readonly matched: ReadonlySet<number>
  /** Weighted share of the name that was typed, 0–1. */
  readonly share: number
  /** Every word of the name was typed but those that may be left out. */
  readonly whole: boolean
  /** And those too. */
  readonly everyWord: boolean
  /** A word was found that tells this place from others of its kind and city. */
  readonly telling: boolean
  /** The name goes on after what was typed. */
  readonly begins: boolean
  /** Query words that were read as another: its index and the word of the name. */
  readonly misspelt: ReadonlyMap<number, string>
  /** 1, less for misspelt words and for another name than its own. */
  readonly quality: number
  /** What it is worth at least. */
  readonly floor?: number
  /** The last word was found as the beginning of one: how much of that is there, 0–1, and whether the name begins so. */
  readonly unfinished?: { readonly part: number; readonly starts: boolean }
}

/** Whether these are the words from one on, without a gap. */
const isRun = (used: ReadonlySet<number>, from: number): boolean =>
  [...used].every((index) => index >= from && index < from + used.size)

/** How much of a word of a name one of the query stands for, 0–1; `alone` where the query is that word. */
type Fit = (word: QueryWord, other: string, alone: boolean) => number

const asSpelt: Fit = ({ text, typed = 1 }, other) => (text === other ? typed : 0)

const asBeginning: Fit = ({ text, open, typed }, other) =>
  open && typed === undefined && other.startsWith(text) ? text.length / other.length : 0

function asMisspelt({ text, spelt, typed }: QueryWord, other: string, alone: boolean): number {
  if (spelt || typed !== undefined) return 0
  const wrong = edits(text, other, alone)
  return Number.isFinite(wrong) && wrong > 0 ? 1 - (C.typo * wrong) / text.length : 0
}

/** How a name accounts for the words of a query; each word of either is used once, in any order. */
export function matchName(query: readonly QueryWord[], name: readonly NameWord[]): NameMatch | null {
  const used = new Set<number>()
  const matched = new Set<number>()
  const misspelt = new Map<number, string>()
  let typed = 0
  let wrong = 0
  let unfinished: number | null = null
  // Plain loops: some thousand names are compared for one text.
  const pass = (fit: Fit) => {
    for (let at = 0; at < query.length; at += 1) {
      const word = query[at]
      if (!word || matched.has(at)) continue
      let best = -1
      let bestPart = 0
      for (let index = 0; index < name.length; index += 1) {
        if (used.has(index)) continue
        const part = fit(word, name[index]?.text ?? '', query.length === 1)
        if (part > bestPart) [best, bestPart] = [index, part]
      }
      if (best < 0) continue
      used.add(best)
      matched.add(at)
      typed += (name[best]?.weight ?? 0) * bestPart
      if (fit === asMisspelt) {
        misspelt.set(at, name[best]?.text ?? '')
        wrong += (1 - bestPart) * word.text.length
      } else if (bestPart < 1) unfinished = bestPart
    }
  }
  pass(asSpelt)
  pass(asBeginning)
  pass(asMisspelt)
  if (matched.size === 0) return null
  const letters = [...matched].reduce((sum, at) => sum + (query[at]?.text.length ?? 0), 0)
  const total = name.reduce((sum, { weight }) => sum + weight, 0)
  const first = name.findIndex(({ needless }) => !needless)
  const isWhole = name.every(({ needless }, index) => needless || used.has(index))
  const starts = isRun(used, 0) || isRun(used, first)
  return {
    matched,
    share: total === 0 ? 0 : Math.min(1, typed / total),
    whole: isWhole && unfinished === null,
    everyWord: used.size === name.length && unfinished === null && misspelt.size === 0,
    telling: used.size === name.length || [...used].some((index) => name[index]?.telling === true),
    begins: unfinished === null && misspelt.size === 0 && starts,
    misspelt,
    quality: 1 - wrong / letters,
    ...(unfinished === null ? {} : { unfinished: { part: unfinished, starts } }),
  }
}

/** What a match is worth, 0–1; a little more for a name that is the whole text. */
export const nameScore = ({ share, whole, telling, quality, floor = 0 }: NameMatch): number =>
  Math.max(floor, C.name.any + C.name.share * share + (whole ? C.name.whole : 0)) * quality * (telling ? 1 : C.vague)

import MiniSearch, { type SearchResult } from 'minisearch'
import { stemmer } from 'stemmer'
import { plainText } from '../text/inline.tsx'
import type { FaqItem } from './items.ts'

const MARKS = /\p{M}/gu
const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu

/** Lower case without accents. */
const folded = (text: string): string => text.normalize('NFD').replace(MARKS, '').toLowerCase()

/** Words of a question that say nothing about its subject. */
const SMALL = new Set(
  'a about am an and any are as at be by can could did do does for from have how i if in is it me my of on or our should so that the their there they this to was we what when where which who why will with would you your'.split(
    ' ',
  ),
)
/** A shorter word has too many neighbours for a typo to be told from another word. */
const LEAST_FOR_TYPO = 4
/** Letters from which a word may hold two slips; two letters the wrong way round count as two. */
const LEAST_FOR_TWO = 6

const slips = (word: string): number | false =>
  word.length < LEAST_FOR_TYPO ? false : word.length < LEAST_FOR_TWO ? 1 : 2

export interface FaqFound {
  readonly items: readonly FaqItem[]
  /** Ids of the items whose answer holds a match, so that it has to be opened to show why the item was found. */
  readonly inAnswer: ReadonlySet<string>
  /** Words of the query that no item holds. */
  readonly unknown: readonly string[]
  /** Whether a word of the page is one that was found. */
  readonly isMatch: (word: string) => boolean
}

/** The words that a query is about, each once; its small words when there is nothing else. */
export const searchTerms = (query: string): readonly string[] => {
  const words = [...new Set(folded(query).match(WORD))]
  const telling = words.filter((word) => !SMALL.has(word))
  return telling.length > 0 ? telling : words
}

/** Items in which the most of the words were found: all of them, or as many as any item holds. */
const best = (items: readonly FaqItem[], found: readonly (readonly SearchResult[])[]): readonly FaqItem[] => {
  const count = (item: FaqItem): number => found.filter((results) => results.some(({ id }) => id === item.id)).length
  const most = Math.max(...items.map(count))
  return most === 0 ? [] : items.filter((item) => count(item) === most)
}

/**
 * Search over questions and answers: each word as it stands, as a beginning or by its stem (`cancelling` finds `cancelled`), and
 * with one or two slips where it is not found otherwise. Items keep their own order; all items for an empty query.
 */
export const createFaqSearch = (items: readonly FaqItem[]): ((query: string) => FaqFound) => {
  const index = new MiniSearch<{ id: string; question: string; answer: string }>({
    fields: ['question', 'answer'],
    tokenize: (text) => text.match(WORD) ?? [],
    processTerm: (word) => [folded(word), stemmer(folded(word))],
    searchOptions: { tokenize: (word) => [word], processTerm: (word) => word },
  })
  index.addAll(items.map(({ id, question, answer }) => ({ id, question, answer: answer.map(plainText).join('\n') })))
  const find = (word: string): readonly SearchResult[] => {
    const meant = index.search({ queries: [{ queries: [word], prefix: true }, stemmer(word)] })
    return meant.length > 0 ? meant : index.search(word, { fuzzy: slips(word) })
  }
  return (query) => {
    const terms = searchTerms(query)
    if (terms.length === 0) return { items, inAnswer: new Set(), unknown: [], isMatch: () => false }
    const found = terms.map(find)
    const matches = found.flat()
    const words = new Set(matches.flatMap(({ match }) => Object.keys(match)))
    return {
      items: best(items, found),
      inAnswer: new Set(
        matches.filter(({ match }) => Object.values(match).flat().includes('answer')).map(({ id }) => String(id)),
      ),
      unknown: terms.filter((_, at) => found[at]?.length === 0),
      isMatch: (word) => words.has(folded(word)) || words.has(stemmer(folded(word))),
    }
  }
}

interface Highlight {
  readonly text: string
  readonly match: boolean
}

/** Splits a text at the words that match; joined, the pieces are the text. */
export const highlight = (text: string, isMatch: (word: string) => boolean): readonly Highlight[] => {
  const pieces: Highlight[] = []
  let from = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isMatch(word)) continue
    if (index > from) pieces.push({ text: text.slice(from, index), match: false })
    pieces.push({ text: word, match: true })
    from = index + word.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from), match: false })
  return pieces
}

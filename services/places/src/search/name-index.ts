import { words } from '../data/fold.ts'
import { foldName } from './frame.ts'
import type { NameWord } from './name-match.ts'
import { NameWeigher } from './name-words.ts'
import { Postings, TokenMatches } from './postings.ts'

export interface Doc<T> {
  readonly item: T
  /** The name and every other name it goes by. */
  readonly names: readonly string[]
  /** Its city and country: left out of its name more often than not. */
  readonly where: readonly string[]
  /** Other words that help to tell it apart: address, the venue of an event. */
  readonly context: readonly string[]
  /** 0–1: how well known; decides between equal matches. */
  readonly rank: number
}

/** Documents that hold every word, and documents that hold one of the rarest, looked at in full; the best known first. */
const CANDIDATES = { all: 300, rare: 120 } as const
/** So short a beginning expands to too many words to be looked up: more is looked at that holds the words before it. */
const SHORT_BEGINNING = { letters: 2, rare: 200 } as const
const RARE_WORDS = 3

/** Finds documents by the words of their names; what they are worth is decided by the resolver. */
export class NameIndex<T> {
  readonly #docs: readonly Doc<T>[]
  readonly #names = new Postings()
  readonly #context = new Postings()
  readonly #whole = new Map<string, number[]>()
  readonly #joined = new Map<string, number[]>()
  readonly #nameWords: readonly (readonly (readonly NameWord[])[])[]
  readonly #contextWords: readonly (readonly string[])[]

  constructor(docs: readonly Doc<T>[]) {
    this.#docs = docs.toSorted((a, b) => b.rank - a.rank)
    const note = (map: Map<string, number[]>, key: string, at: number) => {
      const same = map.get(key)
      if (!same) map.set(key, [at])
      else if (same.at(-1) !== at) same.push(at)
    }
    // Thousands of rows share the words of one city.
    const seen = new Map<string, readonly string[]>()
    const wordsOf = (text: string): readonly string[] => {
      const known = seen.get(text) ?? words(foldName(text))
      seen.set(text, known)
      return known
    }
    const nameKeys = this.#docs.map(({ names }) => names.map(foldName))
    this.#contextWords = this.#docs.map(({ where, context }) => wordsOf([...where, ...context].join(' ')))
    for (const at of this.#docs.keys()) {
      for (const key of nameKeys[at] ?? []) {
        note(this.#whole, key, at)
        if (key.length >= 8 && key.includes(' ')) note(this.#joined, key.replaceAll(' ', ''), at)
        for (const term of words(key)) this.#names.add(term, at)
      }
      for (const term of this.#contextWords[at] ?? []) this.#context.add(term, at)
    }
    this.#names.finish()
    this.#context.finish()
    const weigher = new NameWeigher((word) => this.weight(word))
    this.#nameWords = this.#docs.map(({ names, where }, at) => {
      const near = where.flatMap(wordsOf)
      return names.map((name, index) => weigher.weigh(name, nameKeys[at]?.[index] ?? '', near))
    })
  }

  doc(at: number): Doc<T> | undefined {
    return this.#docs[at]
  }

  items(): T[] {
    return this.#docs.map(({ item }) => item)
  }

  /** Documents one of whose names is exactly this folded text. */
  whole(key: string): readonly number[] {
    return this.#whole.get(key) ?? []
  }

  /** Documents whose name is this text without its spaces ("tokyobigsight"). */
  joined(key: string): readonly number[] {
    return this.#joined.get(key) ?? []
  }

  /** Documents the test holds for, best known first. */
  where(test: (item: T) => boolean): number[] {
    return this.#docs.flatMap(({ item }, at) => (test(item) ? [at] : []))
  }

  /** Whether a name or its surroundings are spelt so. */
  isSpelt(word: string): boolean {
    return this.#names.exact(word) !== null || this.#context.exact(word) !== null
  }

  /** How much a word tells, 0.1–1: the rarer, the more. */
  weight(word: string): number {
    const found = this.#names.exact(word)?.docs.length ?? 0
    const all = Math.max(2, this.#docs.length)
    return Math.max(0.1, 1 - Math.log(Math.max(1, found)) / Math.log(all))
  }

  /** The words of each name of a document, weighed. */
  nameWords(at: number): readonly (readonly NameWord[])[] {
    return this.#nameWords[at] ?? []
  }

  contextWords(at: number): readonly string[] {
    return this.#contextWords[at] ?? []
  }

  /** Documents that hold a word beginning with each of these, best known first. */
  abbreviated(tokens: readonly string[]): number[] {
    return [...holdingAll(tokens.map((token) => new TokenMatches(token, this.#names, this.#context, true, false)))]
  }

  /** Documents that may be meant by some of the words, each once; the last word may be a beginning, or still be typed. */
  candidates(tokens: readonly string[], ending: 'whole' | 'open' | 'typing'): number[] {
    const matches = tokens.map(
      (token, at) =>
        new TokenMatches(token, this.#names, this.#context, ending !== 'whole' && at === tokens.length - 1, true),
    )
    const found = holdingAll(matches)
    const rare = matches.filter(({ size }) => size > 0).toSorted((a, b) => a.size - b.size)
    const begins = ending === 'typing' && tokens.length > 1 && (tokens.at(-1)?.length ?? 0) <= SHORT_BEGINNING.letters
    const most = begins ? SHORT_BEGINNING.rare : CANDIDATES.rare
    for (const token of rare.slice(0, RARE_WORDS)) {
      let taken = 0
      let seen = 0
      for (const doc of token.docs()) {
        seen += 1
        if (token.weightIn(doc) > 0) {
          found.add(doc)
          taken += 1
        }
        if (taken >= most || seen >= 20 * most) break
      }
    }
    return [...found]
  }
}

/** Documents that hold every word, one of them in a name. */
function holdingAll(matches: readonly TokenMatches[]): Set<number> {
  const found = new Set<number>()
  const [driver, ...others] = matches.toSorted((a, b) => a.size - b.size)
  if (driver && driver.size > 0)
    for (const doc of driver.docs()) {
      if (others.every((other) => other.weightIn(doc) !== 0) && matches.some((each) => each.weightIn(doc) > 0))
        found.add(doc)
      if (found.size >= CANDIDATES.all) break
    }
  return found
}

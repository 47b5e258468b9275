import { fold, words } from '../data/fold.ts'
import { CONTEXT_WEIGHT, Postings, TokenMatches } from './postings.ts'

export interface Doc<T> {
  readonly item: T
  /** The name and every other name it goes by. */
  readonly names: readonly string[]
  /** Words that help to tell it apart: city, country, address. */
  readonly context: readonly string[]
  /** 0–1: how well known; decides between equal matches. */
  readonly rank: number
  /** Whether the context alone may name it ("Melbourne" for an event there), spelt right. */
  readonly byContext?: boolean
}

export interface Hit<T> {
  readonly item: T
  /** Higher is better; over 1 the whole name was typed. */
  readonly score: number
  /** How much of the query was found, 0–1. */
  readonly coverage: number
  /** Found only by allowing for typing errors or by leaving words out. */
  readonly loose: boolean
}

/** Candidates scored in full; they come best known first. */
const CANDIDATES = 300
/** Longer queries say no more. */
const MAX_TOKENS = 12
const RELAXED_COVERAGE = 0.6

/** Full-text search over names: exact before prefix before typing errors, then how well known a place is. */
export class TextIndex<T> {
  readonly #docs: readonly Doc<T>[]
  readonly #names = new Postings()
  readonly #context = new Postings()
  readonly #whole = new Map<string, number[]>()

  constructor(docs: readonly Doc<T>[]) {
    this.#docs = docs.toSorted((a, b) => b.rank - a.rank)
    // Thousands of rows share the words of one city.
    const seen = new Map<string, readonly string[]>()
    const contextWords = (text: string): readonly string[] => {
      const known = seen.get(text) ?? words(fold(text))
      seen.set(text, known)
      return known
    }
    for (const [at, doc] of this.#docs.entries()) {
      for (const name of doc.names) {
        const key = fold(name)
        const same = this.#whole.get(key)
        if (!same) this.#whole.set(key, [at])
        else if (same.at(-1) !== at) same.push(at)
        for (const term of words(key)) this.#names.add(term, at)
      }
      for (const text of doc.context) for (const term of contextWords(text)) this.#context.add(term, at)
    }
    this.#names.finish()
    this.#context.finish()
  }

  /** Best matches first; empty when nothing fits well enough to be meant. */
  search(query: string, limit: number, keep: (item: T) => boolean = () => true): Hit<T>[] {
    const key = fold(query)
    const tokens = significant(words(key).slice(0, MAX_TOKENS))
    if (tokens.length === 0) return []
    const matches = (fuzzy: boolean) =>
      tokens.map((token, at) => new TokenMatches(token, this.#names, this.#context, at === tokens.length - 1, fuzzy))
    const plain = matches(false)
    let hits = this.#score(key, plain, this.#candidates(plain, keep), 1, false)
    if (hits.length === 0) {
      const loose = matches(true)
      hits = this.#score(key, loose, this.#candidates(loose, keep), 1, true)
      if (hits.length === 0) hits = this.#score(key, loose, this.#partial(loose, keep), RELAXED_COVERAGE, true)
    }
    const whole = (this.#whole.get(key) ?? []).filter((at) => this.#kept(at, keep))
    const seen = new Set(hits.map((hit) => hit.item))
    for (const hit of this.#score(key, plain, whole.slice(0, CANDIDATES), 1, false))
      if (!seen.has(hit.item)) hits.push(hit)
    return hits.sort((a, b) => b.score - a.score).slice(0, limit)
  }

  #kept(at: number, keep: (item: T) => boolean): boolean {
    const doc = this.#docs[at]
    return doc !== undefined && keep(doc.item)
  }

  /** Documents that hold every token, best known first. */
  #candidates(tokens: readonly TokenMatches[], keep: (item: T) => boolean): number[] {
    const [driver, ...others] = tokens.toSorted((a, b) => a.size - b.size)
    if (!driver || driver.size === 0) return []
    const found = new Set<number>()
    for (const doc of driver.docs()) {
      if (others.every((other) => other.weightIn(doc) !== 0) && this.#kept(doc, keep)) found.add(doc)
      if (found.size >= CANDIDATES) break
    }
    return [...found]
  }

  /** Documents that hold one of the two rarest tokens: some words of the query may be noise. */
  #partial(tokens: readonly TokenMatches[], keep: (item: T) => boolean): number[] {
    const rare = tokens.filter((token) => token.size > 0).toSorted((a, b) => a.size - b.size)
    const found = new Set<number>()
    for (const token of rare.slice(0, 2)) {
      let taken = 0
      for (const doc of token.docs()) {
        if (this.#kept(doc, keep)) found.add(doc)
        taken += 1
        if (taken >= CANDIDATES) break
      }
    }
    return [...found]
  }

  #score(
    key: string,
    tokens: readonly TokenMatches[],
    docs: readonly number[],
    needed: number,
    loose: boolean,
  ): Hit<T>[] {
    const letters = tokens.reduce((sum, token) => sum + token.token.length, 0)
    const hits: Hit<T>[] = []
    for (const at of docs) {
      const doc = this.#docs[at]
      if (!doc) continue
      let weight = 0
      let covered = 0
      let named = 0
      let namedTokens = 0
      let context = Number.POSITIVE_INFINITY
      for (const token of tokens) {
        const best = token.weightIn(at)
        weight += Math.abs(best) * token.token.length
        if (best !== 0) covered += token.token.length
        if (best > 0) {
          named += token.token.length
          namedTokens += 1
        }
        if (best < 0) context = Math.min(context, -best)
      }
      const coverage = covered / letters
      if (coverage < needed) continue
      // A misspelt word that only resembles one of the context is no evidence; half of what was typed must be in the name.
      if (loose && named < letters / 2 && context < CONTEXT_WEIGHT) continue
      if (named === 0 && !(doc.byContext && context >= CONTEXT_WEIGHT)) continue
      hits.push({
        item: doc.item,
        coverage,
        loose,
        score: weight / letters + nameBonus(key, namedTokens, doc.names) + 0.2 * doc.rank,
      })
    }
    return hits
  }
}

/** A single last letter after other words is a word just begun: it rules nothing out yet and costs the most to look up. */
function significant(tokens: string[]): string[] {
  return tokens.length > 1 && /^\p{L}$/u.test(tokens.at(-1) ?? '') ? tokens.slice(0, -1) : tokens
}

/** The whole name typed, its beginning typed, or how much of the name the query makes up. */
function nameBonus(key: string, typed: number, names: readonly string[]): number {
  let best = 0
  for (const [at, name] of names.entries()) {
    const folded = fold(name)
    const own = at === 0 ? 0 : 0.03
    if (folded === key) best = Math.max(best, 0.6 - own)
    else if (folded.startsWith(key)) best = Math.max(best, 0.2 + (0.15 * key.length) / folded.length - own)
    else {
      // By number of words, so that a misspelt word counts too.
      const parts = words(folded).length
      best = Math.max(best, (0.2 * Math.min(parts, typed)) / Math.max(1, parts, typed) - own)
    }
  }
  return best
}

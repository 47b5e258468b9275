import SearchableMap from 'minisearch/SearchableMap'
import { NearSpellings } from './near-spellings.ts'

/** Entries a prefix may expand to; a longer list means the prefix says next to nothing yet. */
const MAX_EXPANSIONS = 200

/** Shorter lists stay plain arrays: a typed array costs more to make than it saves. */
const PACK_FROM = 64

interface TermMatch {
  /** Documents, ascending; documents are numbered by falling rank, so the first are the best known. */
  readonly docs: ArrayLike<number>
  /** 1 exact, less for prefixes and typing errors. */
  readonly weight: number
}

/**
 * An inverted index whose document numbers are the static ranking. Beginnings are looked up in MiniSearch's radix tree;
 * the lists are typed arrays, so a million rows fit and common words cost nothing to skip (decision 023, with the source
 * of the weights).
 */
export class Postings {
  #growing: Map<string, number[]> | null = new Map()
  readonly #lists = new Map<string, ArrayLike<number>>()
  readonly #beginnings = new SearchableMap<ArrayLike<number>>()
  #spellings: NearSpellings | null = null

  /** Documents must be added in ascending order. */
  add(term: string, doc: number): void {
    if (!this.#growing) throw new Error('The index is finished')
    const list = this.#growing.get(term)
    if (!list) this.#growing.set(term, [doc])
    else if (list.at(-1) !== doc) list.push(doc)
  }

  finish(): void {
    for (const [term, list] of this.#growing ?? []) {
      const packed = list.length < PACK_FROM ? list : Uint32Array.from(list)
      this.#lists.set(term, packed)
      this.#beginnings.set(term, packed)
    }
    this.#spellings = new NearSpellings(this.#lists.keys())
    this.#growing = null
  }

  exact(term: string): TermMatch | null {
    const docs = this.#lists.get(term)
    return docs ? { docs, weight: 1 } : null
  }

  prefix(term: string): TermMatch[] {
    const matches: TermMatch[] = []
    let seen = 0
    for (const [found, docs] of this.#beginnings.atPrefix(term)) {
      seen += 1
      if (seen > MAX_EXPANSIONS * 5) break
      if (found !== term) matches.push({ docs, weight: 0.6 + (0.35 * term.length) / found.length })
    }
    // The lists that reach the best known documents first are worth keeping.
    return matches.sort((a, b) => (a.docs[0] ?? 0) - (b.docs[0] ?? 0)).slice(0, MAX_EXPANSIONS)
  }

  /** Terms within a small edit distance, at a word length where a typing error is likelier than another word. */
  fuzzy(term: string): TermMatch[] {
    const allowed = term.length <= 3 || /^\d/.test(term) ? 0 : term.length <= 5 ? 1 : 2
    if (allowed === 0) return []
    const matches: TermMatch[] = []
    for (const { word, edits } of this.#spellings?.within(term, allowed) ?? []) {
      // A wrong first letter is rare in typing errors and common between different words.
      const first = word[0] === term[0] ? 0 : 0.15
      const docs = this.#lists.get(word) ?? []
      matches.push({ docs, weight: Math.max(0.3, 0.85 - (0.9 * edits) / term.length - first) })
    }
    // Two letters the wrong way round are one slip to a person but two edits.
    for (let at = 0; at + 1 < term.length; at += 1) {
      const swapped = `${term.slice(0, at)}${term.charAt(at + 1)}${term.charAt(at)}${term.slice(at + 2)}`
      const docs = swapped === term ? undefined : this.#lists.get(swapped)
      if (docs) matches.push({ docs, weight: 0.75 })
    }
    return matches
  }
}

/** A shorter beginning of a word rules nothing out yet and costs the most to look up. */
const MIN_PREFIX = 2
/** A word found in the context says less than one of the name. */
export const CONTEXT_WEIGHT = 0.75
/** Documents of word beginnings and typing errors looked at for one query word; the best known come first. */
const MAX_LOOSE = 60_000
const SCALE = 1000
const STRIDE = 4 * SCALE

interface Exact {
  readonly docs: ArrayLike<number>
  readonly inName: boolean
}

/** Where an ascending list first reaches `value`. */
function lowerBound(list: ArrayLike<number>, value: number): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((list[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Loose matches as one ascending list of numbers: document, then how bad the match is, then whether it is in the context
 * only. One binary search then answers for a document, however many words the beginning of a word expands to.
 */
function packed(names: readonly TermMatch[], context: readonly TermMatch[]): Float64Array {
  const lists = [
    ...names.map((list) => ({ ...list, place: 0 })),
    ...context.map(({ docs, weight }) => ({ docs, weight: weight * CONTEXT_WEIGHT, place: 1 })),
  ]
  const each = Math.max(300, Math.floor(MAX_LOOSE / Math.max(1, lists.length)))
  const keys = new Float64Array(lists.reduce((sum, { docs }) => sum + Math.min(each, docs.length), 0))
  let at = 0
  for (const { docs, weight, place } of lists) {
    const rest = 2 * Math.round((1 - weight) * SCALE) + place
    const length = Math.min(each, docs.length)
    for (let index = 0; index < length; index += 1) {
      keys[at] = (docs[index] ?? 0) * STRIDE + rest
      at += 1
    }
  }
  return keys.sort()
}

/** Everything one word of a query may mean. */
export class TokenMatches {
  readonly token: string
  readonly size: number
  readonly #exact: readonly Exact[]
  readonly #loose: Float64Array

  constructor(token: string, names: Postings, context: Postings, last: boolean, fuzzy: boolean) {
    this.token = token
    const inName = names.exact(token)
    const inContext = context.exact(token)
    this.#exact = [
      ...(inName ? [{ docs: inName.docs, inName: true }] : []),
      ...(inContext ? [{ docs: inContext.docs, inName: false }] : []),
    ]
    const expand = last && token.length >= MIN_PREFIX
    // A word spelt as somebody's name is taken as spelt.
    const guess = fuzzy && this.#exact.length === 0
    const loose = (postings: Postings) => [
      ...(expand ? postings.prefix(token) : []),
      ...(guess ? postings.fuzzy(token) : []),
    ]
    this.#loose = packed(loose(names), loose(context))
    this.size = this.#exact.reduce((sum, { docs }) => sum + docs.length, 0) + this.#loose.length
  }

  /** The best weight in a document, 0 without a match; a negative one stands in the context only. */
  weightIn(doc: number): number {
    let best = 0
    for (const { docs, inName } of this.#exact) {
      if (docs[lowerBound(docs, doc)] !== doc) continue
      if (inName) return 1
      best = -CONTEXT_WEIGHT
    }
    const key = this.#loose[lowerBound(this.#loose, doc * STRIDE)]
    if (key === undefined || key >= (doc + 1) * STRIDE) return best
    const rest = key - doc * STRIDE
    const weight = 1 - Math.floor(rest / 2) / SCALE
    if (weight <= -best) return best
    return rest % 2 === 0 ? weight : -weight
  }

  /** Matching documents, best known first, each once. */
  *docs(): Generator<number> {
    const lists: { readonly docs: ArrayLike<number>; readonly stride: number; at: number }[] = [
      ...this.#exact.map(({ docs }) => ({ docs, stride: 1, at: 0 })),
      { docs: this.#loose, stride: STRIDE, at: 0 },
    ]
    for (;;) {
      let next = Number.POSITIVE_INFINITY
      for (const list of lists) {
        const value = list.docs[list.at]
        if (value !== undefined) next = Math.min(next, Math.floor(value / list.stride))
      }
      if (next === Number.POSITIVE_INFINITY) return
      yield next
      for (const list of lists) {
        for (let value = list.docs[list.at]; value !== undefined && Math.floor(value / list.stride) === next;) {
          list.at += 1
          value = list.docs[list.at]
        }
      }
    }
  }
}

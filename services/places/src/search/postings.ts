import SearchableMap from 'minisearch/SearchableMap'

/** Entries a prefix may expand to; a longer list means the prefix says next to nothing yet. */
const MAX_EXPANSIONS = 200

/** Shorter lists stay plain arrays: a typed array costs more to make than it saves. */
const PACK_FROM = 64

export interface TermMatch {
  /** Documents, ascending; documents are numbered by falling rank, so the first are the best known. */
  readonly docs: ArrayLike<number>
  /** 1 exact, less for prefixes and typing errors. */
  readonly weight: number
}

/**
 * An inverted index whose document numbers are the static ranking. Terms live in MiniSearch's radix tree (prefix walk
 * and bounded edit distance); the lists are typed arrays, so a million rows fit and common words cost nothing to skip.
 */
export class Postings {
  readonly #terms = new SearchableMap<ArrayLike<number>>()
  #growing: Map<string, number[]> | null = new Map()

  /** Documents must be added in ascending order. */
  add(term: string, doc: number): void {
    if (!this.#growing) throw new Error('The index is finished')
    const list = this.#growing.get(term)
    if (!list) this.#growing.set(term, [doc])
    else if (list.at(-1) !== doc) list.push(doc)
  }

  finish(): void {
    for (const [term, list] of this.#growing ?? []) {
      this.#terms.set(term, list.length < PACK_FROM ? list : Uint32Array.from(list))
    }
    this.#growing = null
  }

  exact(term: string): TermMatch | null {
    const docs = this.#terms.get(term)
    return docs ? { docs, weight: 1 } : null
  }

  prefix(term: string): TermMatch[] {
    const matches: TermMatch[] = []
    let seen = 0
    for (const [found, docs] of this.#terms.atPrefix(term)) {
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
    for (const [found, [docs, edits]] of this.#terms.fuzzyGet(term, allowed)) {
      if (edits === 0) continue
      // A wrong first letter is rare in typing errors and common between different words.
      const first = found[0] === term[0] ? 0 : 0.15
      matches.push({ docs, weight: Math.max(0.3, 0.85 - (0.9 * edits) / term.length - first) })
    }
    // Two letters the wrong way round are one slip to a person but two edits.
    for (let at = 0; at + 1 < term.length; at += 1) {
      const swapped = `${term.slice(0, at)}${term.charAt(at + 1)}${term.charAt(at)}${term.slice(at + 2)}`
      const docs = swapped === term ? undefined : this.#terms.get(swapped)
      if (docs) matches.push({ docs, weight: 0.75 })
    }
    return matches
  }
}

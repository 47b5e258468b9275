/** The traveller's text while it is read: every reader takes its words off the page, so what is left was not understood. */

/** A piece of the text, as offsets of UTF-16 units. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Stands where words were taken: no letter, digit or space, so that no pattern reaches across. */
const TAKEN = '\u00a6'

/** A small letter without its accent, as long as the unit itself, so that offsets stay those of the text. */
const foldUnit = (unit: string): string => {
  if (unit === '’' || unit === '‘' || unit === 'ʼ') return "'"
  if (unit === '–' || unit === '—' || unit === '‐' || unit === '‑') return '-'
  if (/\s/u.test(unit) || /\p{Cc}/u.test(unit)) return ' '
  const [base = unit] = unit.normalize('NFD')
  const small = base.toLowerCase()
  return small.length === unit.length ? small : unit
}

/** Folds text as patterns read it; as long as the text itself. */
export const foldText = (text: string): string =>
  // Most of a text: printable ASCII has no accents.
  OTHER_UNITS.test(text)
    ? text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()).replace(OTHER_UNIT, foldUnit)
    : text.toLowerCase()
const OTHER_UNITS = /[^ -~]/
const OTHER_UNIT = /[^ -~]/g

/**
 * Every match of a global pattern, first to last. `matchAll` clones the pattern, and a clone of a long one is compiled again once the
 * engine dropped it from its cache.
 */
export function* matchesOf(text: string, pattern: RegExp): Generator<RegExpExecArray> {
  let from = 0
  for (;;) {
    pattern.lastIndex = from
    const match = pattern.exec(text)
    if (match === null) return
    from = match[0] === '' ? pattern.lastIndex + 1 : pattern.lastIndex
    pattern.lastIndex = 0
    yield match
  }
}

/** What a reader makes of a match: the spans to take (the whole match for `true`), or null to leave the words alone. */
export type Taking = readonly Span[] | true | null

export class Page {
  readonly text: string
  /** The whole text, folded; never changes. */
  readonly folded: string
  #left: string
  readonly #said = new Map<RegExp, boolean>()
  /** Where the notes begin; the destination stands before. */
  readonly notesFrom: number

  constructor(destination: string, notes: string) {
    const first = destination.normalize('NFC')
    this.text = notes === '' ? first : `${first} ${TAKEN} ${notes.normalize('NFC')}`
    this.folded = foldText(this.text)
    this.notesFrom = notes === '' ? this.text.length + 1 : first.length + 1
    this.#left = this.folded
  }

  /** The folded text with the words taken so far blanked out. */
  get left(): string {
    return this.#left
  }

  /** The text as it was typed, with the words taken so far blanked out. */
  unread(): string {
    return this.text.replace(/[^]/g, (unit, at: number) => (this.#left.charAt(at) === TAKEN ? TAKEN : unit))
  }

  /** The words of a span as they were typed. */
  words({ from, to }: Span): string {
    return this.text.slice(from, to).replace(/\s+/g, ' ').trim()
  }

  fieldOf({ from }: Span): 'destination' | 'notes' {
    return from >= this.notesFrom ? 'notes' : 'destination'
  }

  take({ from, to }: Span): void {
    this.#left = this.#left.slice(0, from) + TAKEN.repeat(to - from) + this.#left.slice(to)
  }

  /** Whether the text holds a word that long patterns cannot do without: a quick look, made once a page. */
  says(words: RegExp): boolean {
    const known = this.#said.get(words) ?? words.test(this.folded)
    this.#said.set(words, known)
    return known
  }

  /** Whether nothing in the span was taken yet. */
  isFree({ from, to }: Span): boolean {
    return !this.#left.slice(from, to).includes(TAKEN)
  }

  /**
   * Shows every match among the words left, first to last, and takes what the reader made something of. `across` lets a match reach
   * over words that were taken before.
   */
  each(pattern: RegExp, read: (match: RegExpExecArray, span: Span) => Taking, across = false): void {
    for (const match of matchesOf(this.#left, pattern)) {
      const span = { from: match.index, to: match.index + match[0].length }
      if (match[0] === '' || !(across || this.isFree(span))) continue
      const taken = read(match, span)
      if (taken === null) continue
      for (const each of taken === true ? [span] : taken) this.take(each)
    }
  }

  /** Runs of words that nobody took. */
  leftover(): readonly Span[] {
    return [...this.#left.matchAll(/[^\u00a6]+/g)].map(({ 0: run, index }) => ({ from: index, to: index + run.length }))
  }
}

/** The span of a group of a match made with the `d` flag. */
export const groupSpan = (match: RegExpExecArray, group: number): Span | null => {
  const range = match.indices?.[group]
  return range === undefined ? null : { from: range[0], to: range[1] }
}

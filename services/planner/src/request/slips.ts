import { memoised } from './memo.ts'

/** Fewest letters of a word in which slips are looked for; shorter ones are too much alike. */
const FEWEST_LETTERS = 5
/** Slips that a word of so many letters may hold. */
const slipsAllowed = (length: number): number => (length < FEWEST_LETTERS ? 0 : length < 8 ? 1 : 2)

const lettersOf = (word: string): string => [...word].toSorted().join('')

/**
 * Slips between two words: letters wrong, missing, too many, or two that stand the wrong way round (optimal string alignment);
 * the same letters in another order are one slip. Infinity where there are more than `most`.
 */
export const slipsBetween = (typed: string, word: string, most: number): number => {
  if (Math.abs(typed.length - word.length) > most) return Infinity
  if (typed === word) return 0
  if (typed.length >= FEWEST_LETTERS && typed.length === word.length && lettersOf(typed) === lettersOf(word)) return 1
  let before: number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= word.length; j += 1) {
      const wrong = typed[i - 1] === word[j - 1] ? 0 : 1
      const isSwap = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]
      row.push(
        Math.min(
          (last[j] ?? Infinity) + 1,
          (row[j - 1] ?? Infinity) + 1,
          (last[j - 1] ?? Infinity) + wrong,
          isSwap ? (before[j - 2] ?? Infinity) + 1 : Infinity,
        ),
      )
    }
    ;[before, last] = [last, row]
  }
  const slips = last[word.length] ?? Infinity
  return slips > most ? Infinity : slips
}

/** Names of one number of words and one first letter: the first letter is never mistaken, and one word of two is no slip of the other. */
const groupOf = (name: string): string => `${name.charAt(0)}${name.split(' ').length}`

/** Names that a mistyped one may stand for, each with what it means. */
export class Slips<Meaning> {
  readonly #groups = new Map<string, (readonly [name: string, meaning: Meaning])[]>()
  /** The only meaning whose name is nearest to what was typed. Null where there are two, or none. */
  readonly meant = memoised((typed) => this.#nearest(typed))

  constructor(names: Iterable<readonly [name: string, meaning: Meaning]>) {
    for (const each of names) {
      const same = this.#groups.get(groupOf(each[0]))
      if (same === undefined) this.#groups.set(groupOf(each[0]), [each])
      else same.push(each)
    }
  }

  #nearest(typed: string): Meaning | null {
    let best: { readonly slips: number; readonly meanings: Set<Meaning> } | null = null
    for (const [name, meaning] of this.#groups.get(groupOf(typed)) ?? []) {
      const slips = slipsBetween(typed, name, slipsAllowed(Math.min(typed.length, name.length)))
      if (slips === Infinity || slips > (best?.slips ?? Infinity)) continue
      if (best === null || slips < best.slips) best = { slips, meanings: new Set([meaning]) }
      else best.meanings.add(meaning)
    }
    const [only, ...others] = best?.meanings ?? []
    return only === undefined || others.length > 0 ? null : only
  }
}

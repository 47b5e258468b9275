import { distance } from 'fastest-levenshtein'

/** Which letters a word has, one bit for each of 32 classes of letters. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

/** Whether a number has at most `most` bits set. */
function hasAtMost(bits: number, most: number): boolean {
  let rest = bits
  for (let taken = 0; taken < most; taken += 1) rest &= rest - 1
  return rest === 0
}

interface SameLength {
  readonly words: string[]
  readonly letters: Uint32Array
}

/**
 * Words by their length, to find those within a few edits of another. An edit brings in one letter and takes out one at
 * most, so most words are ruled out by the letters they have; the rest are compared by Myers' bit-parallel algorithm
 * (J. ACM 46(3), 1999).
 */
export class NearSpellings {
  readonly #byLength: readonly SameLength[]

  constructor(words: Iterable<string>) {
    const byLength: string[][] = []
    for (const word of words) (byLength[word.length] ??= []).push(word)
    this.#byLength = Array.from(byLength, (same = []) => ({ words: same, letters: Uint32Array.from(same, lettersOf) }))
  }

  /** Words 1 to `most` edits away, with the number of edits. */
  within(word: string, most: number): { readonly word: string; readonly edits: number }[] {
    const found: { word: string; edits: number }[] = []
    const own = lettersOf(word)
    for (const { words, letters } of this.#byLength.slice(Math.max(0, word.length - most), word.length + most + 1)) {
      for (let at = 0; at < words.length; at += 1) {
        const theirs = letters[at] ?? 0
        if (!hasAtMost(own & ~theirs, most) || !hasAtMost(theirs & ~own, most)) continue
        const other = words[at] ?? ''
        const edits = distance(word, other)
        if (edits > 0 && edits <= most) found.push({ word: other, edits })
      }
    }
    return found
  }
}

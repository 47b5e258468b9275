import { words } from '../data/fold.ts'
import { CALIBRATION } from './calibration.ts'
import { foldName, kindsOfWord } from './frame.ts'
import type { NameWord } from './name-match.ts'

const ARTICLES = new Set(
  words('the a an of at in and de la le les el los las del der die das du des da do dos di il lo y e et und'),
)

/** Weighs the words of names; one object stands for a word in every name where it weighs the same. */
export class NameWeigher {
  readonly #weightOf: (word: string) => number
  readonly #needless = new Map<string, NameWord>()
  readonly #needed = new Map<string, NameWord>()

  constructor(weightOf: (word: string) => number) {
    this.#weightOf = weightOf
  }

  /** A name with its folded form and the words that say where it is. */
  weigh(name: string, folded: string, near: readonly string[]): readonly NameWord[] {
    const aside = name.includes('(') ? wordsInBrackets(name) : []
    return words(folded).map((text) => this.#weighed(text, near.includes(text) || aside.includes(text)))
  }

  #weighed(text: string, needless: boolean): NameWord {
    const shared = needless ? this.#needless : this.#needed
    const known = shared.get(text)
    if (known) return known
    const common = kindsOfWord(text) !== null || ARTICLES.has(text)
    const part = needless ? CALIBRATION.needlessWord : common ? CALIBRATION.commonWord : 1
    const word = { text, weight: this.#weightOf(text) * part, needless, telling: !needless && !common }
    shared.set(text, word)
    return word
  }
}

const wordsInBrackets = (name: string): string[] =>
  [...name.matchAll(/\(([^)]*)\)/g)].flatMap(([, inner = '']) => words(foldName(inner)))

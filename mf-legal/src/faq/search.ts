import { plainText } from '../text/inline.tsx'
import type { FaqItem } from './items.ts'

const MARKS = /\p{M}/gu

/** Lower case without accents, with the same length as the text, so that positions match. */
const folded = (text: string): string =>
  Array.from(text, (letter) => {
    const plain = letter.normalize('NFD').replace(MARKS, '').toLowerCase()
    return plain.length === letter.length ? plain : letter
  }).join('')

export const searchTerms = (query: string): string[] => [
  ...new Set(folded(query.normalize('NFC')).split(/\s+/).filter(Boolean)),
]

interface Highlight {
  text: string
  readonly match: boolean
}

/** Splits a text at the matches of the terms; joined, the pieces are the text. */
export const highlight = (text: string, terms: readonly string[]): readonly Readonly<Highlight>[] => {
  const haystack = folded(text)
  const matches = Array<boolean>(text.length).fill(false)
  for (const term of terms)
    for (let at = haystack.indexOf(term); at !== -1; at = haystack.indexOf(term, at + 1))
      matches.fill(true, at, at + term.length)
  const pieces: Highlight[] = []
  for (const [at, match] of matches.entries()) {
    const last = pieces.at(-1)
    if (last?.match === match) last.text += text.charAt(at)
    else pieces.push({ text: text.charAt(at), match })
  }
  return pieces
}

const answerText = ({ answer }: FaqItem): string => answer.map(plainText).join('\n')

/** Items in which every term occurs, in the question or the answer, in their own order. All items for no terms. */
export const searchItems = (items: readonly FaqItem[], terms: readonly string[]): readonly FaqItem[] =>
  terms.length === 0
    ? items
    : items.filter((item) => {
        const text = folded(`${item.question}\n${answerText(item)}`)
        return terms.every((term) => text.includes(term))
      })

/** Whether a term occurs in the answer, so that it has to be opened to show why the item was found. */
export const foundInAnswer = (item: FaqItem, terms: readonly string[]): boolean => {
  const text = folded(answerText(item))
  return terms.some((term) => text.includes(term))
}

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
  readonly text: string
  readonly match: boolean
}

interface Range {
  readonly start: number
  readonly end: number
}

const rangesOf = (text: string, terms: readonly string[]): Range[] => {
  const haystack = folded(text)
  const found: Range[] = []
  for (const term of terms)
    for (let start = haystack.indexOf(term); start !== -1; start = haystack.indexOf(term, start + term.length))
      found.push({ start, end: start + term.length })
  const merged: Range[] = []
  for (const range of found.sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = merged.at(-1)
    if (last !== undefined && range.start <= last.end)
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) }
    else merged.push(range)
  }
  return merged
}

/** Splits a text at the matches of the terms; joined, the pieces are the text. */
export const highlight = (text: string, terms: readonly string[]): Highlight[] => {
  const pieces: Highlight[] = []
  let at = 0
  for (const { start, end } of rangesOf(text, terms)) {
    if (start > at) pieces.push({ text: text.slice(at, start), match: false })
    pieces.push({ text: text.slice(start, end), match: true })
    at = end
  }
  if (at < text.length) pieces.push({ text: text.slice(at), match: false })
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

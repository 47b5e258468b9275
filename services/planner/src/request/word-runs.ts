import type { Page, Span } from './page.ts'

/** A word of the text. */
export interface Word extends Span {
  readonly text: string
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’&.-]*[\p{L}\p{N}]|[\p{L}\p{N}]/gu
/** What may stand between two words of one name. */
const GAP = /^(?: *[-&'’.]? *| *& *)$/
const LONGEST_SHORT = 3
/** Words of longer texts are not looked at. */
const MOST_WORDS = 160

/** Words that nobody took, clause by clause. */
export const wordRuns = (page: Page): readonly (readonly Word[])[] => {
  const runs: Word[][] = []
  let last: Word | null = null
  for (const { 0: text, index } of [...page.text.matchAll(WORD)].slice(0, MOST_WORDS)) {
    const word = { text, from: index, to: index + text.length }
    if (!page.isFree(word)) {
      last = null
      continue
    }
    const gap = last === null ? '' : page.left.slice(last.to, word.from)
    // A sentence ends: "Times Square. New York", and not "St. Peter".
    const isEnd = /\. /.test(gap) && (last?.text.length ?? 0) > LONGEST_SHORT
    if (last === null || isEnd || !GAP.test(gap)) runs.push([word])
    else runs.at(-1)?.push(word)
    last = word
  }
  return runs
}

import type { Page, Span } from './page.ts'

/** A word of the text. */
export interface Word extends Span {
  readonly text: string
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’&.-]*[\p{L}\p{N}]|[\p{L}\p{N}]/gu
/** What may stand between two words of one name. */
const GAP = /^(?: *[-&+'’.]? *| *& *)$/
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
    if (last === null || !GAP.test(page.left.slice(last.to, word.from))) runs.push([word])
    else runs.at(-1)?.push(word)
    last = word
  }
  return runs
}

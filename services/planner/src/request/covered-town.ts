import { isCommon } from './common-words.ts'
import { isCovered } from './named-roles.ts'
import { foldText, type Page, type Span } from './page.ts'
import type { ReadPort } from './where.ts'
import { isNoPlace } from './wide-places.ts'

/** Most words of a city's name, and fewest letters of one that stands anywhere. */
const MOST_WORDS = 3
const LEAST_LETTERS = 3

/** Cities whose sights we list, anywhere in what is left: "grand sumo tournament tokyo" leads to none by a word. */
export const coveredTowns = (page: Page, port: ReadPort): readonly Span[] => {
  const words: Span[] = [...page.text.matchAll(/[\p{L}'’]+/gu)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
  }))
  const found: Span[] = []
  for (let at = 0; at < words.length; at += 1)
    for (let count = Math.min(MOST_WORDS, words.length - at); count >= 1; count -= 1) {
      const span = { from: words[at]?.from ?? 0, to: words[at + count - 1]?.to ?? 0 }
      const text = page.text.slice(span.from, span.to)
      if (count > 1 && isNoPlace(text)) {
        at += count - 1
        break
      }
      const isName = page.isFree(span) && text.length >= LEAST_LETTERS && !isCommon(foldText(text))
      if (!isName || !port.kindsNamed(text).includes('city') || !isCovered(text, port)) continue
      found.push(span)
      at += count - 1
      break
    }
  return found
}

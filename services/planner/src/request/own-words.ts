import type { UnderstoodPiece } from '@site/contracts/trip-reading'
import { wordsOf } from '../itinerary/places.ts'
import { isFunctionWord } from './function-words.ts'
import { isIdle, isTying } from './vocabulary.ts'

/** What is understood by a name. */
const NAMED = /^(?:city|event|must-see|stay|form:stay)\b/
/** Turns what stands behind it round. */
const REFUSES = /^(?:no|not|never|without|sans|pas|non|nicht|kein\w*|ohne|sin|senza|sem|nao)$/

/**
 * Whether a quote holds nothing but words of one name that was understood: "(selaron)" behind "the steps" is the Escadaria Selarón,
 * "marathon" beside the Paris Marathon is that one.
 */
export const isOfName = (quote: string, understood: readonly UnderstoodPiece[]): boolean => {
  const words = wordsOf(quote)
  if (words.some((word) => REFUSES.test(word))) return false
  const telling = words.filter((word) => !isIdle(word) && !isTying(word) && !isFunctionWord(word))
  return (
    telling.length > 0 &&
    understood.some(({ key, value }) => NAMED.test(key) && telling.every((word) => wordsOf(value).includes(word)))
  )
}

import { tripLimits } from '@site/contracts/trip-fields'
import { isOfCelebration } from './find-feasts.ts'
import { foldText, type Page } from './page.ts'
import { ENGLISH_FUNCTION_WORDS, isFunctionWord } from './function-words.ts'
import { isNarrative } from './narrative.ts'
import { memoised } from './memo.ts'
import { slipsBetween } from './slips.ts'
import { isIdle, isTying } from './vocabulary.ts'

/** A sentence or a clause: what is quoted is never longer than what a reader takes in at once. */
const CLAUSE = /(?:[^,.;:!?"“”«»\n\u00a6]|(?<=\d)[.:](?=\d))+|\.(?=\S)/gu
/** A word that turns the next one round is quoted with it. */
const NOT = /^(?:no|not|never|without|sans|pas|non|nicht|kein\w*|ohne|sin|senza|sem|nao)$/
/** Turns something round that is not in the clause. */
const REFUSES = /^(?:nothing|not|n[o']t|(?:do|does|is|are|was|did|have|has)n'?t|won't|can't|nichts|rien|nada|niente)$/
const LIKES = /^(?:mad|crazy|obsessed|nuts|fans?|keen|adores?|passionate)$/
/** What one travels by is also what some live for. */
const RIDES_LIKED =
  /\b(?:lives? for|loves?|likes?|enjoys?|into|adores?|dreams? of|liebt|lieben|mag|aiment?|encantan|gustan|aman?o?|adoran?o?|adoram?|gosta de|gostam de) (?:the |old |big |all |les |los |las |i |gli |os )*(?:trains|trenes|treni|comboios|trens|zuge|ferries|ships|flights?|flying|races?|matches)\b/
/** Says when, of what stands before it. */
const SIDE = /^(?:before|after|during|avant|apres|vorher|nachher|antes|despues|prima|dopo|depois)$/
/** The next word is quoted with it: alone it would say something else ("we've been", "not vegetarian"). */
const LEANING = new RegExp(String.raw`${NOT.source}|^\w+'ve$`)
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu

/** Words that say nothing, long enough to be told with a slip in them: "plannning", "probabley". */
const FEWEST_LETTERS = 7
const LONG_IDLE = ENGLISH_FUNCTION_WORDS.filter((word) => word.length >= FEWEST_LETTERS)
const isIdleSlip = memoised<boolean>(
  (word) =>
    word.length >= FEWEST_LETTERS &&
    LONG_IDLE.some((idle) => idle.charAt(0) === word.charAt(0) && slipsBetween(word, idle, 1) <= 1),
)

const plain = (word: string): string => foldText(word).replace(/'$/, '')

/** Pieces of the text that nothing was made of, as they were typed; words that say nothing by themselves are no such piece. */
export const leftovers = (page: Page): string[] => {
  const quotes: string[] = []
  // The end of a field is no word that was understood.
  const isTaken = (at: number): boolean => at >= 0 && at < page.text.length && at !== page.notesFrom
  for (const run of page.leftover()) {
    const text = page.text.slice(run.from, run.to)
    for (const { 0: clause, index } of text.matchAll(CLAUSE)) {
      const words = [...clause.matchAll(WORD)]
      const telling = words.filter(({ 0: word }) => !isIdle(plain(word)) && !isIdleSlip(plain(word)))
      const isFree = !isTaken(run.from - 1) && !isTaken(run.to)
      const isBare = telling.every(({ 0: word }) => REFUSES.test(plain(word)) || isNarrative(plain(word)))
      // "She doesn't know yet": nothing is refused.
      if (isBare && (isFree || text.trim() !== clause.trim())) continue
      // "A six-year-old who is mad about trains" asks for them.
      const isLiked =
        RIDES_LIKED.test(foldText(clause)) ||
        (words.some(({ 0: word }) => LIKES.test(plain(word))) &&
          !telling.every(({ 0: word }) => LIKES.test(plain(word))))
      const isTied =
        (index === 0 && isTaken(run.from - 1)) || (index + clause.length === text.length && isTaken(run.to))
      const isTurned = words.some(({ 0: word }) => NOT.test(plain(word)))
      if (!isTurned && telling.every(({ 0: word }) => isNarrative(plain(word)))) continue
      if (
        isTied &&
        !isTurned &&
        !isLiked &&
        !isOfCelebration(page, { from: run.from + index, to: run.from + index + clause.length }) &&
        telling.every(({ 0: word }) => isTying(plain(word)) || isNarrative(plain(word)))
      )
        continue
      // "Where do we eat before the fireworks?": what is to be before is quoted with it.
      const isAside = telling.every(({ 0: word }) => SIDE.test(plain(word)))
      const lead = isAside ? words.slice(0, words.indexOf(telling[0] ?? words[0])) : []
      const said = lead.findLast(({ 0: word }) => !isFunctionWord(plain(word)))
      if (isAside && said === undefined) continue
      const [first, last] = [said ?? telling[0], telling.at(-1)]
      if (first === undefined || last === undefined) continue
      const before = words[words.indexOf(first) - 1]
      const from = before !== undefined && LEANING.test(foldText(before[0])) ? before.index : first.index
      const quote = clause
        .slice(from, last.index + last[0].length)
        .replace(/\s+/g, ' ')
        .trim()
      const short = quote.length > tripLimits.quote ? `${quote.slice(0, tripLimits.quote - 1)}…` : quote
      if (!quotes.includes(short)) quotes.push(short)
    }
  }
  return quotes.slice(0, tripLimits.quotes)
}

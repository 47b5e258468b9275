import type { Restatement } from '@site/contracts/restatement'
import { tripLimits } from '@site/contracts/trip-fields'
import type { TripReading, UnderstoodPiece } from '@site/contracts/trip-reading'
import { foldText } from './page.ts'
import { misspelt } from './spelling.ts'

/** The fields of a request that hold the traveller's own words. */
export interface OwnText {
  readonly destination: string
  readonly notes?: string | undefined
  readonly restated?: readonly Restatement[] | undefined
}

interface Part {
  readonly text: string
  /** What was restated as this; null for the traveller's own words. */
  readonly of: Restatement | null
}

const own = (text: string): Part => ({ text, of: null })
const WORD = /[\p{L}\p{N}]/u
const isInWord = (text: string, at: number): boolean => WORD.test(text.charAt(at - 1)) && WORD.test(text.charAt(at))
/** Where the words begin as words of their own, not as a part of a longer one; -1 where they do not. */
const indexOfWords = (text: string, words: string): number => {
  let at = text.indexOf(words)
  while (at >= 0 && (isInWord(text, at) || isInWord(text, at + words.length))) at = text.indexOf(words, at + 1)
  return at
}

/** The first of these parts that holds the words, with them restated; null where none does. */
const withOne = (parts: readonly Part[], restatement: Restatement): readonly Part[] | null => {
  const words = foldText(restatement.words)
  for (const [i, part] of parts.entries()) {
    const from = part.of === null ? indexOfWords(foldText(part.text), words) : -1
    if (from < 0) continue
    const [before, after] = [part.text.slice(0, from), part.text.slice(from + words.length)]
    return [
      ...parts.slice(0, i),
      own(before),
      { text: restatement.plain, of: restatement },
      own(after),
      ...parts.slice(i + 1),
    ]
  }
  return null
}

/** Words of the reading with those that were misspelt as they were typed. */
const asTyped = (words: string, misspelt: readonly Restatement[]): string =>
  misspelt.reduce((text, { words: typed, plain }) => text.replace(new RegExp(`\\b${plain}\\b`, 'gi'), typed), words)

const textOf = (parts: readonly Part[]): string => parts.map(({ text }) => text).join('')
const collapsed = (text: string): string => foldText(text).replace(/\s+/g, ' ').trim()

/** A request as the rules read it, and the way back to the words that were typed. */
export interface RestatedText {
  readonly destination: string
  readonly notes: string
  /** Those of a model whose words stand in the text. */
  readonly used: readonly Restatement[]
  /** The reading of this text in the traveller's own words. */
  readonly told: (reading: TripReading) => TripReading
}

/** Puts the restatements where their words stand; one whose words were never typed changes nothing. Pure. */
export const restate = ({ destination, notes = '', restated = [] }: OwnText): RestatedText => {
  let first: readonly Part[] = [own(destination.normalize('NFC'))]
  let second: readonly Part[] = [own(notes.normalize('NFC'))]
  const used: Restatement[] = []
  const ofModel = new Set<Restatement>()
  const put = (each: Restatement): Restatement | null => {
    const restatement = { ...each, words: each.words.normalize('NFC') }
    const there = withOne(first, restatement)
    const below = there === null ? withOne(second, restatement) : null
    if (there === null && below === null) return null
    first = there ?? first
    second = below ?? second
    used.push(restatement)
    return restatement
  }
  for (const each of restated) {
    const restatement = put(each)
    if (restatement !== null) ofModel.add(restatement)
  }
  // What is left of the traveller's own words is read as it is spelt.
  for (const each of misspelt(`${destination} ${notes}`.normalize('NFC'))) {
    let again = put(each)
    while (again !== null) again = put(each)
  }
  const [parts, more] = [first, second]
  const typed = collapsed([...parts, ...more].map(({ text, of }) => (of === null ? text : '\n')).join(''))
  /** The typed words behind words of the reading; null where they are the traveller's own. */
  const behind = (words: string): readonly Restatement[] | null => {
    const said = collapsed(words)
    if (said === '' || typed.includes(said)) return null
    const whole = used.filter(({ plain }) => collapsed(plain).includes(said))
    const some = used.filter(({ plain }) =>
      said.split(/[ ,]+/).some((word) => collapsed(plain).split(/[ ,]+/).includes(word)),
    )
    return whole.length > 0 ? whole.slice(0, 1) : some
  }
  const inNotes = (restatement: Restatement): boolean => more.some(({ of }) => of === restatement)
  const piece = (understood: UnderstoodPiece): UnderstoodPiece => {
    const from = behind(understood.words)
    if (from === null || from.length === 0) return understood
    const words = from.some((each) => ofModel.has(each))
      ? from.map((each) => each.words.replace(/\s+/g, ' ').trim()).join(', ')
      : asTyped(understood.words, from)
    const field = understood.field === 'destination' || understood.field === 'notes' ? fieldOf(from) : understood.field
    const by = from.some((each) => ofModel.has(each)) ? { by: 'model' as const } : {}
    return { ...understood, words: words.slice(0, tripLimits.quote), field, ...by }
  }
  const fieldOf = ([at]: readonly Restatement[]) => (at !== undefined && inNotes(at) ? 'notes' : 'destination')
  const told = (reading: TripReading): TripReading => {
    if (used.length === 0) return reading
    const understood = reading.understood.map(piece)
    const quotes = reading.notUsed.flatMap((quote) => {
      const from = behind(quote)
      if (from === null) return [quote]
      if (from.every((each) => !ofModel.has(each))) return [asTyped(quote, from)]
      // Of words in which something was understood, what is left of their restatement is nobody's.
      return from
        .map((each) => each.words.replace(/\s+/g, ' ').trim().slice(0, tripLimits.quote))
        .filter((words) => !understood.some((own) => own.words.includes(words)))
    })
    const restatements = used.filter((each) => ofModel.has(each))
    return {
      ...reading,
      understood,
      notUsed: [...new Set(quotes)],
      ...(restatements.length === 0 ? {} : { restated: restatements }),
    }
  }
  return { destination: textOf(parts), notes: textOf(more), used: [...ofModel], told }
}

/** The text of a request as the rules read it. */
export const textAsRead = (request: OwnText): string => {
  const { destination, notes } = restate(request)
  return `${destination} ${notes}`
}

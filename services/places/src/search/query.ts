import type { EventCategory } from '@site/contracts/events'
import { fold, words } from '../data/fold.ts'
import type { Area } from './areas.ts'
import { CALIBRATION as C } from './calibration.ts'
import { candidate, type Candidate } from './candidate.ts'
import type { Named } from './documents.ts'
import { foldName, isChain, kindsOfWord, type Frame, type Word } from './frame.ts'
import type { NameIndex } from './name-index.ts'
import { nameScore, type NameMatch, type QueryWord } from './name-match.ts'
import type { ResolveOptions } from './resolver.ts'

const KINDS_OF_CATEGORY: Readonly<Record<EventCategory, readonly string[]>> = {
  sports: ['event', 'team', 'venue'],
  music: ['event', 'venue'],
  business: ['event', 'venue'],
}
/** Places that explain less than this of a text are not looked at further. */
const FEWEST = 0.2

/** Beginnings of words that say next to nothing yet. */
export const FEW_LETTERS = 2

/** A text with everything known of its words, and what each place is worth by it. */
export class Query {
  readonly frame: Frame
  /** The text is still being typed: its last word is the beginning of one. */
  readonly typing: boolean
  readonly words: readonly (QueryWord & Word)[]
  readonly areas: readonly Area[]
  /** Words that are looked up; all where every word is a question's. */
  readonly telling: readonly string[]
  /** Words no name has, for typing errors of cities. */
  readonly misspelt: readonly string[]
  readonly joinedKey: string | null
  /** Words that are a hotel chain's name, by index. */
  readonly #chains: readonly number[]
  readonly #weights: readonly number[]
  readonly #total: number
  readonly #wanted: ReadonlySet<string>
  readonly #category: EventCategory | undefined

  constructor(frame: Frame, areas: readonly Area[], index: NameIndex<Named>, { category, typing }: ResolveOptions) {
    this.frame = frame
    this.areas = areas
    this.typing = typing === true
    this.#category = category
    const last = frame.words.length - 1
    const inArea = new Set(areas.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)))
    this.words = frame.words.map((word, at) => ({
      ...word,
      // "Adelaide o", "Tokyo do": so little of a word may become any.
      free: word.free && !(this.typing && at === last && word.text.length <= FEW_LETTERS),
      spelt: inArea.has(at) || index.isSpelt(word.text),
      open: at === last && (this.typing || word.text.length > 1),
    }))
    this.#chains = [...this.words.keys()].filter((at) => isChain(this.words[at]?.text ?? ''))
    const telling = this.words.filter(({ free }) => !free).map(({ text }) => text)
    this.telling = telling.length > 0 ? telling : this.words.map(({ text }) => text)
    this.misspelt = this.words.filter(({ free, spelt }) => !free && !spelt).map(({ text }) => text)
    const joined = this.words.map(({ text }) => text).join('')
    this.joinedKey = joined.length >= 8 && this.words.length <= 2 ? joined : null
    const there = ({ text, open }: QueryWord): number =>
      this.typing && open ? Math.min(1, text.length / C.unfinished.letters) : 1
    this.#weights = this.words.map((word) => (word.free ? 0 : index.weight(word.text) * there(word)))
    this.#total = this.#weights.reduce((sum, weight) => sum + weight, 0)
    const spoken = this.words.flatMap(({ text }) => (isChain(text) ? ['hotel'] : [...(kindsOfWord(text) ?? [])]))
    if (frame.intent === 'near') spoken.splice(0, spoken.length, ...spoken.filter((kind) => kind !== 'hotel'))
    this.#wanted = new Set(spoken)
  }

  /** Folded texts that may be the whole of a name. */
  wholeKeys(): string[] {
    const key = (list: readonly Word[]) => list.map(({ text }) => text).join(' ')
    const parts = new Map<number, Word[]>()
    for (const word of this.words) parts.set(word.part, [...(parts.get(word.part) ?? []), word])
    return [
      ...new Set([key(this.words), this.telling.join(' '), this.joinedKey ?? '', ...[...parts.values()].map(key)]),
    ].filter((each) => each !== '')
  }

  /** Whether every word that tells anything was found. */
  isAllTold = ({ matched }: Pick<NameMatch, 'matched'>): boolean =>
    this.words.every(({ free }, at) => free || matched.has(at))

  /** Whether a hotel's chain is all that was found of a name. */
  isChainOnly = ({ matched }: Pick<NameMatch, 'matched'>): boolean =>
    this.hasChain({ matched }) &&
    [...matched].every((at) => {
      const word = this.words[at]
      return word === undefined || word.free || isChain(word.text) || kindsOfWord(word.text) !== null
    })

  hasChain = ({ matched }: Pick<NameMatch, 'matched'>): boolean => this.#chains.some((at) => matched.has(at))

  tellingIn = ({ matched }: NameMatch): number =>
    [...matched].filter((at) => {
      const word = this.words[at]
      return word !== undefined && !word.free && kindsOfWord(word.text) === null
    }).length

  /** Whether the text is an airport's code and nothing else: three capitals. */
  isCode(iata: string): boolean {
    const [only, ...others] = this.words.filter(({ free }) => !free)
    return others.length === 0 && only?.capitals === true && only.text === iata.toLowerCase()
  }

  asksFor = (kind: string): boolean => this.#wanted.has(kind)

  qualifiers(top: Candidate | null): string[] {
    const name = top ? new Set(words(fold(top.result.name))) : new Set<string>()
    return [
      ...new Set(
        this.areas.filter(({ label }) => !words(fold(label)).every((word) => name.has(word))).map(({ label }) => label),
      ),
    ]
  }

  /** What a place is worth; null when the words matched say nothing of it. */
  weigh(item: Named, rank: number, match: NameMatch, context: readonly string[]): Candidate | null {
    const { row } = item
    const open = new Set([...this.words.keys()].filter((at) => !match.matched.has(at) && this.words[at]?.free !== true))
    let outside: string | null = null
    const covers = ({ from, to }: Area) => {
      let some = false
      for (let at = from; at < to; at += 1) {
        if (match.matched.has(at)) return false
        some ||= open.has(at)
      }
      return some
    }
    // A city is in a state or beside a larger one; it is not beside a stadium, nor in one of its districts.
    // And what is named by its city alone is not told from its neighbours by a place near it.
    const says = ({ kind, cities }: Area) =>
      kind === 'region' ||
      (item.kind === 'city'
        ? cities.some(({ population }) => population > item.row.population)
        : kind === 'city' || !('city' in row && isWithin(match, this.words, words(foldName(row.city)))))
    for (const area of this.areas)
      if (covers(area) && says(area) && area.holds(item, row))
        for (let at = area.from; at < area.to; at += 1) open.delete(at)
    // "Portland ore" goes on to Oregon, not to a town called Ore.
    const isFinished = ({ from }: Area) => !this.typing || from < this.words.length - 1
    for (const area of this.areas)
      if (outside === null && isFinished(area) && area.strict && covers(area) && isAllOpen(area, open)) {
        outside = area.label
        for (let at = area.from; at < area.to; at += 1) open.delete(at)
      }
    let cost = 0
    let begun = false
    const leftOut: string[] = []
    for (const at of open) {
      const { text, open: last } = this.words[at] ?? { text: '', open: false }
      const kinds = kindsOfWord(text)
      const isBegun = this.typing && last && text.length > FEW_LETTERS && context.some((word) => word.startsWith(text))
      begun ||= isBegun
      if (isBegun || context.includes(text) || (kinds?.has(item.kind) && item.kind !== 'place')) continue
      cost += (this.#weights[at] ?? 0) * (kinds ? C.otherKind : 1)
      leftOut.push(text)
    }
    const explained = this.#total === 0 ? 1 : 1 - cost / this.#total
    const typed = [...match.matched].reduce((sum, at) => sum + (this.#weights[at] ?? 0), 0)
    const own = this.#total === 0 ? 1 : Math.min(1, typed / this.#total)
    const known = 'city' in row && row.city === '' ? C.placeless : 1
    const byTheWay =
      item.kind === 'hotel' && !match.whole && match.floor === undefined && !this.#wanted.has('hotel')
        ? C.hotelByTheWay
        : 1
    const isSpeltOut = item.kind === 'city' && match.whole && this.#isInRegionBehind(item, match)
    const found = explained ** 2 * nameScore(match) * (C.own.any + C.own.all * own) * byTheWay * known
    // "Londres, Royaume-Uni": its country says that the name is the city's, whichever of its names it is.
    const evidence = isSpeltOut ? Math.max(found, C.resolve) : found
    if (evidence < FEWEST) return null
    const misspelt = [...match.misspelt].map(([at, read]) => [this.words[at]?.text ?? '', read] as const)
    const wanted =
      this.#isWanted(item) || (item.kind === 'airport' && item.row.size === 'large' && this.isCode(item.row.iata))
    const partly = match.whole && match.telling && item.kind !== 'hotel' && item.kind !== 'station'
    const unfinished = this.typing && (match.unfinished !== undefined || begun)
    const isAll = this.words.length > 1 && match.matched.size === this.words.length
    const verbatim = isAll ? (match.everyWord ? 'name' : 'part') : null
    const plain = candidate(item, evidence, rank, wanted)
    const score = plain.score + (isSpeltOut ? C.spelledOut : 0)
    return { ...plain, score, misspelt, leftOut, outside, unfinished, verbatim, partly }
  }

  /** "Vienna, Austria": the text is the city's name and then where it lies, and nothing else. "Austria Wien" is a club. */
  #isInRegionBehind(item: Named, { matched }: NameMatch): boolean {
    const end = Math.max(...matched) + 1
    const regions = this.areas.filter(
      ({ kind, from, holds }) => kind === 'region' && from >= end && holds(item, item.row),
    )
    const isTold = (at: number) => matched.has(at) || regions.some(({ from, to }) => at >= from && at < to)
    return regions.length > 0 && this.words.every(({ free }, at) => free || isTold(at))
  }

  #isWanted(item: Named): boolean {
    if (this.#wanted.has(item.kind)) return true
    if (!this.#category || !KINDS_OF_CATEGORY[this.#category].includes(item.kind)) return false
    return item.kind !== 'event' || item.event.category === this.#category
  }
}

const isWithin = ({ matched }: NameMatch, all: readonly Word[], city: readonly string[]): boolean =>
  [...matched].every((at) => city.includes(all[at]?.text ?? ''))

const isAllOpen = ({ from, to }: Area, open: ReadonlySet<number>): boolean => {
  for (let at = from; at < to; at += 1) if (!open.has(at)) return false
  return true
}

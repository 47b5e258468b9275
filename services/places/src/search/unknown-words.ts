import { fold, words } from '../data/fold.ts'
import { CALIBRATION as C } from './calibration.ts'
import { choose, unknown, type Candidate, type Resolved } from './candidate.ts'
import { kindsOfWord } from './frame.ts'
import { NOTES } from './notes.ts'
import { FEW_LETTERS, type Query } from './query.ts'

/** A text without the words that occur in no name we know: who plays there, more often than not. */
export interface WithoutUnknown {
  readonly rest: string
  /** Words of the rest that may name a place. */
  readonly telling: readonly string[]
  readonly left: string
}

/** Null where every word is known, or none that tells anything. */
export function withoutUnknown({ words: all, typing }: Query): WithoutUnknown | null {
  const isUnknown = ({ free, spelt }: (typeof all)[number], at: number) =>
    !free && !spelt && !(typing && at === all.length - 1)
  const unknownWords = all.filter(isUnknown)
  const known = all.filter((word, at) => !isUnknown(word, at))
  const telling = known.filter(({ free, text }) => !free && text.length > FEW_LETTERS).map(({ text }) => text)
  if (unknownWords.length === 0 || telling.length === 0) return null
  const line = (some: typeof all) => some.map(({ text }) => text).join(' ')
  return { rest: line(known), telling, left: line(unknownWords) }
}

/** The venues that the known words name themselves, with what was left out; null where they name none that is well known. */
export function venuesOf({ telling, left }: WithoutUnknown, query: Query, found: Resolved): Resolved | null {
  const { status, place, candidates, ranked } = found
  // Suggested, and no more: a provider may know every word.
  if (query.typing) return ranked.length > 0 ? { ...unknown(query.frame, []), ranked } : null
  const isMeant = (each: Candidate): boolean => {
    const { kind, city = '' } = each.result
    // A kind and a city name no venue: “… stadium London” is not the one called London Stadium.
    const inCity = new Set(words(fold(city)))
    const isNamed = telling.some((word) => !inCity.has(word) && kindsOfWord(word) === null)
    return kind === 'venue' && isNamed && each.evidence >= C.offer && each.rank >= C.knownVenue
  }
  const notes = [NOTES.leftOut(left), ...found.notes]
  if (status === 'resolved' && place && found.notes.length === 0 && isMeant(place)) return { ...found, notes }
  // "Coldplay Wembley": the suburb is what "Wembley" says, and nobody plays there.
  const [top] = ranked
  const venues = top && isMeant(top) ? [...new Set([top, ...candidates])].filter(isMeant) : []
  return venues.length > 0 ? choose(venues, venues, notes, query.frame, []) : null
}

import { CALIBRATION as C } from './calibration.ts'
import type { Named } from './documents.ts'
import type { NameMatch } from './name-match.ts'
import type { Query } from './query.ts'

const FAMOUS_PLACE = 0.45

/** What a name is worth at least by how it was typed: wholly, by its beginning, as a chain and its city. */
export const floorOf = (by: {
  readonly whole: boolean
  readonly short: boolean
  readonly ofChain: boolean
}): number | null => (by.whole ? C.everyWord : by.short ? C.beginning : by.ofChain ? C.chainInCity : null)

/** Kinds that people call by the beginning of their name; hotels and shops begin with anything. */
export const isShortForm = ({ kind }: Named, rank: number, { matched }: NameMatch): boolean => {
  if (kind === 'airport' || kind === 'station') return false
  if (kind === 'hotel') return matched.size > 1
  return kind !== 'place' || rank >= FAMOUS_PLACE
}

/** What a name is worth at least of which so much was typed, 0 to 1, from its beginning or from within. */
export const floorOfBeginning = (atStart: boolean, typed: number): number =>
  C.unfinished.any + (atStart ? C.unfinished.starts : 0) + C.unfinished.part * typed

/**
 * What a name is worth at least that holds all that is typed so far: its last word may be unfinished, or the name goes on after the
 * words that are there ("london": London Marathon). An event is looked for by its city's name, too, wherever that stands in its own.
 */
export function floorOfUnfinished(
  query: Query,
  match: Pick<NameMatch, 'matched' | 'misspelt' | 'unfinished' | 'begins' | 'whole'>,
  kind: Named['kind'],
): { floor: number; telling: true } | null {
  const { unfinished, misspelt, begins, whole } = match
  if (!query.typing || misspelt.size > 0 || !query.isAllTold(match)) return null
  // Whatever the last word becomes, it tells the name from others.
  if (unfinished) return { floor: floorOfBeginning(unfinished.starts, unfinished.part), telling: true }
  return !whole && (begins || kind === 'event') ? { floor: floorOfBeginning(begins, 0), telling: true } : null
}

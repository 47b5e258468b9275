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
}): { floor?: number } =>
  by.whole ? { floor: C.everyWord } : by.short ? { floor: C.beginning } : by.ofChain ? { floor: C.chainInCity } : {}

/** Kinds that people call by the beginning of their name; hotels and shops begin with anything. */
export const isShortForm = ({ kind }: Named, rank: number, { matched }: NameMatch): boolean => {
  if (kind === 'airport' || kind === 'station') return false
  if (kind === 'hotel') return matched.size > 1
  return kind !== 'place' || rank >= FAMOUS_PLACE
}

/** What a name is worth at least that holds all that is typed so far. */
export function floorOfUnfinished(
  query: Query,
  match: Pick<NameMatch, 'matched' | 'misspelt' | 'unfinished'>,
): { floor: number; telling: true } | null {
  const { unfinished, misspelt } = match
  if (!query.typing || !unfinished || misspelt.size > 0 || !query.isAllTold(match)) return null
  const { any, starts, part } = C.unfinished
  // Whatever the last word becomes, it tells the name from others.
  return { floor: any + (unfinished.starts ? starts : 0) + part * unfinished.part, telling: true }
}

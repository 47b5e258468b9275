import { NOBODY } from '@site/contracts/nobody'
import type { Held } from './held.ts'

/** Who is charged with a failure, and who was with others of the same document before. */
export interface Charge {
  /** Null where nobody is. */
  readonly release: Held | null
  readonly earlier: readonly string[]
}

export type FailureCount = 'failures' | 'others' | 'errors'

export interface Hit extends Held {
  readonly as: FailureCount
}

/**
 * What a failure counts as for each release that the page holds. A visit counts once for each guard: a release's own failure, one of
 * another release, one that nobody is charged with. A release in another version than the page holds, such as the last good one after
 * this one failed, had no visit of its own and is not counted.
 */
export const hitsOf = ({ release, earlier }: Charge, held: readonly Held[]): readonly Hit[] => {
  if (release === null) return earlier.includes(NOBODY) ? [] : held.map((each) => ({ ...each, as: 'errors' }))
  return held.flatMap((each): Hit[] => {
    if (each.name === release.name)
      return each.version === release.version && !earlier.includes(each.name) ? [{ ...each, as: 'failures' }] : []
    return earlier.some((name) => name !== NOBODY && name !== each.name) ? [] : [{ ...each, as: 'others' }]
  })
}

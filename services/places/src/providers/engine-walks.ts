import { onStreet, type InReach } from '../hotels/in-reach.ts'
import type { WalkingEngine } from './walking-engine.ts'

/** Hotels whose walks an engine is asked for, the nearest first: as many as a public one answers in one question. */
const MOST_WALKED = 50
/** Hotels in reach with the engine's walks in place of the nearest estimates. Those timed on imported streets stay. */
export async function withEngineWalks(engine: WalkingEngine, inReach: InReach): Promise<InReach> {
  const { origin, candidates } = inReach
  const asked = candidates
    .filter(({ street }) => street === null)
    .toSorted((a, b) => a.metres - b.metres)
    .slice(0, MOST_WALKED)
  if (asked.length === 0) return inReach
  const metres = await engine.table(
    origin,
    asked.map(({ hotel }) => hotel),
  )
  const found = new Map(asked.map((candidate, at) => [candidate, metres[at] ?? null] as const))
  return {
    ...inReach,
    candidates: candidates.map((candidate) => {
      const length = found.get(candidate) ?? null
      if (length === null) return candidate
      return onStreet(candidate, inReach, { metres: length, outside: Number.POSITIVE_INFINITY })
    }),
  }
}

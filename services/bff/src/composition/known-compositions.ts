import type { Store } from '@site/releases'
import { LRUCache } from 'lru-cache'
import * as z from 'zod'

const ID = /^[0-9a-f]{12}$/
const versions = z.record(z.string(), z.string())
export type Versions = z.infer<typeof versions>

/** Ids that are known to be written, 12 characters each; an evicted one is written again, which changes nothing. */
const WRITTEN = 10_000

const keyOf = (id: string): string => `compositions/${id}.json`

/**
 * Stores the versions of each composition id in the release store and not in this process: the id of a report can be replayed days
 * later, by any server.
 */
export const knownCompositions = (store: Store, onProblem: (error: unknown) => void) => {
  const written = new LRUCache<string, true>({ max: WRITTEN })
  return {
    remember: (id: string, composed: () => Versions): void => {
      if (written.has(id)) return
      written.set(id, true)
      store.create(keyOf(id), Buffer.from(JSON.stringify(composed()))).catch((error: unknown) => {
        written.delete(id)
        onProblem(error)
      })
    },
    /** The versions of an id; null if no visitor ever got that composition. */
    recall: async (id: string): Promise<Versions | null> => {
      if (!ID.test(id)) return null
      const bytes = await store.read(keyOf(id))
      return bytes === null ? null : versions.parse(JSON.parse(bytes.toString('utf8')))
    },
  }
}
export type KnownCompositions = ReturnType<typeof knownCompositions>

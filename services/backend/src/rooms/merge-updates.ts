import { roomLimits, type RoomRefusal } from '@site/contracts/room'
import * as Y from 'yjs'

/** Names of the document's own maps (`mf-planner/src/room/plan-doc.ts`); another is no plan. */
const ROOTS: ReadonlySet<string> = new Set(['plan', 'stops'])

/** What a document without content sends. */
export const EMPTY_UPDATE = Y.encodeStateAsUpdate(new Y.Doc())

export type Merged =
  | { readonly kind: 'merged'; readonly state: Uint8Array }
  | { readonly kind: 'refused'; readonly reason: RoomRefusal }

const refused = (reason: RoomRefusal): Merged => ({ kind: 'refused', reason })

/** Structs of an update, or null when it is none. Reads lazily: applying it would first make room for as many as it claims to have. */
const partsOf = (update: Uint8Array): number | null => {
  try {
    return Y.decodeUpdate(update).structs.length
  } catch {
    return null
  }
}

/**
 * The document with updates merged into it; the state is empty for a new room. Refuses all of them when one is no update, depends on one
 * that never came, or makes something other than a plan of bounded size. Never throws.
 */
export const mergeUpdates = (state: Uint8Array, updates: readonly Uint8Array[]): Merged => {
  const parts = updates.map(partsOf)
  if (parts.includes(null)) return refused('invalid')
  if (parts.some((count) => (count ?? 0) > roomLimits.maxParts)) return refused('too_large')
  const doc = new Y.Doc()
  try {
    if (state.length > 0) Y.applyUpdate(doc, state)
    for (const update of updates) Y.applyUpdate(doc, update)
  } catch {
    return refused('invalid')
  }
  const { pendingStructs, pendingDs } = doc.store
  if (pendingStructs !== null || pendingDs !== null) return refused('invalid')
  if (![...doc.share.keys()].every((name) => ROOTS.has(name))) return refused('invalid')
  const merged = Y.encodeStateAsUpdate(doc)
  const total = partsOf(merged) ?? 0
  return merged.length > roomLimits.maxBytes || total > roomLimits.maxParts
    ? refused('too_large')
    : { kind: 'merged', state: merged }
}

/** What `state` has and `known` has not, as an update. */
export const missingIn = (known: Uint8Array, state: Uint8Array): Uint8Array =>
  known.length === 0 ? state : Y.diffUpdate(state, Y.encodeStateVectorFromUpdate(known))

import type { ComposedRemote, Composition, Route } from '@site/contracts/composition'
import { findRoute, type RouteParams } from '@site/contracts/routes'
import { createStore } from 'zustand'

export interface RouteMatch {
  readonly remote: ComposedRemote
  readonly route: Route
  readonly params: RouteParams
}

interface CompositionState {
  readonly composition: Composition
  /** False while only the page's own remote is known. */
  readonly whole: boolean
}

/** How long a fetched composition counts as current when navigating, in ms. */
const FRESH_MS = 5000

/** The composition of this tab: at first the page's own remote, the rest once it is needed. */
export const createCompositionStore = (initial: Composition, fetchWhole: () => Promise<Composition>) => {
  const store = createStore<CompositionState>(() => ({ composition: initial, whole: false }))
  let fetchedAt = Number.NEGATIVE_INFINITY
  let pending: Promise<void> | undefined

  /** Fetches the whole composition unless a fresh one is here; the known one stays when that fails. */
  const refresh = (force = false): Promise<void> => {
    if (!force && performance.now() - fetchedAt < FRESH_MS) return Promise.resolve()
    pending ??= fetchWhole()
      .then((composition) => {
        fetchedAt = performance.now()
        store.setState({ composition, whole: true })
      })
      .finally(() => {
        pending = undefined
      })
    return pending
  }

  const find = (path: string): RouteMatch | null => findRoute(store.getState().composition.remotes, path)
  return { store, refresh, find }
}
export type CompositionStore = ReturnType<typeof createCompositionStore>

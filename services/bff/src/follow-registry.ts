import type { Registry } from '@site/contracts/registry'
import { readRegistry, REGISTRY_KEY, type Store } from '@site/releases'

/** How often the registry is polled, in ms: a promotion is live for new visitors within a second (docs/teams.md). */
const POLL_MS = 400

export interface FollowedRegistry {
  readonly current: () => Registry
  readonly stop: () => void
}

/**
 * Follows the registry without a restart. A registry that cannot be read or is invalid is reported, and the last good one stays in
 * use.
 */
export const followRegistry = async (store: Store, onProblem: (error: unknown) => void): Promise<FollowedRegistry> => {
  let revision = await store.revision(REGISTRY_KEY)
  let registry = await readRegistry(store)
  let busy = false
  const poll = async (): Promise<void> => {
    if (busy) return
    busy = true
    try {
      const seen = await store.revision(REGISTRY_KEY)
      if (seen !== revision && seen !== null) {
        registry = await readRegistry(store)
        revision = seen
      }
    } catch (error) {
      onProblem(error)
    } finally {
      busy = false
    }
  }
  const timer = setInterval(() => void poll(), POLL_MS)
  timer.unref()
  return { current: () => registry, stop: () => clearInterval(timer) }
}

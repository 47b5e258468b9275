import type { Registry } from '@site/contracts/registry'
import type { TeamFunctions } from '@site/contracts/team-functions'
import { FUNCTIONS_KEY, readFunctions, readRegistry, REGISTRY_KEY, type Store } from '@site/releases'

/** How often the registry is polled, in ms: a promotion is live for new visitors within a second (docs/teams.md). */
const POLL_MS = 400

export interface FollowedRegistry {
  readonly current: () => Registry
  /** The functions that teams registered. */
  readonly functions: () => TeamFunctions
  readonly stop: () => void
}

/** Changes with either file; null while there is no registry. */
const revisionOf = async (store: Store): Promise<string | null> => {
  const revision = await store.revision(REGISTRY_KEY)
  return revision && `${revision} ${await store.revision(FUNCTIONS_KEY)}`
}

/**
 * Follows the registry without a restart. A registry that cannot be read or is invalid is reported, and the last good one stays in
 * use.
 */
export const followRegistry = async (store: Store, onProblem: (error: unknown) => void): Promise<FollowedRegistry> => {
  let revision = await revisionOf(store)
  let registry = await readRegistry(store)
  let functions = await readFunctions(store)
  let busy = false
  const poll = async (): Promise<void> => {
    if (busy) return
    busy = true
    try {
      const seen = await revisionOf(store)
      if (seen !== revision && seen !== null) {
        registry = await readRegistry(store)
        functions = await readFunctions(store)
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
  return { current: () => registry, functions: () => functions, stop: () => clearInterval(timer) }
}

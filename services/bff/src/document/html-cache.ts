import type { Registry } from '@site/contracts/registry'
import { LRUCache } from 'lru-cache'
import type { FinishedPage } from './finished-page.ts'

/** What is kept for one state of the registry at most; pages not asked for longest give way. */
const LIMITS = { pages: 600, bytes: 96 * 1024 * 1024 }
/** What an entry takes beside its page, and a page that is still being built, in bytes. */
const ENTRY_BYTES = 1024
const BUILDING_BYTES = 64 * 1024
/** How long a page serves for which something was missing, in ms: it may be there by then. */
export const LACKING_MS = 2000

export interface BuiltPage {
  readonly page: FinishedPage
  /** How long it is as good as one built anew, in ms. */
  readonly freshMs: number
  /** Whether it may be sent after that too, while it is built anew. */
  readonly sendable: boolean
}

interface Held {
  readonly page: Promise<BuiltPage> | BuiltPage
  /** Until when it is sent without a thought, on the clock of `now`. */
  readonly until: number
}

/**
 * Keeps finished pages by composition and path. A change of the registry lets go of all of them: the versions of a composition
 * stay, but what they fall back to may not.
 */
export const createKeptPages = (limits: Partial<typeof LIMITS> = {}, now: () => number = Date.now) => {
  let of: Registry | undefined
  const { pages: max, bytes: maxSize } = { ...LIMITS, ...limits }
  const pages = new LRUCache<string, Held>({
    max,
    maxSize,
    sizeCalculation: ({ page }, key) =>
      ENTRY_BYTES + key.length + (page instanceof Promise ? BUILDING_BYTES : page.page.size),
  })

  const add = async (registry: Registry, key: string, build: () => Promise<BuiltPage>): Promise<BuiltPage> => {
    // Held from the first request on, so that many at once build one page.
    const building = build()
    pages.set(key, { page: building, until: Number.POSITIVE_INFINITY })
    try {
      const built = await building
      if (of === registry) pages.set(key, { page: built, until: now() + built.freshMs })
      return built
    } catch (error) {
      pages.delete(key)
      throw error
    }
  }

  /** Sends what there is and builds anew behind it; should that fail, what there is stays. */
  const renew = (registry: Registry, key: string, old: BuiltPage, build: () => Promise<BuiltPage>): FinishedPage => {
    const keep = (page: BuiltPage, forMs: number): void => {
      if (of === registry && pages.has(key)) pages.set(key, { page, until: now() + forMs })
    }
    pages.set(key, { page: old, until: Number.POSITIVE_INFINITY })
    void build().then(
      (built) => keep(built, built.freshMs),
      () => keep(old, LACKING_MS),
    )
    return old.page
  }

  return async (registry: Registry, key: string, build: () => Promise<BuiltPage>): Promise<FinishedPage> => {
    if (of !== registry) {
      of = registry
      pages.clear()
    }
    const held = pages.get(key)
    if (held === undefined) return (await add(registry, key, build)).page
    const fresh = now() < held.until
    if (held.page instanceof Promise) return (await held.page).page
    if (fresh) return held.page.page
    return held.page.sendable ? renew(registry, key, held.page, build) : (await add(registry, key, build)).page
  }
}
export type KeptPages = ReturnType<typeof createKeptPages>

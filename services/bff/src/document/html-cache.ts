import type { Registry } from '@site/contracts/registry'
import { LRUCache } from 'lru-cache'
import type { FinishedPage } from './finished-page.ts'

/** Limits of the cache; the least recently used pages are evicted. */
const LIMITS = { pages: 600, bytes: 96 * 1024 * 1024 }
/** Estimated size of an entry without its page, and of a page that is still being built, in bytes. */
const ENTRY_BYTES = 1024
const PENDING_BYTES = 64 * 1024
/** How long a page is cached if something was missing while it was built, in ms. */
export const INCOMPLETE_TTL_MS = 2000

export interface BuiltPage {
  readonly page: FinishedPage
  /** How long it is fresh, in ms. */
  readonly ttlMs: number
  /** Whether it may be sent while stale, until it is rebuilt (stale-while-revalidate). */
  readonly staleAllowed: boolean
}

interface CacheEntry {
  readonly page: Promise<BuiltPage> | BuiltPage
  /** On the clock of `now`. */
  readonly expiresAt: number
}

/**
 * Caches finished pages by composition and path. A change of the registry clears the cache: the versions of a composition stay the
 * same, but their fallbacks may not.
 */
export const createHtmlCache = (limits: Partial<typeof LIMITS> = {}, now: () => number = Date.now) => {
  let cachedRegistry: Registry | undefined
  const { pages: max, bytes: maxSize } = { ...LIMITS, ...limits }
  const pages = new LRUCache<string, CacheEntry>({
    max,
    maxSize,
    sizeCalculation: ({ page }, key) =>
      ENTRY_BYTES + key.length + (page instanceof Promise ? PENDING_BYTES : page.page.size),
  })

  const add = async (registry: Registry, key: string, build: () => Promise<BuiltPage>): Promise<BuiltPage> => {
    // Cached while pending, so that concurrent requests build one page.
    const building = build()
    pages.set(key, { page: building, expiresAt: Number.POSITIVE_INFINITY })
    try {
      const built = await building
      if (cachedRegistry === registry) pages.set(key, { page: built, expiresAt: now() + built.ttlMs })
      return built
    } catch (error) {
      pages.delete(key)
      throw error
    }
  }

  /** Returns the stale page and rebuilds it in the background; if that fails, the stale page stays cached. */
  const revalidate = (
    registry: Registry,
    key: string,
    stale: BuiltPage,
    build: () => Promise<BuiltPage>,
  ): FinishedPage => {
    const store = (page: BuiltPage, forMs: number): void => {
      if (cachedRegistry === registry && pages.has(key)) pages.set(key, { page, expiresAt: now() + forMs })
    }
    pages.set(key, { page: stale, expiresAt: Number.POSITIVE_INFINITY })
    const compressed = async (): Promise<BuiltPage> => {
      const built = await build()
      await built.page.compressLike(stale.page)
      return built
    }
    void compressed().then(
      (built) => store(built, built.ttlMs),
      () => store(stale, INCOMPLETE_TTL_MS),
    )
    return stale.page
  }

  return async (registry: Registry, key: string, build: () => Promise<BuiltPage>): Promise<FinishedPage> => {
    if (cachedRegistry !== registry) {
      cachedRegistry = registry
      pages.clear()
    }
    const entry = pages.get(key)
    if (entry === undefined) return (await add(registry, key, build)).page
    const fresh = now() < entry.expiresAt
    if (entry.page instanceof Promise) return (await entry.page).page
    if (fresh) return entry.page.page
    return entry.page.staleAllowed
      ? revalidate(registry, key, entry.page, build)
      : (await add(registry, key, build)).page
  }
}
export type HtmlCache = ReturnType<typeof createHtmlCache>

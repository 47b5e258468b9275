import type { Registry } from '@site/contracts/registry'
import { LRUCache } from 'lru-cache'
import type { FinishedPage } from './finished-page.ts'

/** Limits of the cache; the least recently used pages are evicted. */
const LIMITS = { pages: 600, bytes: 96 * 1024 * 1024 }
/** Estimated size of an entry without its page, in bytes. */
const ENTRY_BYTES = 1024
/** How long a page is cached if something was missing while it was built, in ms. */
export const INCOMPLETE_TTL_MS = 2000

export interface BuiltPage {
  readonly page: FinishedPage
  /** How long it is fresh, in ms; 0 for as long as the registry stays the same. */
  readonly ttlMs: number
  /** Whether it may be sent while stale, until it is rebuilt (stale-while-revalidate). */
  readonly staleAllowed: boolean
}

/**
 * Caches finished pages by composition and path; concurrent requests build one page. A change of the registry starts an empty cache: the
 * versions of a composition stay the same, but their fallbacks may not.
 */
export const createHtmlCache = (limits: Partial<typeof LIMITS> = {}, now = () => performance.now()) => {
  const { pages: max, bytes: maxSize } = { ...LIMITS, ...limits }
  const emptyCache = () =>
    new LRUCache<string, BuiltPage, () => Promise<BuiltPage>>({
      max,
      maxSize,
      perf: { now },
      ttlResolution: 0,
      sizeCalculation: ({ page }, key) => ENTRY_BYTES + key.length + page.size,
      // A page may be evicted while it is being built; its requests still get it.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, cached, { context: build, options }) => {
        const stale = cached?.staleAllowed === true ? cached : null
        try {
          const built = await build()
          if (stale !== null) await built.page.compressLike(stale.page)
          options.ttl = built.ttlMs
          return built
        } catch (error) {
          if (stale === null) throw error
          options.ttl = INCOMPLETE_TTL_MS
          return stale
        }
      },
    })
  let cachedRegistry: Registry | undefined
  let pages = emptyCache()

  return async (registry: Registry, key: string, build: () => Promise<BuiltPage>): Promise<FinishedPage> => {
    if (cachedRegistry !== registry) {
      cachedRegistry = registry
      pages = emptyCache()
    }
    const allowStale = pages.peek(key, { allowStale: true })?.staleAllowed === true
    return (await pages.forceFetch(key, { allowStale, context: build })).page
  }
}
export type HtmlCache = ReturnType<typeof createHtmlCache>

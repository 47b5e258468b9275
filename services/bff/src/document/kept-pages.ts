import type { Registry } from '@site/contracts/registry'
import type { FinishedPage } from './finished-page.ts'

/** Most pages kept for one state of the registry; those not asked for longest give way. */
const LIMIT = 600
/** A page that was not rendered ahead yet is built again after this long, in ms: its rendering may be there by then. */
const UNRENDERED_MS = 2000

export interface BuiltPage {
  readonly page: FinishedPage
  /** False while the browser must render it although it could have been rendered ahead. */
  readonly whole: boolean
}

/**
 * Keeps finished pages by composition and path. A change of the registry lets go of all of them: the versions of a composition
 * stay, but what they fall back to may not.
 */
export const createKeptPages = (limit = LIMIT, now: () => number = Date.now) => {
  let of: Registry | undefined
  const pages = new Map<string, { readonly page: Promise<BuiltPage> | BuiltPage; until: number }>()
  return async (registry: Registry, key: string, build: () => Promise<BuiltPage>): Promise<FinishedPage> => {
    if (of !== registry) {
      of = registry
      pages.clear()
    }
    const held = pages.get(key)
    if (held !== undefined && now() < held.until) {
      pages.delete(key)
      pages.set(key, held)
      return (held.page instanceof Promise ? await held.page : held.page).page
    }
    // Held from the first request on, so that many at once build one page.
    const building = build()
    pages.set(key, { page: building, until: Number.POSITIVE_INFINITY })
    const [oldest] = pages.keys()
    if (pages.size > limit && oldest !== undefined) pages.delete(oldest)
    try {
      const built = await building
      if (of === registry)
        pages.set(key, { page: built, until: built.whole ? Number.POSITIVE_INFINITY : now() + UNRENDERED_MS })
      return built.page
    } catch (error) {
      pages.delete(key)
      throw error
    }
  }
}
export type KeptPages = ReturnType<typeof createKeptPages>

import { PRELOADED_QUERIES_ID } from '@site/contracts/page-elements'
import { PRELOADED_MAX_AGE_MS, preloadQueryKey, type PreloadedQueries } from '@site/contracts/preloaded-queries'
import type { BackendAddress } from '@stageside/kit/shell/client'

/** Written into this document by the server, whose types hold the shape. Nothing while the element is only partly loaded. */
const read = (): Partial<PreloadedQueries> | null => {
  try {
    return JSON.parse(document.getElementById(PRELOADED_QUERIES_ID)?.textContent ?? 'null')
  } catch {
    return null
  }
}

/**
 * Gives each answer that was preloaded with the page once: a second call wants a current one. Where the page was rendered with them, its
 * first render takes them, whatever their age. The element is parsed when it is first needed; what has not loaded by then is fetched as
 * usual.
 */
export const createPreloadedQueries = (
  rendered: boolean,
  preloaded?: PreloadedQueries,
): NonNullable<BackendAddress['takePreloaded']> => {
  let held: Map<string, unknown> | undefined
  let at = 0
  return (name, body) => {
    if (held === undefined) {
      const all = preloaded ?? read()
      at = all?.at ?? 0
      // A page restored from the browser's cache may be days old.
      const usable = rendered || Math.abs(Date.now() - at) < PRELOADED_MAX_AGE_MS
      held = new Map(usable ? Object.entries(all?.answers ?? {}) : [])
    }
    const key = preloadQueryKey(name, body)
    const answer = held.get(key)
    held.delete(key)
    return answer === undefined ? undefined : { answer, at }
  }
}

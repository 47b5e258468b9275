import { PRELOADED_QUERIES_ID } from '@site/contracts/page-elements'
import { PRELOADED_MAX_AGE_MS, preloadQueryKey, type PreloadedQueries } from '@site/contracts/preloaded-queries'

/** Written into this document by the server, whose types hold the shape: only their presence is checked. */
const isPreloaded = (value: unknown): value is PreloadedQueries =>
  typeof value === 'object' && value !== null && 'at' in value && 'answers' in value

/** Null while the element is only partly loaded. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const read = (): Map<string, unknown> => {
  const value = parsed(document.getElementById(PRELOADED_QUERIES_ID)?.textContent ?? 'null')
  // A page restored from the browser's cache may be days old.
  const usable = isPreloaded(value) && Math.abs(Date.now() - value.at) < PRELOADED_MAX_AGE_MS
  return new Map(usable ? Object.entries(value.answers) : [])
}

/**
 * Gives each answer that was preloaded with the page once: a second call wants a current one. The element is parsed at the first
 * call; what has not loaded by then is fetched as usual.
 */
export const createPreloadedQueries = () => {
  let held: Map<string, unknown> | undefined
  return (name: string, body: unknown): unknown => {
    held ??= read()
    const key = preloadQueryKey(name, body)
    const answer = held.get(key)
    held.delete(key)
    return answer
  }
}

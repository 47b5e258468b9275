import { prerenderedPages, prerenderKey, type PrerenderedPages, type Store } from '@site/releases'

/** A page that is not rendered yet is looked for again after this long, in ms. */
const MISSING_MS = 2000
/** Pairs of shell and remote kept in memory. */
const PAIRS = 60

/**
 * Finds rendered pages. Never waits for the store on a miss that was seen a moment ago: the visitor gets the page the browser
 * renders instead.
 */
export const createPrerendered = (store: Store, onProblem: (error: unknown) => void) => {
  const known = new Map<string, { pages: PrerenderedPages | null; at: number }>()
  return async (shell: string, remote: string, version: string, path: string) => {
    const key = prerenderKey(shell, remote, version)
    const held = known.get(key)
    if (held !== undefined && (held.pages !== null || Date.now() - held.at < MISSING_MS))
      return held.pages?.[path] ?? null
    let pages: PrerenderedPages | null = null
    try {
      const bytes = await store.read(key)
      if (bytes !== null) pages = prerenderedPages.parse(JSON.parse(bytes.toString('utf8')))
    } catch (error) {
      onProblem(error)
    }
    known.set(key, { pages, at: Date.now() })
    const [oldest] = known.keys()
    if (known.size > PAIRS && oldest !== undefined) known.delete(oldest)
    return pages?.[path] ?? null
  }
}
export type FindPrerendered = ReturnType<typeof createPrerendered>

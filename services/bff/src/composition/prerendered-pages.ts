import { prerenderedPages, prerenderKey, type Store } from '@site/releases'
import { LRUCache } from 'lru-cache'
import { styleHashes } from '../document/style-hashes.ts'

export interface RenderedPage {
  readonly html: string
  readonly styles: string
  readonly styleHashes: readonly string[]
}
type RenderedPages = Readonly<Record<string, RenderedPage>>

const withHashes = (text: string): RenderedPages =>
  Object.fromEntries(
    Object.entries(prerenderedPages.parse(JSON.parse(text))).map(([path, page]) => [
      path,
      { ...page, styleHashes: styleHashes(page.html) },
    ]),
  )

/** How long a missing page is not read again, in ms. */
const MISSING_MS = 2000
/** Pairs of shell and remote kept in memory, and the bytes of their pages. */
const LIMITS = { max: 60, maxSize: 64 * 1024 * 1024 }
/** Estimated size of a pair without its pages, in bytes. */
const ENTRY_BYTES = 512

const sizeOf = (pages: RenderedPages): number =>
  Object.values(pages).reduce((sum, { html, styles }) => sum + ENTRY_BYTES + html.length + styles.length, 0)

/**
 * Finds prerendered pages. A recent miss is cached, so that no visitor waits for the store: the browser renders the page.
 */
export const createPrerendered = (store: Store, onProblem: (error: unknown) => void) => {
  const known = new LRUCache<string, { pages: RenderedPages | null; at: number }>({
    ...LIMITS,
    sizeCalculation: ({ pages }, key) => ENTRY_BYTES + key.length + (pages === null ? 0 : sizeOf(pages)),
  })
  return async (shell: string, remote: string, version: string, path: string) => {
    const key = prerenderKey(shell, remote, version)
    const held = known.get(key)
    if (held !== undefined && (held.pages !== null || Date.now() - held.at < MISSING_MS))
      return held.pages?.[path] ?? null
    let pages: RenderedPages | null = null
    try {
      const bytes = await store.read(key)
      if (bytes !== null) pages = withHashes(bytes.toString('utf8'))
    } catch (error) {
      onProblem(error)
    }
    known.set(key, { pages, at: Date.now() })
    return pages?.[path] ?? null
  }
}
export type FindPrerendered = ReturnType<typeof createPrerendered>

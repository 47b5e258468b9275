import { frameMarks } from '@site/contracts/frame'
import { prerenderedPages, prerenderKey, type Store } from '@site/releases'
import { LRUCache } from 'lru-cache'
import type { FrameParts } from './rendered-frames.ts'
import { hashSource } from './security-headers.ts'

export interface RenderedPage {
  readonly html: string
  /** Style elements for the head. */
  readonly styles: string
  /** Hash sources of the style attributes in the HTML. */
  readonly styleAttributes: readonly string[]
}
type RenderedPages = Readonly<Record<string, RenderedPage>>

const STYLE_ATTRIBUTE = /\sstyle="([^"]*)"/g
const ENTITIES: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}
const decode = (text: string): string =>
  text.replaceAll(/&(?:quot|#x27|#39|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity)

/**
 * Content-security-policy hashes of the style attributes in a prerendered page. Scripts set styles through the object model, which
 * the policy allows; in HTML only these exact values are allowed.
 */
export const styleHashes = (html: string): string[] => {
  const values = new Set([...html.matchAll(STYLE_ATTRIBUTE)].map(([, value = '']) => decode(value)))
  return [...values].map(hashSource)
}

const parsePages = (text: string): RenderedPages =>
  Object.fromEntries(
    Object.entries(prerenderedPages.parse(JSON.parse(text))).map(([path, page]) => [
      path,
      { ...page, styleAttributes: styleHashes(page.html) },
    ]),
  )

/** How long a missing page is not read again, in ms. */
const MISSING_MS = 2000
/** Pairs of shell and remote kept in memory, and the bytes of their pages. */
const LIMITS = { max: 60, maxSize: 64 * 1024 * 1024 }
/** Estimated size of a pair, or of a page in it, without its text, in bytes. */
const ENTRY_BYTES = 512

const sizeOf = (pages: RenderedPages): number =>
  Object.values(pages).reduce((sum, { html, styles }) => sum + ENTRY_BYTES + html.length + styles.length, ENTRY_BYTES)

/**
 * A page with the frame of its composition in place of the marks. Null without one; a page of a shell that is older than contributions
 * has its own.
 */
export const framed = async (
  page: RenderedPage,
  find: () => Promise<FrameParts | null>,
): Promise<RenderedPage | null> => {
  if (!page.html.includes(frameMarks.nav)) return page
  const frame = await find()
  if (frame === null) return null
  const { nav, footer } = frame
  // Functions: in a text, `$` would be read as a pattern.
  const html = page.html.replace(frameMarks.nav, () => nav).replace(frameMarks.footer, () => footer)
  return { ...page, html, styleAttributes: [...new Set([...page.styleAttributes, ...styleHashes(nav + footer)])] }
}

/** Finds prerendered pages. A recent miss is cached, so that no visitor waits for the store: the browser renders the page. */
export const createPrerendered = (store: Store, onProblem: (error: unknown) => void) => {
  const known = new LRUCache<string, RenderedPages>({
    ...LIMITS,
    sizeCalculation: (pages, key) => key.length + sizeOf(pages),
    ignoreFetchAbort: true,
    fetchMethod: async (key, _, { options }) => {
      try {
        const bytes = await store.read(key)
        if (bytes !== null) return parsePages(bytes.toString('utf8'))
      } catch (error) {
        onProblem(error)
      }
      options.ttl = MISSING_MS
      return {}
    },
  })
  return async (shell: string, remote: string, version: string, path: string): Promise<RenderedPage | null> =>
    (await known.forceFetch(prerenderKey(shell, remote, version)))[path] ?? null
}
export type FindPrerendered = ReturnType<typeof createPrerendered>

import type { Release } from '@site/contracts/registry'
import type { PreloadedQueries } from '@site/contracts/preloaded-queries'
import { withTimeout } from '@site/contracts/with-timeout'
import { startPageRenderer, type PageRenderer, type Store } from '@site/releases'
import { LRUCache } from 'lru-cache'
import { styleHashes, type RenderedPage } from './prerendered-pages.ts'

/** Processes kept, one for each pair of versions: those of most visitors, and of a canary. Each takes about 100 MB. */
const MOST = 2
/** One that nobody needed for so long is stopped, in ms. */
const IDLE_MS = 600_000
/** How long one that could not be started, or ended by itself, is not started again, in ms. */
const FAILED_MS = 30_000
const MOST_FAILED = 100
/** How long a page waits to be rendered, in ms. After that it is sent as it was published, and its browser shows the answers. */
const WAIT_MS = 400

export interface AskedPage {
  readonly shell: Release
  readonly remote: Release
  /** Name of the page in its remote. */
  readonly page: string
  /** Path and query. */
  readonly address: string
  readonly preloaded: PreloadedQueries
}

/**
 * Renders pages with their answers, by the remote's own server bundle in a process of its own (docs/decisions/051). Null where that fails
 * or takes too long.
 */
export const createPageRenderers = (
  store: Store,
  onProblem: (error: unknown) => void,
  start: typeof startPageRenderer = startPageRenderer,
) => {
  const failed = new LRUCache<string, true>({ max: MOST_FAILED, ttl: FAILED_MS })
  const renderers = new LRUCache<string, { readonly started: Promise<PageRenderer> }>({
    max: MOST,
    ttl: IDLE_MS,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    dispose: ({ started }) => void started.then(({ stop }) => stop()).catch(() => undefined),
  })

  const fail = (key: string) => (error: unknown) => {
    failed.set(key, true)
    renderers.delete(key)
    onProblem(error)
  }
  const rendererOf = (shell: Release, remote: Release): Promise<PageRenderer> | null => {
    const key = `${shell.version} ${remote.name} ${remote.version}`
    const known = renderers.get(key)
    if (known !== undefined) return known.started
    if (failed.has(key)) return null
    const started = start(store, shell, remote, fail(key))
    renderers.set(key, { started })
    started.catch(fail(key))
    return started
  }

  return async ({ shell, remote, ...order }: AskedPage): Promise<RenderedPage | null> => {
    const renderer = rendererOf(shell, remote)
    if (renderer === null) return null
    try {
      const page = await withTimeout(WAIT_MS, undefined, async () => (await renderer).render(order))
      return { ...page, styleAttributes: styleHashes(page.html) }
    } catch (error) {
      onProblem(error)
      return null
    }
  }
}
export type RenderAnswers = ReturnType<typeof createPageRenderers>

import type { Release } from '@site/contracts/registry'
import type { PreloadedQueries } from '@site/contracts/preloaded-queries'
import { startPageRenderer, type PageRenderer, type Store } from '@site/releases'
import { LRUCache } from 'lru-cache'
import { styleHashes, type RenderedPage } from './prerendered-pages.ts'

/** Processes kept, one for each pair of versions: those of most visitors, and of a canary. Each takes about 100 MB. */
const MOST = 2
/** One that nobody needed for so long is stopped, in ms. */
const IDLE_MS = 600_000
/** How long one that could not be started, or ended by itself, is not started again, in ms. */
const FAILED_MS = 30_000
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
  const failedAt = new Map<string, number>()
  const renderers = new LRUCache<string, { readonly started: Promise<PageRenderer> }>({
    max: MOST,
    ttl: IDLE_MS,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    dispose: ({ started }) => void started.then(({ stop }) => stop()).catch(() => undefined),
  })

  const fail = (key: string) => (error: unknown) => {
    failedAt.set(key, Date.now())
    renderers.delete(key)
    onProblem(error)
  }
  const rendererOf = (shell: Release, remote: Release): Promise<PageRenderer> | null => {
    const key = `${shell.version} ${remote.name} ${remote.version}`
    const known = renderers.get(key)
    if (known !== undefined) return known.started
    const failed = failedAt.get(key)
    if (failed !== undefined && Date.now() - failed < FAILED_MS) return null
    failedAt.delete(key)
    const started = start(store, shell, remote, fail(key))
    renderers.set(key, { started })
    started.catch(fail(key))
    return started
  }

  return async ({ shell, remote, ...order }: AskedPage): Promise<RenderedPage | null> => {
    const renderer = rendererOf(shell, remote)
    if (renderer === null) return null
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, WAIT_MS, null)
    })
    const rendered = renderer
      .then(({ render }) => render(order))
      .catch((error: unknown) => {
        onProblem(error)
        return null
      })
    const page = await Promise.race([rendered, late])
    clearTimeout(timer)
    return page && { ...page, styleAttributes: styleHashes(page.html) }
  }
}
export type RenderAnswers = ReturnType<typeof createPageRenderers>

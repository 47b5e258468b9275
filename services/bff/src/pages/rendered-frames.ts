import type { Frame } from '@site/contracts/frame'
import type { Release } from '@site/contracts/registry'
import { frameHash, frameKey, renderedFrames, renderFrame, type RenderedFrames, type Store } from '@site/releases'
import { LRUCache } from 'lru-cache'

/** Frames kept in memory, and the bytes of their HTML; one of this site has 130 kB. */
const LIMITS = { max: 100, maxSize: 16 * 1024 * 1024 }
/** Estimated size of a frame at one path without its text, in bytes. */
const ENTRY_BYTES = 256
/** How long one that could not be rendered is not tried again, in ms. */
const FAILED_MS = 2000
/** How long a page waits for its frame to be rendered, in ms; the browser renders the page otherwise. A render takes about half a second. */
const WAIT_MS = 3000
/** Frames that may wait to be rendered, one at a time: only versions that a visitor combines by address make many. */
const MOST_WAITING = 8

const sizeOf = (frames: RenderedFrames): number =>
  Object.values(frames).reduce((sum, { nav, footer }) => sum + ENTRY_BYTES + nav.length + footer.length, ENTRY_BYTES)

/** Runs work one after the other. Rejects at once when too much is waiting. */
const createQueue = () => {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting >= MOST_WAITING) return Promise.reject(new Error(`${waiting} frames wait to be rendered already`))
    waiting += 1
    const done = last.then(work).finally(() => {
      waiting -= 1
    })
    last = done.catch(() => undefined)
    return done
  }
}

export interface FrameParts {
  readonly nav: string
  readonly footer: string
}

/**
 * The HTML around pages, by shell and by what is contributed. Those of what is live were rendered when it was promoted; what is missing,
 * such as versions that a visitor combined by address, is rendered here once by the shell's own code, in a process of its own, and
 * stored for every front server. Null where that fails or takes too long: the browser renders the page then.
 */
export const createRenderedFrames = (
  store: Store,
  onProblem: (error: unknown) => void,
  render: typeof renderFrame = renderFrame,
) => {
  const inQueue = createQueue()
  const known = new LRUCache<string, RenderedFrames, { shell: Release; frame: Frame }>({
    ...LIMITS,
    sizeCalculation: sizeOf,
    ignoreFetchAbort: true,
    fetchMethod: async (key, _, { options, context: { shell, frame } }) => {
      try {
        const stored = await store.read(key)
        if (stored !== null) return renderedFrames.parse(JSON.parse(stored.toString('utf8')))
        return await inQueue(() => render(store, shell, frame))
      } catch (error) {
        onProblem(error)
        options.ttl = FAILED_MS
        return {}
      }
    },
  })
  return async (shell: Release, frame: Frame, path: string): Promise<FrameParts | null> => {
    const key = frameKey(shell.version, frameHash(frame))
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<RenderedFrames>((resolve) => {
      timer = setTimeout(resolve, WAIT_MS, {})
    })
    const found = known.get(key) ?? (await Promise.race([known.forceFetch(key, { context: { shell, frame } }), late]))
    clearTimeout(timer)
    return found[path] ?? found[''] ?? null
  }
}
export type FindFrame = ReturnType<typeof createRenderedFrames>

import type { ComposedRemote } from '@site/contracts/composition'
import type { PageModule } from '@site/kit'
import { createStore } from 'zustand'
import { loadPage, type RemoteError } from './load-page.ts'

type Tracked = Promise<PageModule> & {
  status?: 'pending' | 'fulfilled' | 'rejected'
  value?: PageModule
  reason?: unknown
}

/** How long a page's code took to arrive, where performance tools and the QA panel find it. */
const timed = (name: string, loading: Promise<PageModule>): Promise<PageModule> => {
  const start = performance.now()
  const mark = () => void performance.measure(`remote:${name}`, { start })
  loading.then(mark, mark)
  return loading
}

/** React's `use` reads these fields synchronously: a page that is already here renders without a fall-back. */
const track = (promise: Promise<PageModule>): Tracked => {
  const tracked: Tracked = promise
  tracked.status = 'pending'
  promise.then(
    (value) => Object.assign(tracked, { status: 'fulfilled', value }),
    (reason: unknown) => Object.assign(tracked, { status: 'rejected', reason }),
  )
  return tracked
}

export const keyOf = (remote: ComposedRemote, page: string): string => `${remote.name}@${remote.version}#${page}`

/**
 * One promise for each page of each remote version. A rejected one stays: evicting it would load again at every render. Only
 * `retry` clears it.
 */
export class PageCache {
  /** The adopted page whose code could not be loaded, if any. */
  readonly stillReading = createStore<{ key: string | null }>(() => ({ key: null }))
  readonly #pages = new Map<string, Tracked>()
  readonly #attempts = new Map<string, number>()
  readonly #onFailure: (error: RemoteError) => void
  readonly #load: typeof loadPage

  /** The prerender gives its own `load`: a server twin instead of a federated module. */
  constructor(onFailure: (error: RemoteError) => void, load: typeof loadPage = loadPage) {
    this.#onFailure = onFailure
    this.#load = load
  }

  /**
   * Loads the page that the server rendered already. When that fails, what is there stays readable: the page keeps waiting
   * instead of showing a failure, and `stillReading` names it so that a notice can offer another try.
   */
  adopt(remote: ComposedRemote, page: string): void {
    const key = keyOf(remote, page)
    const loading = timed(keyOf(remote, page), this.#load(remote, page, 0, this.#onFailure)).catch(() => {
      this.stillReading.setState({ key })
      return new Promise<PageModule>(() => {})
    })
    this.#pages.set(key, track(loading))
  }

  get(remote: ComposedRemote, page: string): Promise<PageModule> {
    const key = keyOf(remote, page)
    const known = this.#pages.get(key)
    if (known !== undefined) return known
    const promise = track(timed(key, this.#load(remote, page, this.#attempts.get(remote.name) ?? 0, this.#onFailure)))
    this.#pages.set(key, promise)
    return promise
  }

  retry(remote: ComposedRemote, page: string): void {
    this.#attempts.set(remote.name, (this.#attempts.get(remote.name) ?? 0) + 1)
    this.#pages.delete(keyOf(remote, page))
    this.stillReading.setState({ key: null })
  }
}

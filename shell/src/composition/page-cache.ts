import type { ComposedRemote } from '@site/contracts/composition'
import type { PageModule } from '@site/kit'
import { createStore } from 'zustand'
import { isFilesError, loadPage, type RemoteError } from './load-page.ts'

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
  // In braces: to return the rejected promise itself would reject the chain, which nobody watches.
  promise.then(
    (value) => {
      Object.assign(tracked, { status: 'fulfilled', value })
    },
    (reason: unknown) => {
      Object.assign(tracked, { status: 'rejected', reason })
    },
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
  /** Remotes of which something failed that stays so for its address. */
  readonly #needsNewAddress = new Set<string>()
  /** Ends the wait of pages that the server rendered and whose code is not here yet, by key. */
  readonly #waiting = new Map<string, (module: PageModule) => void>()
  /** Versions shown in place of the composed one, by key. */
  readonly #instead = new Map<string, string>()
  readonly #onFailure: (error: RemoteError) => void
  readonly #load: typeof loadPage

  /** The prerender gives its own `load`: a server twin instead of a federated module. */
  constructor(onFailure: (error: RemoteError) => void, load: typeof loadPage = loadPage) {
    this.#onFailure = onFailure
    this.#load = load
  }

  #start(remote: ComposedRemote, page: string, key: string, since?: number): Promise<PageModule> {
    const failed = (error: RemoteError) => {
      if (remote.lastGood !== undefined && error.version === remote.version)
        this.#instead.set(key, remote.lastGood.version)
      if (!isFilesError(error)) this.#needsNewAddress.add(remote.name)
      this.#onFailure(error)
    }
    return timed(key, this.#load(remote, page, this.#attempts.get(remote.name) ?? 0, failed, since))
  }

  /**
   * Loads the page that the server rendered already. When that fails, what is there stays readable: the page keeps waiting
   * instead of showing a failure, and `stillReading` names it so that a notice can offer another try.
   */
  adopt(remote: ComposedRemote, page: string): void {
    const key = keyOf(remote, page)
    const arrival = new Promise<PageModule>((arrived) => this.#waiting.set(key, arrived))
    this.#pages.set(key, track(arrival))
    // Its visitor waits since the page was asked for: zero on the page's clock.
    void this.#arrive(remote, page, key, 0)
  }

  async #arrive(remote: ComposedRemote, page: string, key: string, since?: number): Promise<void> {
    try {
      const module = await this.#start(remote, page, key, since)
      this.#waiting.get(key)?.(module)
      this.#waiting.delete(key)
      if (this.stillReading.getState().key === key) this.stillReading.setState({ key: null })
    } catch {
      // Whoever left meanwhile is not reading any more.
      if (this.#waiting.has(key)) this.stillReading.setState({ key })
    }
  }

  /** The page is no longer shown: what the server rendered is gone, and the next visit must not wait for its code as reading does. */
  leave(remote: ComposedRemote, page: string): void {
    const key = keyOf(remote, page)
    if (!this.#waiting.delete(key)) return
    this.#pages.delete(key)
    if (this.stillReading.getState().key === key) this.stillReading.setState({ key: null })
  }

  get(remote: ComposedRemote, page: string): Promise<PageModule> {
    const key = keyOf(remote, page)
    const known = this.#pages.get(key)
    if (known !== undefined) return known
    const promise = track(this.#start(remote, page, key))
    this.#pages.set(key, promise)
    return promise
  }

  /** The version that is shown: the composed one, or the last good one when that did not work. */
  versionOf(remote: ComposedRemote, page: string): string {
    return this.#instead.get(keyOf(remote, page)) ?? remote.version
  }

  /**
   * Puts the last good version in the place of one that arrived and then threw. False when there is none, or when it is the one
   * that threw.
   */
  fallBack(remote: ComposedRemote, page: string): boolean {
    const key = keyOf(remote, page)
    this.#needsNewAddress.add(remote.name)
    const { lastGood, ...rest } = remote
    if (lastGood === undefined || this.#instead.has(key)) return false
    this.#instead.set(key, lastGood.version)
    this.#pages.set(key, track(this.#start({ ...rest, ...lastGood }, page, key)))
    return true
  }

  /**
   * Tries again, at another address where that is needed. A page that is still being read stays while its code is awaited; resolves to whether there is
   * nothing to keep and the page must be rendered anew.
   */
  async retry(remote: ComposedRemote, page: string): Promise<boolean> {
    const key = keyOf(remote, page)
    if (this.#needsNewAddress.delete(remote.name))
      this.#attempts.set(remote.name, (this.#attempts.get(remote.name) ?? 0) + 1)
    this.#instead.delete(key)
    if (this.#waiting.has(key)) {
      await this.#arrive(remote, page, key)
      return false
    }
    this.#pages.delete(key)
    return true
  }
}

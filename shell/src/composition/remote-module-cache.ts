import type { ComposedRemote } from '@site/contracts/composition'
import { createStore } from 'zustand'
import { whenIdle } from '../when-idle.ts'
import { downloadPage, isFilesError, loadPage, type LoadedModule, type RemoteError } from './load-page.ts'

type Tracked = Promise<LoadedModule> & {
  status?: 'pending' | 'fulfilled' | 'rejected'
  value?: LoadedModule
  reason?: unknown
}

/** React's `use` reads these fields synchronously: a page that is already here renders without a fallback. */
const track = (promise: Promise<LoadedModule>): Tracked => {
  const tracked: Tracked = Object.assign(promise, { status: 'pending' as const })
  promise.then(
    (value) => void Object.assign(tracked, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(tracked, { status: 'rejected', reason }),
  )
  return tracked
}

export const keyOf = (remote: ComposedRemote, page: string): string => `${remote.name}@${remote.version}#${page}`

/**
 * One promise for each page of each remote version. A rejected one stays: evicting it would load again at every render. Only
 * `retry` clears it.
 */
export class RemoteModuleCache {
  /** The server-rendered page whose code could not be loaded, if any. */
  readonly pendingHydration = createStore<{ key: string | null }>(() => ({ key: null }))
  readonly #pages = new Map<string, Tracked>()
  /** How often code of each version hung or threw: browsers keep that by its address, so the next load needs another one. */
  readonly #attempts = new Map<string, number>()
  /** Resolves the promise of each server-rendered page whose code has not loaded yet, by key. */
  readonly #awaitingHydration = new Map<string, (module: LoadedModule) => void>()
  /** The pages that are loaded ahead, one after the other. */
  #ahead: Promise<void> = Promise.resolve()
  /** Versions shown in place of the composed one, by key. */
  readonly #substitutedVersions = new Map<string, string>()
  readonly #onFailure: (error: RemoteError) => void
  readonly #load: typeof loadPage

  /** The prerender gives its own `load`: a server bundle instead of a federated module. */
  constructor(onFailure: (error: RemoteError) => void, load: typeof loadPage = loadPage) {
    this.#onFailure = onFailure
    this.#load = load
  }

  #attemptOf({ name, version }: ComposedRemote): number {
    return this.#attempts.get(`${name}@${version}`) ?? 0
  }

  #nextAttempt(remote: ComposedRemote): void {
    this.#attempts.set(`${remote.name}@${remote.version}`, this.#attemptOf(remote) + 1)
  }

  /** Tells how long the code took to arrive, where performance tools and the QA panel find it. */
  #measured(key: string, loading: Promise<LoadedModule>): Promise<LoadedModule> {
    const start = performance.now()
    const mark = () => void performance.measure(`remote:${key}`, { start })
    loading.then(mark, mark)
    return loading
  }

  #start(remote: ComposedRemote, page: string, key: string, since?: number): Promise<LoadedModule> {
    const failed = (error: RemoteError) => {
      if (remote.lastGood !== undefined && error.version === remote.version)
        this.#substitutedVersions.set(key, remote.lastGood.version)
      if (!isFilesError(error)) this.#nextAttempt(remote)
      this.#onFailure(error)
    }
    return this.#measured(key, this.#load(remote, page, this.#attemptOf(remote), failed, since))
  }

  /**
   * Loads the code of the page that the server rendered. When that fails, the HTML stays readable: the promise stays pending
   * instead of rejecting, and `pendingHydration` names the page so that a notice can offer a retry.
   */
  hydrateRemote(remote: ComposedRemote, page: string): void {
    const key = keyOf(remote, page)
    const loaded = new Promise<LoadedModule>((resolve) => this.#awaitingHydration.set(key, resolve))
    this.#pages.set(key, track(loaded))
    // The time limit counts from the request of the page: zero on its clock.
    void this.#loadForHydration(remote, page, key, 0)
  }

  async #loadForHydration(remote: ComposedRemote, page: string, key: string, since?: number): Promise<void> {
    try {
      const module = await this.#start(remote, page, key, since)
      this.#awaitingHydration.get(key)?.(module)
      this.#awaitingHydration.delete(key)
      if (this.pendingHydration.getState().key === key) this.pendingHydration.setState({ key: null })
    } catch {
      // No notice on a page that was left meanwhile.
      if (this.#awaitingHydration.has(key)) this.pendingHydration.setState({ key })
    }
  }

  /** Called when the page is no longer shown: its server-rendered HTML is gone, so the next visit loads it like any other page. */
  disposeHydration(remote: ComposedRemote, page: string): void {
    const key = keyOf(remote, page)
    if (!this.#awaitingHydration.delete(key)) return
    this.#pages.delete(key)
    if (this.pendingHydration.getState().key === key) this.pendingHydration.setState({ key: null })
  }

  /** Whether the page's code has run. */
  isReady(remote: ComposedRemote, page: string): boolean {
    return this.#pages.get(keyOf(remote, page))?.status === 'fulfilled'
  }

  /**
   * Downloads the code of a page that may come next, runs it once the browser is idle, and then does what `rehearse` does: one page at a
   * time, and none while a page is waited for. What fails is left to whoever comes to the page: it is loaded then as if nothing had
   * been tried.
   */
  loadAhead(remote: ComposedRemote, page: string, rehearse: (module: LoadedModule) => Promise<void>): void {
    const key = keyOf(remote, page)
    const { lastGood: _other, ...composed } = remote
    const downloaded = this.#pages.has(key) ? undefined : downloadPage(composed, page)
    downloaded?.catch(() => undefined)
    const run = async () => {
      await downloaded
      await this.#atRest()
      const known = this.#pages.get(key)
      const loading =
        known ??
        this.#measured(
          key,
          this.#load(composed, page, this.#attemptOf(remote), () => undefined),
        )
      const value = await loading
      if (!this.#pages.has(key)) this.#pages.set(key, Object.assign(loading, { status: 'fulfilled' as const, value }))
      await this.#atRest()
      await rehearse(value)
      performance.mark(`rehearsed:${key}`)
    }
    this.#ahead = this.#ahead.then(run).catch(() => undefined)
  }

  /** Resolves when the browser is idle and no page is being loaded. */
  async #atRest(): Promise<void> {
    await Promise.allSettled(this.#pages.values())
    await new Promise<void>((idle) => whenIdle(idle))
  }

  get(remote: ComposedRemote, page: string): Promise<LoadedModule> {
    const key = keyOf(remote, page)
    const known = this.#pages.get(key)
    if (known !== undefined) return known
    const promise = track(this.#start(remote, page, key))
    this.#pages.set(key, promise)
    return promise
  }

  /** The version that is shown: the composed one, or the last good one when that did not work. */
  versionOf(remote: ComposedRemote, page: string): string {
    return this.#substitutedVersions.get(keyOf(remote, page)) ?? remote.version
  }

  /** Loads the last good version after the composed one threw while rendering. False when there is none, or when it is the one that threw. */
  takeLastGood(remote: ComposedRemote, page: string): boolean {
    const key = keyOf(remote, page)
    this.#nextAttempt(remote)
    const { lastGood, ...rest } = remote
    if (lastGood === undefined || this.#substitutedVersions.has(key)) return false
    this.#substitutedVersions.set(key, lastGood.version)
    this.#pages.set(key, track(this.#start({ ...rest, ...lastGood }, page, key)))
    return true
  }

  /**
   * Loads again. A page that awaits hydration keeps its HTML meanwhile; resolves to
   * whether the page must be rendered again.
   */
  async retry(remote: ComposedRemote, page: string): Promise<boolean> {
    const key = keyOf(remote, page)
    this.#substitutedVersions.delete(key)
    if (this.#awaitingHydration.has(key)) {
      await this.#loadForHydration(remote, page, key)
      return false
    }
    this.#pages.delete(key)
    return true
  }
}

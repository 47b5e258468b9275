/// <reference lib="dom" />
import type { ModuleLoader } from '@site/contracts/module-loader'

/**
 * The loader of a page. Its source is inlined in every page, so it must not use anything outside itself.
 *
 * Chromium before 156 and Firefox remember a failed import for its address until the page is reloaded, and for every module above it:
 * there, files are fetched first and imported only when all are in the HTTP cache. WebKit asks again, but checks the hashes of an import
 * map only for what a script element asks for, so there a script element goes before the import; and it remembers a failed preload.
 */
export const createModuleLoader = (page: Window): ModuleLoader => {
  /** Delays before retries, in ms: a connection that is lost for a second needs no action of the visitor. */
  const RETRY_AFTER_MS = [400, 1200]
  /** How long one try may take, in ms: the largest file (the map, 250 kB) takes 25 s at 80 kbit/s. */
  const TRY_MS = 30_000
  /** How long a page waits before it retries its first scripts, in ms, unless an `online` event comes first. */
  const START_RETRY_MS = 5000

  const { document } = page
  const isWebKit = page.navigator.vendor.startsWith('Apple')
  const integrity: Record<string, string> = JSON.parse(
    document.querySelector('script[type="importmap"]')?.textContent ?? '{"integrity":{}}',
  ).integrity
  const loading = new Map<string, Promise<void>>()
  /** Files whose last try failed: the HTTP cache may hold bytes that do not match their hash. */
  const failed = new Set<string>()

  const pathOf = (address: string): string => new URL(address, document.baseURI).pathname
  const isStyle = (path: string): boolean => path.endsWith('.css')
  const pause = (ms: number): Promise<void> => new Promise((resolve) => page.setTimeout(resolve, ms))

  const insert = (tag: 'link' | 'script', path: string, properties: object): Promise<void> =>
    new Promise((resolve, reject) => {
      const element = Object.assign(document.createElement(tag), { integrity: integrity[path] ?? '', ...properties })
      element.addEventListener('load', () => resolve())
      element.addEventListener('error', () => {
        element.remove()
        reject(new Error(path))
      })
      document.head.append(element)
    })
  const link = (rel: string, path: string): Promise<void> => insert('link', path, { rel, crossOrigin: '', href: path })
  const run = (path: string): Promise<void> => insert('script', path, { type: 'module', src: path })

  const download = async (path: string): Promise<void> => {
    const cache = failed.has(path) ? 'reload' : 'default'
    failed.add(path)
    const signal = AbortSignal.timeout(TRY_MS)
    try {
      const response = await page.fetch(path, { integrity: integrity[path] ?? '', cache, signal })
      if (!response.ok) throw response
      await response.arrayBuffer()
    } catch {
      // Nothing that a refusal carries fits the hash either: only a HEAD request tells refused (4xx), damaged (200) and lost apart.
      const { status } = await page.fetch(path, { method: 'HEAD', cache: 'no-store', signal })
      throw new Error(`HTTP ${status}`, { cause: status })
    }
    failed.delete(path)
  }

  const withRetry = async (work: () => Promise<void>, path: string): Promise<void> => {
    for (const wait of [...RETRY_AFTER_MS, 0])
      try {
        return await work()
      } catch (error) {
        const { message, cause } = error instanceof Error ? error : new Error(path)
        const status = Number(cause)
        // No other answer is to be expected a second later than a refusal.
        if (wait === 0 || (status >= 400 && status < 500))
          throw Object.assign(new Error(`${path} did not load: ${message}`), { name: 'FilesError' })
        if (!(status < 400)) await pause(wait)
      }
  }

  /** One load at a time for each key; one that failed may be tried again. */
  const once = (key: string, path: string, load: (path: string) => Promise<void>): Promise<void> => {
    const started = loading.get(key) ?? withRetry(() => load(path), path)
    loading.set(key, started)
    started.catch(() => loading.delete(key))
    return started
  }

  const all = async (work: readonly Promise<void>[]): Promise<void> => void (await Promise.all(work))
  const sheet = (path: string): Promise<void> => link('stylesheet', path)
  const preload = (path: string): Promise<void> => link('modulepreload', path)
  const loadAll = async (paths: readonly string[]): Promise<void> => {
    await all(paths.map((path) => once(path, path, isStyle(path) ? sheet : download)))
    if (isWebKit) return
    // From the HTTP cache, in parallel: imports would load one level after the other. Only now: Firefox follows the imports of a
    // preloaded module, and would remember a missing one as failed.
    for (const path of paths) if (!isStyle(path)) void once(`preload ${path}`, path, preload)
  }
  /** WebKit caches bytes that do not match their hash, for script elements too: failed files are reloaded first. */
  const reloadAndRun = async (target: string, rest: readonly string[]): Promise<void> => {
    const modules = [target, ...rest].filter((path) => !isStyle(path))
    if (failed.has(target)) await all(modules.map(download))
    await run(target).catch((error: unknown) => {
      for (const path of modules) failed.add(path)
      throw error
    })
  }

  return {
    integrity,
    prefetch: (addresses) => loadAll(addresses.map(pathOf)),
    prepare: async (addresses) => {
      const [target = '', ...rest] = addresses.map(pathOf)
      await (isWebKit
        ? all([once(`run ${target}`, target, () => reloadAndRun(target, rest)), loadAll(rest.filter(isStyle))])
        : loadAll([target, ...rest]))
    },
    start: async (addresses) => {
      const paths = addresses.map(pathOf)
      while (
        !(await loadAll(paths).then(
          () => true,
          () => false,
        ))
      )
        await Promise.race([
          pause(START_RETRY_MS),
          new Promise((resolve) => page.addEventListener('online', resolve, { once: true })),
        ])
      for (const path of paths) void once(`run ${path}`, path, run)
    },
  }
}

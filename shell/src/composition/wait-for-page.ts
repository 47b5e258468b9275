import { findShellRoute } from '@site/contracts/routes'
import type { RemoteModuleCache } from './remote-module-cache.ts'
import type { CompositionStore } from './store.ts'

/**
 * How long a visitor who pressed a link keeps the page before, in ms: within a second nobody asks whether anything happens (Nielsen,
 * *Usability Engineering*, 1993). Shown sooner, a loading state would stay for 300 ms (React), however soon the page comes.
 */
const MAX_WAIT_MS = 1000

/**
 * What to wait for before the page at a path replaces the one before: until it is loaded or failed, and no longer than `MAX_WAIT_MS`.
 * Null where there is nothing to wait for.
 */
export const createWaitForPage =
  (
    { store, find, refresh }: Pick<CompositionStore, 'store' | 'find' | 'refresh'>,
    pages: Pick<RemoteModuleCache, 'get' | 'isReady'>,
  ) =>
  (pathname: string): Promise<unknown> | null => {
    const load = (): Promise<unknown> | null => {
      const found = find(pathname)
      if (found === null) return null
      return pages.isReady(found.remote, found.route.page) ? null : pages.get(found.remote, found.route.page)
    }
    const isUnknown = find(pathname) === null && findShellRoute(pathname) === null && !store.getState().whole
    const work = isUnknown ? refresh(true).then(load) : load()
    const limit = () => new Promise((over) => setTimeout(over, MAX_WAIT_MS))
    return work && Promise.race([work.catch(() => undefined), limit()])
  }

import { trimPath } from '@site/contracts/trim-path'
import { savesData } from '@stageside/kit/saves-data'
import { useEffect } from 'react'
import type { RemoteModuleCache } from './remote-module-cache.ts'
import type { CompositionStore } from './store.ts'

/** The address of an internal link to another page. */
export const addressBehind = (target: EventTarget | null): URL | null => {
  const href = target instanceof Element ? target.closest('a[href^="/"]')?.getAttribute('href') : undefined
  if (href === null || href === undefined) return null
  const address = new URL(href, window.location.origin)
  return trimPath(address.pathname) === trimPath(window.location.pathname) ? null : address
}

/** Before a hand reaches a link it moves, scrolls or types: time enough to learn what else there is. */
const SIGNS_OF_LIFE = ['pointermove', 'touchstart', 'scroll', 'keydown'] as const

/**
 * Keeps an open tab up to date: fetches the composition at the first sign of life, refreshes it when a link is hovered or focused and
 * when the tab becomes visible again, and prefetches the page of that link; all but the refresh unless the visitor saves data. The open
 * page stays as it is; the next navigation uses the new version. Failures are ignored here: the navigation reports them.
 */
export const useCompositionRefresh = (compositions: CompositionStore, pages: Pick<RemoteModuleCache, 'get'>): void => {
  useEffect(() => {
    const refreshed = () => compositions.refresh().catch(() => undefined)
    const onIntent = async ({ target }: Event) => {
      const path = addressBehind(target)?.pathname
      if (path === undefined) return
      const prefetch = () => {
        const found = savesData() ? null : compositions.find(path)
        if (found !== null) pages.get(found.remote, found.route.page).catch(() => undefined)
      }
      // What is known is most likely still right; where it is not, the newer version is prefetched too.
      prefetch()
      await refreshed()
      prefetch()
    }
    const alive = new AbortController()
    const closed = new AbortController()
    const { signal } = closed
    const onLife = () => {
      // Offline there is nothing to ask; a later sign will do.
      if (!navigator.onLine) return
      alive.abort()
      if (!savesData()) void refreshed()
    }
    const onReturn = () => {
      if (document.visibilityState === 'visible') void refreshed()
    }
    const intent = (event: Event) => void onIntent(event)
    for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, onLife, { passive: true, signal: alive.signal })
    document.addEventListener('pointerover', intent, { passive: true, signal })
    document.addEventListener('focusin', intent, { signal })
    document.addEventListener('visibilitychange', onReturn, { signal })
    return () => {
      alive.abort()
      closed.abort()
    }
  }, [compositions, pages])
}

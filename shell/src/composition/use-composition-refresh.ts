import { trimPath } from '@site/contracts/trim-path'
import { savesData } from '@stageside/kit/saves-data'
import { useEffect } from 'react'
import type { RemoteModuleCache } from './remote-module-cache.ts'
import type { CompositionStore } from './store.ts'

/** The path of an internal link to another page. */
const pathBehind = (target: EventTarget | null): string | null => {
  const href = target instanceof Element ? target.closest('a[href^="/"]')?.getAttribute('href') : undefined
  if (href === null || href === undefined) return null
  const { pathname } = new URL(href, window.location.origin)
  return trimPath(pathname) === trimPath(window.location.pathname) ? null : pathname
}

/**
 * Keeps an open tab up to date: refreshes the composition when a link is hovered or focused and when the tab becomes visible again,
 * and prefetches the page of that link, unless the visitor saves data. The open page stays as it is; the next navigation uses the new
 * version. Failures are ignored here: the navigation reports them.
 */
export const useCompositionRefresh = (compositions: CompositionStore, pages: Pick<RemoteModuleCache, 'get'>): void => {
  useEffect(() => {
    const refreshed = () => compositions.refresh().catch(() => undefined)
    const onIntent = async ({ target }: Event) => {
      const path = pathBehind(target)
      if (path === null) return
      await refreshed()
      const found = compositions.find(path)
      if (found !== null && !savesData()) pages.get(found.remote, found.route.page).catch(() => undefined)
    }
    const onReturn = () => {
      if (document.visibilityState === 'visible') void refreshed()
    }
    const intent = (event: Event) => void onIntent(event)
    document.addEventListener('pointerover', intent, { passive: true })
    document.addEventListener('focusin', intent)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      document.removeEventListener('pointerover', intent)
      document.removeEventListener('focusin', intent)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [compositions, pages])
}

import { trimPath } from '@site/contracts/trim-path'
import { useEffect } from 'react'
import type { RemoteModuleCache } from './remote-module-cache.ts'
import type { CompositionStore } from './store.ts'

/** The path a link of the site leads to, when it is another than this page's. */
const pathBehind = (target: EventTarget | null): string | null => {
  const href = target instanceof Element ? target.closest('a[href^="/"]')?.getAttribute('href') : undefined
  if (href === null || href === undefined) return null
  const { pathname } = new URL(href, window.location.origin)
  return trimPath(pathname) === trimPath(window.location.pathname) ? null : pathname
}

/**
 * Keeps a tab that stays open in step with what is live: the composition is asked for again when somebody means to follow a link,
 * on hover or focus, wherever on the page it stands, and when somebody comes back to the tab. What is open stays as it is; the next
 * navigation takes the new version, and the code of the page meant is on its way by then. Failures are silent here: the visit
 * itself reports them.
 */
export const useFollow = (compositions: CompositionStore, pages: Pick<RemoteModuleCache, 'get'>): void => {
  useEffect(() => {
    const refreshed = () => compositions.refresh().catch(() => undefined)
    const onIntent = async ({ target }: Event) => {
      const path = pathBehind(target)
      if (path === null) return
      await refreshed()
      const found = compositions.find(path)
      if (found !== null) pages.get(found.remote, found.route.page).catch(() => undefined)
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

import { savesData } from '@stageside/kit/saves-data'
import { useEffect } from 'react'
import { whenIdle } from '../when-idle.ts'
import { keyOf, type RemoteModuleCache } from './remote-module-cache.ts'
import type { CompositionStore } from './store.ts'
import { pathBehind } from './use-composition-refresh.ts'

/** Most pages that a document downloads ahead. The largest has 50 kB of code, packed: all of them stay below one photograph. */
const MOST_PAGES = 6

const isInView = (link: Element): boolean => {
  const { top, bottom, width } = link.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < window.innerHeight
}

/**
 * Downloads the code of pages that links in view lead to, once the whole composition is known and whenever the visitor has scrolled,
 * while the browser has nothing else to do: on a slow line there is no time for it between a hand over a link and the press. Nothing
 * of it runs, and nothing is downloaded for a visitor who saves data.
 */
export const useLinksInView = (
  { store, find }: Pick<CompositionStore, 'store' | 'find'>,
  pages: Pick<RemoteModuleCache, 'download'>,
): void => {
  useEffect(() => {
    const stopped = new AbortController()
    const downloaded = new Set<string>()
    let waiting = false
    const look = () => {
      waiting = false
      if (stopped.signal.aborted || !store.getState().whole || savesData() || !navigator.onLine) return
      for (const link of document.querySelectorAll('a[href^="/"]')) {
        if (downloaded.size === MOST_PAGES) return stopped.abort()
        const path = pathBehind(link)
        const found = path === null ? null : find(path)
        if (found === null) continue
        const key = keyOf(found.remote, found.route.page)
        if (downloaded.has(key) || !isInView(link)) continue
        downloaded.add(key)
        pages.download(found.remote, found.route.page)
      }
    }
    const lookSoon = () => {
      if (waiting || stopped.signal.aborted) return
      waiting = true
      whenIdle(look)
    }
    const unsubscribe = store.subscribe(lookSoon)
    document.addEventListener('scroll', lookSoon, { passive: true, signal: stopped.signal })
    return () => {
      unsubscribe()
      stopped.abort()
    }
  }, [store, find, pages])
}

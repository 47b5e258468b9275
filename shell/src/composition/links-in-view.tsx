import { savesData } from '@stageside/kit/saves-data'
import { useEffect, useState, type ReactNode } from 'react'
import { useSite } from '../site-context.ts'
import { whenIdle } from '../when-idle.ts'
import { Rehearsal } from './rehearsal.tsx'
import { keyOf } from './remote-module-cache.ts'
import { addressBehind } from './use-composition-refresh.ts'

/** Most pages that a document loads ahead. This site has 31, and `/` leads to 21 of them, with 187 kB of code, packed. */
const MOST_PAGES = 40

const isInView = (link: Element): boolean => {
  const { top, bottom, width } = link.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < window.innerHeight
}

/**
 * Loads and rehearses the pages that links in view lead to, once the whole composition is known and whenever the visitor has scrolled,
 * while the browser has nothing else to do: there is no time for it between a hand over a link and the press. Nothing of it happens for
 * a visitor who saves data.
 */
export const LinksInView = () => {
  const {
    compositions: { store, find },
    pages,
  } = useSite()
  const [rehearsal, setRehearsal] = useState<ReactNode>(null)
  useEffect(() => {
    const stopped = new AbortController()
    const loaded = new Set<string>()
    let waiting = false
    const look = () => {
      waiting = false
      if (stopped.signal.aborted || !store.getState().whole || savesData() || !navigator.onLine) return
      for (const link of document.querySelectorAll('a[href^="/"]')) {
        if (loaded.size === MOST_PAGES) return stopped.abort()
        const to = addressBehind(link)
        const found = to === null ? null : find(to.pathname)
        if (to === null || found === null) continue
        const address = { pathname: to.pathname, search: to.search }
        const key = keyOf(found.remote, found.route.page)
        if (loaded.has(key) || !isInView(link)) continue
        loaded.add(key)
        pages.loadAhead(found.remote, found.route.page, async ({ Page }) => {
          if (Page === undefined) return
          await new Promise<void>((over) =>
            setRehearsal(<Rehearsal key={key} {...found} address={address} Page={Page} onEnd={over} />),
          )
          setRehearsal(null)
        })
      }
    }
    const lookSoon = () => {
      if (waiting || stopped.signal.aborted) return
      waiting = true
      whenIdle(look)
    }
    lookSoon()
    const unsubscribe = store.subscribe(lookSoon)
    document.addEventListener('scroll', lookSoon, { passive: true, signal: stopped.signal })
    return () => {
      unsubscribe()
      stopped.abort()
    }
  }, [store, find, pages])
  return rehearsal
}

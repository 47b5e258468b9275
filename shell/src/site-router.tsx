import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import {
  createPath,
  NavigationType,
  parsePath,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type NavigateOptions,
  type Navigator,
} from 'react-router-dom'

interface SiteRouterProps {
  /** What is waited for before the page at this path replaces the one before; null where it is shown at once. Does not reject. */
  readonly waitFor: (pathname: string) => Promise<unknown> | null
  readonly children: ReactNode
}

/** Resolves once the browser has drawn a frame; in a tab that is hidden it draws none. */
const nextFrame = (): Promise<void> =>
  new Promise((drawn) => {
    requestAnimationFrame(() => setTimeout(drawn))
    setTimeout(drawn, 100)
  })

/**
 * The browser's history, for a page that stays on the screen while the next one is waited for. What changes there meanwhile must not
 * write that page's address over the next one's, which would never be shown; and a second press on the same link adds no second entry.
 */
const createSiteHistory = () => {
  const history = createBrowserHistory({ v5Compat: true })
  let shown = history.location.pathname
  const isLeaving = () => history.location.pathname !== shown
  // A page says so where it changes its own address in place; a link to another page, or to this one, does not.
  const isLate = (options?: NavigateOptions) => options?.preventScrollReset === true && isLeaving()
  const navigator: Navigator = {
    ...history,
    push: (to, state, options) => {
      if (isLate(options)) return
      const known = createPath(typeof to === 'string' ? parsePath(to) : to) === createPath(history.location)
      // On the page that is shown the same address may be another state, as a sheet that Back closes.
      if (known && isLeaving()) history.replace(to, state)
      else history.push(to, state)
    },
    replace: (to, state, options) => {
      if (!isLate(options)) history.replace(to, state)
    },
  }
  return {
    history,
    navigator,
    isShown: (pathname: string) => pathname === shown,
    setShown: (pathname: string) => {
      shown = pathname
    },
  }
}

/**
 * The library's `BrowserRouter`, but that another page is rendered in one piece, once it is there. In a transition React renders it in
 * slices of 5 ms, and the browser restyles and draws the page that is left between two of them. A press is answered by a frame before
 * that. Changes within a page are transitions.
 */
export const SiteRouter = ({ waitFor, children }: SiteRouterProps) => {
  const [{ history, navigator, isShown, setShown }] = useState(createSiteHistory)
  const [{ action, location }, show] = useState(() => ({ action: history.action, location: history.location }))
  useLayoutEffect(() => {
    let latest: object | null = null
    return history.listen((next) => {
      latest = next
      const { pathname } = next.location
      if (isShown(pathname)) return startTransition(() => show(next))
      const go = () => {
        // The visitor went elsewhere meanwhile.
        if (latest !== next) return
        setShown(pathname)
        show(next)
      }
      const wait = waitFor(pathname)
      // The browser scrolls a page that it goes back to as soon as that is told.
      if (wait === null && next.action === NavigationType.Pop) go()
      else void (wait ?? nextFrame()).then(go)
    })
  }, [history, isShown, setShown, waitFor])
  return (
    <Router location={location} navigationType={action} navigator={navigator}>
      {children}
    </Router>
  )
}

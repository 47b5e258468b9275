import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { NavigationType, Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'

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
 * The library's `BrowserRouter`, but that another page is rendered in one piece, once it is there. In a transition React renders it in
 * slices of 5 ms, and the browser restyles and draws the page that is left between two of them. A press is answered by a frame before
 * that. Changes within a page are transitions.
 */
export const SiteRouter = ({ waitFor, children }: SiteRouterProps) => {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, show] = useState(() => ({ action: history.action, location: history.location }))
  useLayoutEffect(() => {
    let shown = history.location.pathname
    let latest: object | null = null
    return history.listen((next) => {
      latest = next
      const { pathname } = next.location
      if (pathname === shown) return startTransition(() => show(next))
      const go = () => {
        // The visitor went elsewhere meanwhile.
        if (latest !== next) return
        shown = pathname
        show(next)
      }
      const wait = waitFor(pathname)
      // The browser scrolls a page that it goes back to as soon as that is told.
      if (wait === null && next.action === NavigationType.Pop) go()
      else void (wait ?? nextFrame()).then(go)
    })
  }, [history, waitFor])
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}

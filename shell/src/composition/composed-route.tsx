import { findRoute } from '@site/contracts/routes'
import { hashKey } from '@tanstack/react-query'
import { useCallback, useEffect, useState, useTransition } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import { useSite } from '../site-context.ts'
import type { RouteMatch } from './store.ts'
import { RemoteFallback } from './remote-fallback.tsx'
import { RemotePage } from './remote-page.tsx'
import { RemoteWaiting } from './remote-waiting.tsx'

/**
 * What a match says, whatever the order of its fields. Without hashes and without what routes say beside their page: the composition
 * in a page leaves out what its server alone needs, and files and routes of a version never change.
 */
const contentOf = ({
  remote: { integrity: _hashes, routes: _routes, pages: _files, lastGood, ...remote },
  route,
}: RouteMatch): string => hashKey([remote, lastGood?.version, route.path, route.page])

/**
 * The remote and route of a path, fixed until the path changes. A newer composition would otherwise replace a page in use; it takes
 * effect at the next navigation, or when `repin` is called after a failure.
 */
export const usePinnedRoute = (pathname: string): { found: RouteMatch | null; whole: boolean; repin: () => void } => {
  const { compositions } = useSite()
  const { composition, whole } = useStore(compositions.store)
  const [pinned, setPinned] = useState(() => ({ pathname, found: findRoute(composition.remotes, pathname) }))
  const repin = useCallback(() => {
    const found = compositions.find(pathname)
    // An equal route keeps its object: a page that is being hydrated must not be rendered again for no reason.
    if (found === null) return
    setPinned((now) => (now.found !== null && contentOf(now.found) === contentOf(found) ? now : { pathname, found }))
  }, [compositions, pathname])
  if (pinned.pathname === pathname && pinned.found !== null) return { found: pinned.found, whole, repin }
  const found = findRoute(composition.remotes, pathname)
  if (pinned.pathname !== pathname || found !== null) setPinned({ pathname, found })
  return { found, whole, repin }
}

/** Spec §2: any other path goes silently to `/`; that it was not found is only logged. */
const NotFound = ({ path }: { path: string }) => {
  useEffect(() => console.warn(`404: ${path}`), [path])
  return <Navigate to="/" replace />
}

const TITLE = 'This page'

/**
 * A page whose remote is not known yet: fetches the whole composition, and shows a fallback when that fails. The loaded
 * composition replaces this component.
 */
const UnresolvedRoute = () => {
  const { state, compositions, report } = useSite()
  const [failed, setFailed] = useState(false)
  const [retrying, startRetry] = useTransition()
  const load = useCallback(
    (): Promise<void> =>
      compositions.refresh(true).catch((error: unknown) => {
        // The remote is unknown, so the report names the shell.
        report(error, { part: 'composition' }, { region: { remote: 'shell', version: state.composition.shell } })
        setFailed(true)
      }),
    [compositions, report, state],
  )
  useEffect(() => void load(), [load])
  if (!failed) return <RemoteWaiting title={TITLE} />
  return <RemoteFallback title={TITLE} name="composition" onRetry={() => startRetry(load)} retrying={retrying} />
}

/** The page of whichever remote owns the path. Fetches the whole composition when the page's part of it does not have the path. */
export const ComposedRoute = () => {
  const { pathname } = useLocation()
  const { found, whole, repin } = usePinnedRoute(pathname)
  if (found !== null)
    return (
      <RemotePage
        key={found.remote.name}
        remote={found.remote}
        route={found.route}
        params={found.params}
        onNewComposition={repin}
      />
    )
  // Only the whole composition tells whether a path is unknown.
  return whole ? <NotFound path={pathname} /> : <UnresolvedRoute key={pathname} />
}

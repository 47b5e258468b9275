import { findRoute } from '@site/contracts/routes'
import { useCallback, useState } from 'react'
import { useStore } from 'zustand'
import { useSite } from '../site-context.ts'
import type { RouteMatch } from './store.ts'

/** Without hashes: the composition in the page has none, and the files of a version do not change. */
const serialised = (found: RouteMatch | null): string =>
  JSON.stringify(found, (name, value: unknown) => (name === 'integrity' ? undefined : value))
const isSame = (known: RouteMatch | null, found: RouteMatch): boolean => serialised(known) === serialised(found)

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
    if (found !== null) setPinned((now) => (isSame(now.found, found) ? now : { pathname, found }))
  }, [compositions, pathname])
  if (pinned.pathname !== pathname || pinned.found === null) {
    const found = findRoute(composition.remotes, pathname)
    if (pinned.pathname !== pathname || found !== null) setPinned({ pathname, found })
    return { found, whole, repin }
  }
  return { found: pinned.found, whole, repin }
}

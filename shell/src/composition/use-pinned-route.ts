import { useCallback, useState } from 'react'
import { useStore } from 'zustand'
import { useSite } from '../site-context.ts'
import { findRoute, type Found } from './find-route.ts'

/** Hashes aside: the page itself carries none in its composition, and the files of a version do not change. */
const said = (found: Found | null): string =>
  JSON.stringify(found, (name, value: unknown) => (name === 'integrity' ? undefined : value))
const says = (known: Found | null, found: Found): boolean => said(known) === said(found)

/**
 * The remote and route of a path, held until the path changes. A newer composition that arrives meanwhile would otherwise replace
 * the page under somebody's hands; it takes effect at the next navigation, or when `repin` is called after a failure.
 */
export const usePinnedRoute = (pathname: string): { found: Found | null; whole: boolean; repin: () => void } => {
  const { compositions } = useSite()
  const { composition, whole } = useStore(compositions.store)
  const [pinned, setPinned] = useState(() => ({ pathname, found: findRoute(composition.remotes, pathname) }))
  const repin = useCallback(() => {
    const found = compositions.find(pathname)
    // The same said again stays the same object: a page that is still being hydrated must not be rendered for nothing.
    if (found !== null) setPinned((now) => (says(now.found, found) ? now : { pathname, found }))
  }, [compositions, pathname])
  if (pinned.pathname !== pathname || pinned.found === null) {
    const found = findRoute(composition.remotes, pathname)
    if (pinned.pathname !== pathname || found !== null) setPinned({ pathname, found })
    return { found, whole, repin }
  }
  return { found: pinned.found, whole, repin }
}

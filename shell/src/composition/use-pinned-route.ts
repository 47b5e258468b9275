import { useState } from 'react'
import { useStore } from 'zustand'
import { useSite } from '../site-context.ts'
import { findRoute, type Found } from './find-route.ts'

/**
 * The remote and route of a path, held until the path changes. A newer composition that arrives meanwhile would otherwise replace
 * the page under somebody's hands; it takes effect at the next navigation, or when `repin` is called after a failure.
 */
export const usePinnedRoute = (pathname: string): { found: Found | null; whole: boolean; repin: () => void } => {
  const { compositions } = useSite()
  const { composition, whole } = useStore(compositions.store)
  const [pinned, setPinned] = useState(() => ({ pathname, found: findRoute(composition.remotes, pathname) }))
  if (pinned.pathname !== pathname || pinned.found === null) {
    const found = findRoute(composition.remotes, pathname)
    if (pinned.pathname !== pathname || found !== null) setPinned({ pathname, found })
    return { found, whole, repin: () => undefined }
  }
  return {
    found: pinned.found,
    whole,
    repin: () => setPinned({ pathname, found: compositions.find(pathname) ?? pinned.found }),
  }
}

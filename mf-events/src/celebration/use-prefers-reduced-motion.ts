import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

const follow = (changed: () => void) => {
  const query = window.matchMedia(QUERY)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the visitor prefers reduced motion, now and as it changes. False on the server. */
export const usePrefersReducedMotion = (): boolean =>
  useSyncExternalStore(
    follow,
    () => window.matchMedia(QUERY).matches,
    () => false,
  )

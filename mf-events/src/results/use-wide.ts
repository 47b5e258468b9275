import { useSyncExternalStore } from 'react'

/** The desktop breakpoint of the tokens: room for the map beside the list. */
const WIDE = '(min-width: 64em)'
const watch = (onChange: () => void) => {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

export const useWide = (): boolean =>
  useSyncExternalStore(
    watch,
    () => window.matchMedia(WIDE).matches,
    () => false,
  )

import { useSyncExternalStore } from 'react'

/** Below the tablet breakpoint of the tokens. */
const PHONE = '(max-width: 47.99em)'
const watch = (onChange: () => void) => {
  const query = window.matchMedia(PHONE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
const isPhone = () => window.matchMedia(PHONE).matches

/** Whether sheets take the place of popovers. For parts that are never prerendered. */
export const useIsPhone = (): boolean => useSyncExternalStore(watch, isPhone)

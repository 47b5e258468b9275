import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False on the server and in the first client render of a prerendered page, true ever after. Pages are prerendered without
 * their query string, so whatever depends on it waits for this.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

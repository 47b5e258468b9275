import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False on the server and in the first render of a prerendered page, true ever after. Pages are prerendered without a query, so what a page
 * reads from its address waits for this: React throws away a page whose first render is another than the one that was published.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

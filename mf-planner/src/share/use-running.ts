import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while the page takes over what the server rendered, which knows no fragment. */
export const useRunning = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

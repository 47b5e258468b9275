import { useSyncExternalStore } from 'react'

let known: boolean | null = null

/** Whether this browser draws WebGL 2. The answer does not change while a page is open. */
const hasWebgl = (): boolean => {
  known ??= document.createElement('canvas').getContext('webgl2') !== null
  return known
}
const never = () => () => undefined

export const useWebgl = (): boolean => useSyncExternalStore(never, hasWebgl, () => false)

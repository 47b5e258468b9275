import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * The same function in every render, which calls the one of the last: hundreds of rows that get it are not rendered again for it. To
 * be called from events only.
 */
export const useLatestCallback = <Args extends readonly unknown[]>(
  callback: (...args: Args) => void,
): ((...args: Args) => void) => {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}

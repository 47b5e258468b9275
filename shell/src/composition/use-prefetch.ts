import { useCallback } from 'react'
import { useSite } from '../site-context.ts'

/** Gives a function that loads a path's page ahead of a visit. Failures are silent here: the visit itself reports them. */
export const usePrefetch = (): ((path: string) => void) => {
  const { compositions, pages } = useSite()
  return useCallback(
    (path) => {
      const load = () => {
        const found = compositions.find(path)
        if (found !== null) pages.get(found.remote, found.route.page).catch(() => undefined)
      }
      compositions.refresh().then(load, load)
    },
    [compositions, pages],
  )
}

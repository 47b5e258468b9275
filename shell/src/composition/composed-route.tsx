import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { RemotePage } from './remote-page.tsx'
import { UnresolvedRoute } from './unresolved-route.tsx'
import { usePinnedRoute } from './use-pinned-route.ts'

/** Spec §2: any other path goes silently to `/`; that it was not found is only logged. */
const NotFound = ({ path }: { path: string }) => {
  useEffect(() => console.warn(`404: ${path}`), [path])
  return <Navigate to="/" replace />
}

/** The page of whichever remote owns the path. Fetches the whole composition when the page's part of it does not have the path. */
export const ComposedRoute = () => {
  const { pathname } = useLocation()
  const { found, whole, repin } = usePinnedRoute(pathname)
  if (found !== null)
    return <RemotePage key={found.remote.name} remote={found.remote} route={found.route} onNewComposition={repin} />
  // Only the whole composition tells whether a path is unknown.
  return whole ? <NotFound path={pathname} /> : <UnresolvedRoute key={pathname} />
}

import type { ComposedRemote, Route } from '@site/contracts/composition'
import { trimPath } from '@site/contracts/trim-path'

export interface RouteMatch {
  readonly remote: ComposedRemote
  readonly route: Route
}

/** The remote that owns a path and the route it published for it; null when no remote has the path. */
export const findRoute = (remotes: readonly ComposedRemote[], path: string): RouteMatch | null => {
  const wanted = trimPath(path)
  for (const remote of remotes) {
    const route = remote.routes.find((candidate) => candidate.path === wanted)
    if (route !== undefined) return { remote, route }
  }
  return null
}

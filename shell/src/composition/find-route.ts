import type { ComposedRemote, Route } from '@site/contracts/composition'

export interface Found {
  readonly remote: ComposedRemote
  readonly route: Route
}

/** `/terms/` and `/terms` are one page; the home page is `/`. */
export const normalisePath = (path: string): string => {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/** The remote that owns a path and the route it published for it; null when nobody claims the path. */
export const findRoute = (remotes: readonly ComposedRemote[], path: string): Found | null => {
  const wanted = normalisePath(path)
  for (const remote of remotes) {
    const route = remote.routes.find((candidate) => candidate.path === wanted)
    if (route !== undefined) return { remote, route }
  }
  return null
}

import type { Route } from './composition.ts'
import { trimPath } from './trim-path.ts'

/** What the parameter of a path stands for, by its name. */
export type RouteParams = Readonly<Record<string, string>>

const PARAMETER = '/:id'
const LONGEST_PARAMETER = 120
/** Control characters, which the backend refuses, and halves of characters, which no address can hold. */
const NOT_IN_ID = /[\p{Cc}\p{Cs}]/u

const decoded = (part: string): string | null => {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

/** Whether a route stands for many paths, one for each value of its parameter. */
export const hasParameter = (route: { readonly path: string }): boolean => route.path.endsWith(PARAMETER)

/** What a path has in place of the route's parameter, none for a route without; null where it is not of that route. */
export const matchPath = (route: string, path: string): RouteParams | null => {
  if (!hasParameter({ path: route })) return route === path ? {} : null
  const before = route.slice(0, -PARAMETER.length + 1)
  const part = path.slice(before.length)
  if (!path.startsWith(before) || part === '' || part.includes('/')) return null
  const id = decoded(part)
  if (id === null || id.length > LONGEST_PARAMETER || id !== id.trim() || NOT_IN_ID.test(id)) return null
  return { id }
}

/** The path of a route with its parameter filled in; the same for every way to write the parameter. */
export const pathOf = (route: { readonly path: string }, params: RouteParams): string =>
  hasParameter(route)
    ? `${route.path.slice(0, -PARAMETER.length)}/${encodeURIComponent(params['id'] ?? '')}`
    : route.path

/**
 * The remote (or release) that has the page of a path, the route it published for it and its parameters; null when none has. An
 * exact path goes before one with a parameter. The one rule by which the front server, the shell and the contract gate tell whose
 * a path is.
 */
export const findRoute = <Remote extends { readonly routes: readonly { readonly path: string }[] }>(
  remotes: readonly Remote[],
  path: string,
): { readonly remote: Remote; readonly route: Remote['routes'][number]; readonly params: RouteParams } | null => {
  const wanted = trimPath(path)
  let matched: { remote: Remote; route: Remote['routes'][number]; params: RouteParams } | null = null
  for (const remote of remotes) {
    for (const route of remote.routes) {
      const params = matchPath(route.path, wanted)
      if (params === null) continue
      if (!hasParameter(route)) return { remote, route, params }
      matched ??= { remote, route, params }
    }
  }
  return matched
}

/** Pages of the shell itself. Search engines must not index them. */
const shellRoutes: readonly Route[] = [
  {
    path: '/auth/callback',
    title: 'Signing you in…',
    description: 'Checks your sign-in and takes you to the Partner Portal.',
    page: 'auth-callback',
    prerender: false,
    noindex: true,
  },
  {
    path: '/login',
    title: 'Sign in',
    description: 'How partners sign in.',
    page: 'login',
    prerender: false,
    noindex: true,
  },
]

/** The shell's own page at a path; null when it has none. */
export const findShellRoute = (path: string): Route | null => findRoute([{ routes: shellRoutes }], path)?.route ?? null

/** Paths that the shell or the BFF serves: a remote at one of them would never be shown. */
const reservedPaths = [
  '/auth',
  '/login',
  '/functions',
  '/rest',
  '/releases',
  '/health',
  '/livez',
  '/readyz',
  '/metrics',
  '/report',
  '/rum',
  '/offline-worker.js',
  '/og',
] as const

/** The reserved path that a path lies under; undefined when it is free. */
export const reservedOver = (path: string): string | undefined =>
  reservedPaths.find((reserved) => path === reserved || path.startsWith(`${reserved}/`))

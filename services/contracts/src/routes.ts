import type { Route } from './composition.ts'
import { trimPath } from './trim-path.ts'

/**
 * The remote (or release) that has the page of a path, and the route it published for it; null when none has. The one rule by which
 * the front server, the shell and the contract gate tell whose a path is.
 */
export const findRoute = <Remote extends { readonly routes: readonly { readonly path: string }[] }>(
  remotes: readonly Remote[],
  path: string,
): { readonly remote: Remote; readonly route: Remote['routes'][number] } | null => {
  const wanted = trimPath(path)
  for (const remote of remotes) {
    const route = remote.routes.find((candidate) => candidate.path === wanted)
    if (route !== undefined) return { remote, route }
  }
  return null
}

/** Pages of the shell itself. Search engines must not index them. */
const shellRoutes: readonly Route[] = [
  {
    path: '/auth/callback',
    title: 'Signing you in…',
    description: 'Checks your sign-in and takes you on.',
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
] as const

/** The reserved path that a path lies under; undefined when it is free. */
export const reservedOver = (path: string): string | undefined =>
  reservedPaths.find((reserved) => path === reserved || path.startsWith(`${reserved}/`))

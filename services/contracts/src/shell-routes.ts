import type { Route } from './composition.ts'

/** Pages of the shell itself. Search engines must not index them. */
export const shellRoutes: readonly Route[] = [
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

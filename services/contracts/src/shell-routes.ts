import type { Route } from './composition.ts'

/** Pages the shell shows by itself, without a remote. Neither is for search engines. */
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

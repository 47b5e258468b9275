/** Paths the shell and the server in front of it answer themselves: a remote that claimed one would never be seen there. */
export const reservedPaths = [
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

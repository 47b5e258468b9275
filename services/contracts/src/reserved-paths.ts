/** Paths that the shell or the BFF serves: a remote at one of them would never be shown. */
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

import type { Store } from '@site/releases'
import type { RequestHandler } from 'express'
import { HSTS } from '../pages/security-headers.ts'
import { createReleaseFiles } from './release-files.ts'

/** `/<name>/<version>/<path>`; a suffix `~n` of the version is an alias of the same file, for a retry. */
const ADDRESS = /^\/((?:shell|mf-[a-z0-9-]{1,40})\/\d[0-9a-z.-]{0,80})(?:~\d{1,3})?\/([\w./-]{1,200})$/

/** Segments that would make aliases of a file, or leave the folder. */
const NO_NAME = new Set(['', '.', '..'])

/** Serves release files: immutable, compressed at publish time. */
export const serveReleases = (store: Store): RequestHandler => {
  const find = createReleaseFiles(store)
  return async (request, response, next) => {
    const match = ADDRESS.exec(request.path)
    const [, release = '', path = ''] = match ?? []
    if (match === null || path.split('/').some((part) => NO_NAME.has(part))) return next()
    const file = await find(release, path, String(request.headers['accept-encoding'] ?? ''))
    if (file === null) return next()
    response.set({
      'Content-Type': file.type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: file.etag,
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      Vary: 'Accept-Encoding',
      ...(request.secure ? { 'Strict-Transport-Security': HSTS } : {}),
      ...(file.encoding === null ? {} : { 'Content-Encoding': file.encoding }),
    })
    if (request.headers['if-none-match'] === file.etag) return void response.status(304).end()
    response.end(request.method === 'HEAD' ? undefined : file.bytes)
  }
}

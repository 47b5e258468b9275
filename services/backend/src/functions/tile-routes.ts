import { TILES_PATH } from '@site/contracts/map-tiles'
import { Router } from 'express'
import { CallError, onlyMethods } from '../http/errors.ts'
import type { PlacesPort } from './ports.ts'

/**
 * The archives of vector tiles, in ranges as browsers ask for them. The address holds the hash of the bytes, and a file is found
 * by it among those known, never by a path from outside.
 */
export const tileRoutes = (places: Pick<PlacesPort, 'tileFile'>): Router => {
  const router = Router()
  router.get('/tiles/:file', (request, response, next) => {
    const [, id = ''] = TILES_PATH.exec(request.path) ?? []
    const file = places.tileFile(id)
    if (file === null) throw new CallError(404, 'not_found', 'We don’t have this map any more.')
    response.set({
      'Content-Type': 'application/vnd.pmtiles',
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: `"${id}"`,
    })
    response.sendFile(file, { cacheControl: false, lastModified: false, dotfiles: 'allow' }, (error: unknown) => {
      // A visitor who leaves early is no error; the answer has begun then.
      if (error === undefined || response.headersSent) return
      for (const name of ['Content-Type', 'Cache-Control', 'ETag']) response.removeHeader(name)
      next(error)
    })
  })
  router.all('/tiles/:file', onlyMethods('GET'))
  return router
}

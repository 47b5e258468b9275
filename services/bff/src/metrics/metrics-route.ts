import { isInside } from '@site/contracts/inside'
import { Router } from 'express'
import type { Metrics } from './metrics.ts'

/** `/metrics` for the operator's own network; 404 for others and through any proxy. */
export const metricsRoute = ({ registry }: Pick<Metrics, 'registry'>): Router => {
  const router = Router()
  router.get('/metrics', async (request, response) => {
    if (!isInside(request.socket.remoteAddress, request.headers))
      return void response.status(404).json({ error: 'There is nothing here', code: 'not_found' })
    response
      .set('Cache-Control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })
  return router
}

import { Router } from 'express'

export interface Readiness {
  /** True after the signal to stop: a load balancer should switch. */
  readonly stopping: () => boolean
  /** Descriptions of what is missing; empty if everything answers. */
  readonly missing: () => Promise<string[]>
}

/** `/livez`: the process answers. `/readyz`: everything behind it does too, else 503 with what is missing. */
export const healthRoutes = ({ missing, stopping }: Readiness): Router => {
  const router = Router()
  router.get('/livez', (_request, response) => void response.set('Cache-Control', 'no-store').json({ status: 'alive' }))
  router.get('/readyz', async (_request, response) => {
    const absent = stopping() ? ['this process is stopping'] : await missing()
    response.set('Cache-Control', 'no-store')
    if (absent.length === 0) return void response.json({ status: 'ready' })
    response.status(503).json({ status: 'not ready', missing: absent })
  })
  return router
}

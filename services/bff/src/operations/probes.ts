import { isInside } from '@site/contracts/inside'
import { withTimeout } from '@site/contracts/with-timeout'
import { Router } from 'express'
import type { Metrics } from './metrics.ts'

export interface Probes {
  /** True after the signal to stop: a load balancer should switch. */
  readonly stopping: () => boolean
  /** Descriptions of what is missing; empty if everything answers. */
  readonly missing: () => Promise<string[]>
  /** Stored files that are not what was published; the site works without them, so it stays ready. */
  readonly damaged: () => readonly string[]
  readonly metrics: Pick<Metrics, 'registry'>
}

/** Damaged files that a probe names. */
const SHOWN = 10

/**
 * `/livez`: the process answers. `/readyz`: everything behind it does too, else 503 with what is missing. `/metrics`: for the operator's
 * own network; 404 for others and through any proxy.
 */
export const probeRoutes = ({ missing, stopping, damaged, metrics: { registry } }: Probes): Router => {
  const router = Router()
  router.get('/livez', (_request, response) => void response.set('Cache-Control', 'no-store').json({ status: 'alive' }))
  router.get('/readyz', async (_request, response) => {
    const absent = stopping() ? ['this process is stopping'] : await missing()
    response.set('Cache-Control', 'no-store')
    if (absent.length === 0) {
      const files = damaged()
      return void response.json({
        status: 'ready',
        ...(files.length === 0 ? {} : { damaged: files.slice(0, SHOWN), damagedFiles: files.length }),
      })
    }
    response.status(503).json({ status: 'not ready', missing: absent })
  })
  router.get('/metrics', async (request, response) => {
    if (!isInside(request.socket.remoteAddress, request.headers))
      return void response.status(404).json({ error: 'There is nothing at this address.', code: 'not_found' })
    response
      .set('Cache-Control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })
  return router
}

/** Timeout, in ms: a probe must answer before its caller times out. */
const LIMIT_MS = 2000

/** Returns what is missing for the backend to be ready. A Supabase project has no `/readyz`, so any answer below 500 counts. */
export const backendMissing = async (backendUrl: string): Promise<string[]> => {
  try {
    return await withTimeout(LIMIT_MS, undefined, async (signal) => {
      const response = await fetch(`${backendUrl}/readyz`, { signal })
      if (response.status < 500) {
        await response.body?.cancel()
        return []
      }
      const body: unknown = await response.json().catch(() => null)
      const named =
        typeof body === 'object' && body !== null && 'missing' in body && Array.isArray(body.missing)
          ? body.missing.map(String)
          : []
      return named.length > 0 ? named.map((item) => `backend: ${item}`) : ['backend: not ready']
    })
  } catch {
    return ['backend: unreachable']
  }
}

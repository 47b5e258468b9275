import { isInside } from '@site/contracts/inside'
import { Router, type RequestHandler } from 'express'
import { CallError } from '../http/errors.ts'
import { cached, runCheck, type Check, type CheckResult } from './checks.ts'
import type { Metrics } from './metrics.ts'

const CACHE_MS = 1000

const runAll = (checks: readonly Check[]): Promise<CheckResult[]> => Promise.all(checks.map(runCheck))

/** `/livez`: the process answers; `/readyz`: its dependencies do too; `/health`: one word; `/metrics`: for Prometheus. */
export const healthRoutes = (checks: readonly Check[], metrics: Metrics, stopping: () => boolean): Router => {
  const essential = cached(() => runAll(checks.filter((check) => check.essential)), CACHE_MS)
  const router = Router()
  router.get('/livez', (_request, response) => void response.json({ alive: true }))
  router.get('/readyz', async (_request, response) => {
    const failed = (await essential()).filter(({ state }) => state !== 'ok').map(({ name }) => name)
    const missing = stopping() ? ['this process is stopping'] : failed
    response
      .status(missing.length === 0 ? 200 : 503)
      .set('cache-control', 'no-store')
      .json({ ready: missing.length === 0, missing })
  })
  router.get('/health', async (_request, response) => {
    const healthy = (await essential()).every(({ state }) => state === 'ok')
    response.set('cache-control', 'no-store').json({ status: healthy ? 'ok' : 'degraded' })
  })
  // For the operator's own network: the backend's address may be public, for calls of the browser.
  router.get('/metrics', async (request, response, next) => {
    if (!isInside(request.socket.remoteAddress, request.headers))
      return next(new CallError(404, 'not_found', 'There is nothing at this address.'))
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
  return router
}

const withoutDetail = ({ name, state, latencyMs }: CheckResult): CheckResult => ({ name, state, latencyMs })

/**
 * `GET /functions/v1/selftest`: each dependency, its state and latency. Details, such as the number of pending mails, are for the
 * operator's own network only, because the public key allows the call too.
 */
export const selftest = (checks: readonly Check[]): RequestHandler => {
  const all = cached(() => runAll(checks), CACHE_MS)
  return async (request, response) => {
    const results = await all()
    const inside = isInside(request.socket.remoteAddress, request.headers)
    response.set('cache-control', 'no-store').json({
      ok: results.every(({ state }) => state === 'ok'),
      checks: inside ? results : results.map(withoutDetail),
    })
  }
}

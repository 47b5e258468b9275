import express, { Router, type ErrorRequestHandler, type Express } from 'express'
import type { Logger } from 'pino'
import { isInside } from '@site/contracts/inside'
import { requestLog } from '@site/http/request-log'
import type { RampController } from '../ramp/controller.ts'
import type { RampChain } from '../ramp/ramp-chain.ts'
import { readRegistry } from '../registry/registry-store.ts'
import type { Store } from '../store/store.ts'
import type { BoundedAudit } from './audit/bounded-audit.ts'
import { authenticator } from './auth/authenticate.ts'
import { callHandler, sendError, toServiceError } from './call.ts'
import type { ServiceConfig } from './config.ts'
import { consoleRoutes } from './console-routes.ts'
import { serviceLimits } from './limits.ts'
import type { ServiceMetrics } from './metrics.ts'
import { changeRoutes } from './routes/change-routes.ts'
import { functionRoutes } from './routes/function-routes.ts'
import { graphRoute } from './routes/graph-route.ts'
import { liveRoute } from './routes/live-route.ts'
import { rampRoutes } from './routes/ramp-routes.ts'
import { readRoutes } from './routes/read-routes.ts'
import { ServiceError } from './service-error.ts'
import type { Staging } from './uploads/staging.ts'
import { uploadRoutes } from './uploads/upload-routes.ts'

export interface ServiceParts {
  readonly config: ServiceConfig
  readonly store: Store
  readonly staging: Staging
  readonly audit: BoundedAudit
  readonly chain: RampChain
  readonly controller: RampController
  readonly metrics: ServiceMetrics
  readonly log: Logger
  readonly stopping: () => boolean
  readonly now: () => Date
}

const probes = ({ store, stopping, metrics }: ServiceParts): Router => {
  const router = Router()
  router.get('/livez', (_request, response) => void response.set('Cache-Control', 'no-store').json({ status: 'alive' }))
  router.get('/readyz', async (_request, response) => {
    const missing = stopping()
      ? ['this process is stopping']
      : await readRegistry(store).then(
          () => [],
          () => ['the release store cannot be read'],
        )
    response
      .status(missing.length === 0 ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json(missing.length === 0 ? { status: 'ready' } : { status: 'not ready', missing })
  })
  router.get('/metrics', async (request, response, next) => {
    if (!isInside(request.socket.remoteAddress, request.headers)) return next()
    response
      .set('Cache-Control', 'no-store')
      .type(metrics.registry.contentType)
      .send(await metrics.registry.metrics())
  })
  return router
}

/** The registry service over HTTP. */
export const createServiceApp = (parts: ServiceParts): Express => {
  const { config, store, staging, audit, chain, controller, metrics, log, stopping, now } = parts
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('trust proxy', config.trustProxy)
  app.set('query parser', 'simple')
  app.use(requestLog(log), metrics.observe)
  app.use((_request, response, next) => {
    response.set({ 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "default-src 'none'" })
    next()
  })
  app.use(probes(parts))
  app.use('/console', consoleRoutes(config.consoleFolder))
  const limits = serviceLimits(config)
  const authenticate = authenticator(store, config.issuers, now)
  const handle = callHandler({
    authenticate,
    audit,
    limits,
    log,
    now,
    onRefusal: (code) => metrics.refusals.inc({ code }),
  })
  const v1 = Router()
  readRoutes(v1, handle, store)
  changeRoutes(v1, handle, { store, siteUrl: config.siteUrl, now })
  rampRoutes(v1, handle, { store, chain, controller, now, needsVerdict: config.needsVerdict })
  graphRoute(v1, handle, store)
  liveRoute(v1, handle, { store, authenticate, stopping })
  functionRoutes(v1, handle, { store, hosts: config.functionHosts })
  uploadRoutes(v1, handle, { store, staging, limits, bytesPerTeam: config.bytesPerTeam, now })
  app.use('/v1', v1)
  app.use((_request, _response, next) => next(new ServiceError(404, 'not_found', 'There is nothing at this address.')))
  const onError: ErrorRequestHandler = (error: unknown, request, response, _next) => {
    const failure = toServiceError(error)
    if (failure.status >= 500) log.error({ err: failure.cause ?? failure }, failure.message)
    sendError(request, response, failure)
  }
  app.use(onError)
  return app
}

import { readPreview, type Store } from '@site/releases'
import express, { type ErrorRequestHandler, type Express } from 'express'
import type { Logger } from 'pino'
import { requestFields, requestLog } from '@site/http/request-log'
import { calendarRoute } from './calendar/calendar-route.ts'
import { serveReleases } from './release-files.ts'
import type { FollowedRegistry } from './follow-registry.ts'
import { knownCompositions } from './pages/compositions.ts'
import { createPrerendered } from './pages/prerendered-pages.ts'
import type { Config } from './config.ts'
import { createRenderedFrames } from './pages/rendered-frames.ts'
import { createPageRenderers } from './pages/page-renderers.ts'
import { createPreloader } from './pages/preload-queries.ts'
import { createMayChoose, qaAccessRoute } from './pages/qa-access.ts'
import { isSecure, setCallHeaders, setSecurityHeaders } from './pages/security-headers.ts'
import type { DamagedFiles } from './operations/damaged-files.ts'
import type { Metrics } from './operations/metrics.ts'
import { probeRoutes } from './operations/probes.ts'
import { ogRoutes } from './og/og-routes.ts'
import { functionCaller } from './functions/call-function.ts'
import { teamFunctionRoutes } from './functions/team-function-routes.ts'
import { createMeasuring, measuresNothing, type MeasuringInput } from './measured/create-measuring.ts'
import { offlineRoute } from './offline/offline-route.ts'
import { createFindLocalRemote } from './pages/local-remote.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { isOwnOrigin } from './proxy/call-headers.ts'
import { isForBackend, proxyBackend } from './proxy/proxy-backend.ts'
import { reportRoutes } from './reports/report-routes.ts'
import { robots, siteMap } from './site-map.ts'

export interface AppInput {
  readonly config: Config
  readonly store: Store
  readonly registry: FollowedRegistry
  readonly anonKey: () => string
  readonly missing: () => Promise<string[]>
  readonly log: Logger
  readonly metrics: Metrics
  readonly damage: DamagedFiles
  readonly stopping: () => boolean
  /** What is counted for ramps; null where no registry service is told. */
  readonly measured: Pick<MeasuringInput, 'counts' | 'onFailure'> | null
}

const notFound: express.RequestHandler = (_request, response) =>
  void response.status(404).json({ error: 'There is nothing at this address.', code: 'not_found' })

/** Express's own errors (a malformed path, a body that is too large) in the site's error shape. */
const onError =
  (log: Logger): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error)
    const status =
      typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
        ? error.status
        : 500
    const found = requestFields(request)
    if (status >= 500) log.error({ err: error, ...found }, 'request failed')
    const code = status === 413 ? 'too_large' : status < 500 ? 'bad_json' : 'internal'
    response.status(status).json({
      error: status < 500 ? 'We couldn’t read this request.' : 'Something went wrong on our side. Please try again.',
      code,
      requestId: found.requestId,
      traceId: found.traceId,
    })
  }

/** The site's front: release files, backend proxy, pages. */
export const createApp = (input: AppInput): Express => {
  const { config, store, registry, anonKey, missing, log, metrics, damage, stopping, measured } = input
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', config.trustProxy)
  // Before the logging and the security headers of pages: headers of release files were one in thirty of the bytes of a page.
  app.use('/releases', serveReleases(store, damage.note))
  app.use(requestLog(log))
  app.use((request, response, next) => {
    // What a document may do says nothing of data, and was a third of the bytes of a short answer.
    const set = isForBackend(request.path) ? setCallHeaders : setSecurityHeaders
    set(response, isSecure(request))
    next()
  })
  app.use('/releases', notFound)
  app.use(probeRoutes({ missing, stopping, damaged: damage.list, metrics }))
  app.use(
    teamFunctionRoutes({
      functions: registry.functions,
      call: functionCaller(config.functionHosts),
      onCall: (team, name, outcome) => metrics.teamFunctionCalls.inc({ team, name, outcome }),
      log,
    }),
  )
  app.use(
    proxyBackend({
      target: config.backendUrl,
      anonKey,
      timeoutMs: config.backendTimeoutMs,
      isOwn: (origin) => isOwnOrigin(origin, config),
      log,
      onFailure: (code) => metrics.backendFailures.inc({ code }),
    }),
  )
  app.use('/tiles', notFound)
  const known = knownCompositions(store, (error) => log.error({ err: error }, 'composition not stored'))
  const measuring =
    measured === null
      ? measuresNothing
      : createMeasuring({
          ...measured,
          registry: registry.current,
          recall: known.recall,
          onProblem: (error) => log.error({ err: error }, 'a report is not counted'),
        })
  app.use(reportRoutes(registry.current, metrics, log, measuring))
  app.use(offlineRoute())
  app.use(calendarRoute())
  app.get('/robots.txt', (_request, response) => void response.type('text').send(robots()))
  app.get('/sitemap.xml', (_request, response) => void response.type('xml').send(siteMap(registry.current())))
  const prerendered = createPrerendered(store, (error) => log.error({ err: error }, 'prerendered pages not usable'))
  const frames = createRenderedFrames(store, (error) => log.error({ err: error }, 'frame not rendered'))
  const preload = createPreloader({
    backendUrl: config.backendUrl,
    anonKey,
    onProblem: (error) => log.warn({ err: error }, 'page without its answers'),
  })
  const renderAnswers = createPageRenderers(store, (error) =>
    log.warn({ err: error }, 'page rendered without its answers'),
  )
  app.use(ogRoutes({ registry: registry.current, preload, log }))
  app.use('/og', notFound)
  const preview = (token: string) => readPreview(store, token, new Date())
  const mayChoose = createMayChoose(config.qaToken)
  const local = createFindLocalRemote(config.localRemotes && config.qaToken !== null, mayChoose)
  app.use(qaAccessRoute(config.qaToken))
  app.use(
    pageRoutes({
      config,
      store,
      registry: registry.current,
      anonKey,
      prerendered,
      frames,
      known,
      preload,
      renderAnswers,
      preview,
      mayChoose,
      local,
      measuring,
    }),
  )
  app.use(notFound)
  app.use(onError(log))
  return app
}

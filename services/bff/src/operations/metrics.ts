import type { IncomingMessage, RequestListener } from 'node:http'
import { ENTERED_PATH } from '@site/contracts/entered-path'
import { functionNames } from '@site/contracts/functions'
import type { Registry } from '@site/contracts/registry'
import { findRoute } from '@site/contracts/routes'
import { collectDefaultMetrics, Counter, Histogram, Registry as MetricsRegistry } from 'prom-client'

const CALL = /^\/(functions|rest|auth)\/v1\/([a-z-]{1,30})(?:[/?]|$)/
const CALLS = new Set<string>([...functionNames, 'selftest', 'waitlist', 'user'])
const OWN = new Set([
  '/livez',
  '/readyz',
  '/metrics',
  '/health',
  '/report',
  ENTERED_PATH,
  '/rum',
  '/composition.json',
  '/versions.json',
  '/robots.txt',
  '/sitemap.xml',
])

/** The kind of a request's address, one of few: visitors must not be able to create new label values. */
export const routeOf = (url: string): string => {
  const path = url.split('?', 1)[0] ?? ''
  if (path.startsWith('/releases/')) return 'release file'
  if (path.startsWith('/tiles/')) return 'tiles'
  const [, group = '', name = ''] = CALL.exec(path) ?? []
  if (group !== '') return CALLS.has(name) ? `/${group}/v1/${name}` : `/${group}/v1/other`
  return OWN.has(path) ? path : 'page'
}

/** Labels of a release that a browser named: only published names and versions, because reports are untrusted. */
export const knownRelease = ({ microFrontends }: Registry, remote: unknown, version: unknown) => {
  if (typeof remote !== 'string' || !Object.hasOwn(microFrontends, remote)) return { remote: 'none', version: 'none' }
  const published = microFrontends[remote]?.some(({ metadata }) => metadata.version === version) === true
  return { remote, version: published ? String(version) : 'unknown' }
}

/** Label of a path that a browser named: a published route, or `other`. */
export const knownRoute = ({ microFrontends }: Registry, path: string): string => {
  const releases = Object.values(microFrontends).flatMap((versions) =>
    versions.map(({ extras }) => extras.modulefederation),
  )
  return findRoute(releases, path)?.route.path ?? 'other'
}

/** Buckets in s: from a cached file to a call that timed out. */
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20]
/** Buckets in s for waits of visitors; 2.5 and 4 are the thresholds of LCP. */
const WAIT_SECONDS = [0.1, 0.2, 0.5, 1, 1.8, 2.5, 4, 6, 10]

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])

/** Counters of one front server for Prometheus. Labels have few values: none is taken from a visitor unchecked. */
export const createMetrics = () => {
  const registry = new MetricsRegistry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of answered requests by kind of address',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers,
  })
  const backendFailures = new Counter({
    name: 'backend_failures_total',
    help: 'Calls the backend did not answer, by what the visitor was told',
    labelNames: ['code'] as const,
    registers,
  })
  const teamFunctionCalls = new Counter({
    name: 'team_function_calls_total',
    help: 'Calls of functions that teams registered: answered, failed, or refused while the function is left alone or busy',
    labelNames: ['team', 'name', 'outcome'] as const,
    registers,
  })
  const browserFailures = new Counter({
    name: 'browser_failures_total',
    help: 'Failures that browsers reported, by remote and version',
    labelNames: ['remote', 'version'] as const,
    registers,
  })
  const policyViolations = new Counter({
    name: 'policy_violations_total',
    help: 'What policies of a page refused to load or run in browsers; own: a file of a release, which no policy should refuse',
    labelNames: ['directive', 'own'] as const,
    registers,
  })
  const vitals = new Histogram({
    name: 'rum_vital_seconds',
    help: 'Web vitals of visitors who agreed to be counted',
    labelNames: ['vital', 'route'] as const,
    buckets: WAIT_SECONDS,
    registers,
  })
  const layoutShift = new Histogram({
    name: 'rum_layout_shift',
    help: 'Cumulative layout shift of visitors who agreed to be counted',
    labelNames: ['route'] as const,
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5],
    registers,
  })
  const remoteLoad = new Histogram({
    name: 'rum_remote_load_seconds',
    help: 'Loading of a remote, first request to last byte, in browsers of visitors who agreed to be counted',
    labelNames: ['remote', 'version'] as const,
    buckets: WAIT_SECONDS,
    registers,
  })
  const beacons = new Counter({
    name: 'rum_beacons_total',
    help: 'Measures that browsers sent, by what became of them',
    labelNames: ['outcome'] as const,
    registers,
  })

  /** Counts every response of the wrapped listener, release files included. */
  const wrap =
    (next: RequestListener): RequestListener =>
    (request: IncomingMessage, response) => {
      const begun = performance.now()
      // Read now: mounted routers strip their prefix from the URL.
      const route = routeOf(request.url ?? '')
      response.once('finish', () => {
        const labels = {
          method: METHODS.has(request.method ?? '') ? (request.method ?? '') : 'other',
          route,
          status: String(response.statusCode),
        }
        duration.observe(labels, (performance.now() - begun) / 1000)
      })
      next(request, response)
    }

  return {
    registry,
    wrap,
    backendFailures,
    teamFunctionCalls,
    browserFailures,
    policyViolations,
    vitals,
    layoutShift,
    remoteLoad,
    beacons,
  }
}

export type Metrics = ReturnType<typeof createMetrics>

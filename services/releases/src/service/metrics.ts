import type { RequestHandler } from 'express'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

/** Buckets in s: from a read to a publish that renders and compresses. */
const SECONDS = [0.005, 0.02, 0.1, 0.5, 1, 2, 5, 10, 30, 60]

/** The kind of a request's address, one of few. */
const KINDS: readonly [RegExp, string][] = [
  [/^\/v1\/remotes\/[^/]+\/uploads\/[^/]+\/files\//, 'upload file'],
  [/^\/v1\/remotes\/[^/]+\/uploads\/[^/]+\/commit$/, 'publish'],
  [/^\/v1\/remotes\/[^/]+\/uploads$/, 'announce'],
  [/^\/v1\/remotes\/[^/]+\/(?:promote|canary|rollback|revoke|preview|ramp|hold|resume|verdict)$/, 'change'],
  [/^\/v1\/(?:whoami|shared|status|audit|graph)$|^\/v1\/remotes\/[^/]+\/versions$|^\/v1\/ramps(?:\/|$)/, 'read'],
  [/^\/v1\/measured$/, 'measured'],
  [/^\/v1\/functions\//, 'functions'],
]

const METHODS = new Set(['GET', 'PUT', 'POST', 'DELETE'])

/** Counters of one registry service for Prometheus. */
export const createServiceMetrics = () => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'registry_request_duration_seconds',
    help: 'Duration of answered requests by kind of address',
    labelNames: ['method', 'kind', 'status'] as const,
    buckets: SECONDS,
    registers: [registry],
  })
  const refusals = new Counter({
    name: 'registry_refusals_total',
    help: 'Requests that were refused, by code',
    labelNames: ['code'] as const,
    registers: [registry],
  })
  const observe: RequestHandler = (request, response, next) => {
    const begun = performance.now()
    const { path } = request
    response.once('finish', () =>
      duration.observe(
        {
          method: METHODS.has(request.method) ? request.method : 'other',
          kind: KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'other',
          status: String(response.statusCode),
        },
        (performance.now() - begun) / 1000,
      ),
    )
    next()
  }
  return { registry, observe, refusals }
}
export type ServiceMetrics = ReturnType<typeof createServiceMetrics>

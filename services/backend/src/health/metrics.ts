import type { RequestHandler } from 'express'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  readonly registry: Registry
  readonly observe: RequestHandler
  readonly mail: Counter<'outcome'>
  readonly outbox: Gauge<'status'>
}

/** Counters of one process for Prometheus. Routes are labelled with their declared pattern, never the requested path. */
export const createMetrics = (): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const labelNames = ['method', 'route', 'status'] as const
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of answered requests',
    labelNames,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const mail = new Counter({
    name: 'mail_attempts_total',
    help: 'Tries to send a mail, and mails withheld because their recipient was sent too many',
    labelNames: ['outcome'] as const,
    registers: [registry],
  })
  const outbox = new Gauge({
    name: 'outbox_mails',
    help: 'Mails in the outbox by state, as last counted',
    labelNames: ['status'] as const,
    registers: [registry],
  })
  const observe: RequestHandler = (request, response, next) => {
    const stop = duration.startTimer()
    response.on('finish', () => {
      const declared: unknown = request.route?.path
      const route = typeof declared === 'string' ? `${request.baseUrl}${declared}` : 'none'
      stop({
        method: METHODS.has(request.method) ? request.method : 'other',
        route,
        status: String(response.statusCode),
      })
    })
    next()
  }
  return { registry, observe, mail, outbox }
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'])

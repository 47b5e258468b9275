import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { continueTrace, type Trace } from '@site/contracts/trace'
import type { Logger } from 'pino'
import { random } from './random.ts'

const VALID_ID = /^[\w-]{8,64}$/
/** Probes, requested every few seconds, are not logged. */
const PROBES = new Set(['/livez', '/readyz', '/metrics', '/health'])

/** Longer paths are cut in the log, in characters. */
const MAX_LOGGED_PATH = 500

/** Makes something of a request once, when it is first asked for. */
const oncePerRequest = <T>(make: (request: IncomingMessage) => T): ((request: IncomingMessage) => T) => {
  const made = new WeakMap<IncomingMessage, T>()
  return (request) => {
    const known = made.get(request)
    if (known !== undefined) return known
    const value = make(request)
    made.set(request, value)
    return value
  }
}

/** A request's id: the caller's own if it is valid. */
export const requestIdOf = oncePerRequest(({ headers }): string => {
  const given = headers['x-request-id']
  return typeof given === 'string' && VALID_ID.test(given) ? given : randomUUID()
})

/** The trace context of a request. */
export const traceOf = oncePerRequest(({ headers }): Trace =>
  continueTrace(headers['traceparent'], (digits) => random(digits / 2, 'hex')),
)

/** The ids by which the log and an error response refer to a request, and by which it is found across processes. */
export const requestFields = (request: IncomingMessage) => {
  const { traceId, spanId, parentId } = traceOf(request)
  return {
    requestId: requestIdOf(request),
    traceId,
    spanId,
    ...(parentId === null ? {} : { parentSpanId: parentId }),
  }
}

/**
 * Sets `X-Request-Id` and writes one line when the response is over: method, path without its query, status, duration in ms. No
 * address, header or body. Uses pino directly: its middleware creates a logger for each request, which took a fifth of the time of a page.
 */
export const requestLog =
  (log: Logger) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const begun = performance.now()
    // Read now: mounted routers strip their prefix from the URL.
    const [path = ''] = (request.url ?? '').split('?', 1)
    response.setHeader('X-Request-Id', requestIdOf(request))
    if (!PROBES.has(path))
      response.once('close', () => {
        const level = response.statusCode >= 500 ? 'error' : 'info'
        if (!log.isLevelEnabled(level)) return
        log[level](
          {
            ...requestFields(request),
            method: request.method,
            path: path.slice(0, MAX_LOGGED_PATH),
            status: response.statusCode,
            ms: Math.round(performance.now() - begun),
            // The connection closed before the whole response was sent.
            ...(response.writableFinished ? {} : { cutOff: true }),
          },
          'request',
        )
      })
    next()
  }

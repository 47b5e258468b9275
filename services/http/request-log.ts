import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { traceFields } from './trace-of.ts'

const SOUND = /^[\w-]{8,64}$/
/** Asked every few seconds by machines: a line for each would bury the others. */
const QUIET = new Set(['/livez', '/readyz', '/metrics', '/health'])

/** Of a longer path only the beginning is logged, in characters. */
const LOGGED_PATH = 500

const ids = new WeakMap<IncomingMessage, string>()

/** A request's id: the caller's own where it is sound. */
export const requestIdOf = (request: IncomingMessage): string => {
  const known = ids.get(request)
  if (known !== undefined) return known
  const given = request.headers['x-request-id']
  const id = typeof given === 'string' && SOUND.test(given) ? given : randomUUID()
  ids.set(request, id)
  return id
}

/** By what one search finds everything about a request, in the log and in what its visitor was told. */
export const requestFields = (request: IncomingMessage) => ({
  requestId: requestIdOf(request),
  ...traceFields(request),
})

/**
 * Tells each request its id and writes one line when it is over: method, path without its query, status, duration in ms. No
 * address, header or body. With pino itself: its middleware makes a logger for each request, written or not, which was a fifth of
 * the time a page took.
 */
export const requestLog =
  (log: Logger) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const begun = performance.now()
    // Read now: mounted routers take their prefixes off on the way.
    const [path = ''] = (request.url ?? '').split('?', 1)
    response.setHeader('X-Request-Id', requestIdOf(request))
    if (!QUIET.has(path))
      response.once('close', () => {
        const level = response.statusCode >= 500 ? 'error' : 'info'
        if (!log.isLevelEnabled(level)) return
        log[level](
          {
            ...requestFields(request),
            method: request.method,
            path: path.slice(0, LOGGED_PATH),
            status: response.statusCode,
            ms: Math.round(performance.now() - begun),
            // The visitor left, or was cut off, before the whole answer was out.
            ...(response.writableFinished ? {} : { cutOff: true }),
          },
          'request',
        )
      })
    next()
  }

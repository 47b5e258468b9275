import type { Logger } from 'pino'
import type { Request, RequestHandler, Response } from 'express'
import { Pool } from 'undici'
import { TILES_PATH } from '@site/contracts/map-tiles'
import { traceparent } from '@site/contracts/trace'
import { requestFields, requestIdOf, traceOf } from '@site/http/request-log'
import { endToEndHeaders, forwardedHeaders, restrictCors } from './call-headers.ts'
import { forwardCall } from './forward-call.ts'

/** `/auth/callback` is a page of the site; only versioned paths are calls. */
const BACKEND_PATH = /^\/(?:(?:functions|rest|auth)\/v1\/|health$)/
/** Whether a path is a call of the backend, or of a team's function beside it. */
export const isForBackend = (path: string): boolean => BACKEND_PATH.test(path) || TILES_PATH.test(path)

/**
 * How long an idle connection to the backend is kept, in ms: shorter than the grace period of a stopping backend, so that this end
 * closes it.
 */
const IDLE_MS = 2000
/** How much longer than the call the visitor's connection may be idle, in ms: it must still send the 504. */
const CLIENT_TIMEOUT_MARGIN_MS = 5000

/** Errors of a backend that did not answer in time; with others it is unreachable. */
const TIMEOUT_CODES = new Set([
  'ECONNRESET',
  'ETIMEDOUT',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
])

export interface ProxyOptions {
  readonly target: string
  readonly anonKey: () => string
  /** Timeout of a call, in ms; the backend's own is shorter. */
  readonly timeoutMs: number
  /** Whether an origin is one of the site's own hosts, whose pages may read answers. */
  readonly isOwn: (origin: string) => boolean
  readonly log: Logger
  readonly onFailure: (code: 'timeout' | 'unavailable') => void
}

/** Forwards backend calls from the same origin. If the backend is unreachable, the response has the error shape of the backend. */
export const proxyBackend = ({ target, anonKey, timeoutMs, isOwn, log, onFailure }: ProxyOptions): RequestHandler => {
  const { origin, host, pathname } = new URL(target)
  const under = pathname.replace(/\/$/, '')
  const pool = new Pool(origin, {
    keepAliveTimeout: IDLE_MS,
    keepAliveMaxTimeout: IDLE_MS,
    connect: { timeout: timeoutMs },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  })

  const headersOf = (request: Request) => {
    const { cookie: _, ...headers } = endToEndHeaders(request.headers)
    // The key is public and in every page: a call from this origin need not send it.
    if (headers['apikey'] === undefined && headers['authorization'] === undefined) headers['apikey'] = anonKey()
    return {
      ...headers,
      host,
      ...forwardedHeaders(headers, {
        address: request.socket.remoteAddress,
        encrypted: 'encrypted' in request.socket,
        host: request.headers.host,
      }),
      'x-request-id': requestIdOf(request),
      traceparent: traceparent(traceOf(request)),
    }
  }

  const fail = (request: Request, response: Response, error: Error): void => {
    const timedOut = 'code' in error && typeof error.code === 'string' && TIMEOUT_CODES.has(error.code)
    const code = timedOut ? 'timeout' : 'unavailable'
    const { requestId, traceId } = requestFields(request)
    onFailure(code)
    log.warn({ err: { message: error.message }, code, ...requestFields(request) }, 'backend not reached')
    response.writeHead(timedOut ? 504 : 503, { 'content-type': 'application/json', 'retry-after': '2' })
    response.end(
      JSON.stringify({
        error: 'Our service is not available right now. Please try again in a moment.',
        code,
        requestId,
        traceId,
      }),
    )
  }

  return (request, response, next) => {
    if (!isForBackend(request.path)) return next()
    request.socket.setTimeout(timeoutMs + CLIENT_TIMEOUT_MARGIN_MS)
    const query = request.url.indexOf('?')
    const path = `${under}${request.path}${query < 0 ? '' : request.url.slice(query)}`
    const origin = request.headers.origin
    const opened = origin !== undefined && isOwn(origin) ? origin : null
    forwardCall(
      pool,
      { method: request.method, path, headers: headersOf(request) },
      request,
      response,
      (error) => fail(request, response, error),
      (headers) => restrictCors(opened, headers),
    )
  }
}

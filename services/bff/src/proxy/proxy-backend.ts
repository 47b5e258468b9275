import { Agent, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import type { RequestHandler } from 'express'
import { createProxyMiddleware } from 'http-proxy-middleware'
import { traceparent } from '@site/contracts/trace'
import { requestFields, requestIdOf } from '../../../http/request-log.ts'
import { traceOf } from '../../../http/trace-of.ts'

/** `/auth/callback` is a page of the site; only versioned paths are calls. */
const BACKEND_PATH = /^\/(?:(?:functions|rest|auth)\/v1\/|health$)/

const isResponse = (value: ServerResponse | Socket): value is ServerResponse => 'writeHead' in value

/**
 * How long a connection to the backend is kept idle, in ms: shorter than the backend goes on answering when it is asked to stop, so
 * that it is this end that closes it.
 */
const IDLE_MS = 2000

export interface ProxyOptions {
  readonly target: string
  readonly anonKey: () => string
  /** Longest a call may take, in ms; the backend's own limit is shorter. */
  readonly timeoutMs: number
  readonly log: Logger
  readonly onFailure: (code: 'timeout' | 'unavailable') => void
}

/** Passes backend calls on from the same origin. An unreachable backend is answered in the error shape of the backend. */
export const proxyBackend = ({ target, anonKey, timeoutMs, log, onFailure }: ProxyOptions): RequestHandler => {
  const proxy = createProxyMiddleware({
    target,
    // Without one each call opens a connection to the backend, and closes the visitor's after it.
    agent: new Agent({ keepAlive: true, timeout: IDLE_MS }),
    changeOrigin: true,
    xfwd: true,
    proxyTimeout: timeoutMs,
    // The visitor's own connection must outlast the call, or it is cut in the moment the answer is 504.
    timeout: timeoutMs + 5000,
    on: {
      proxyReq: (outgoing, incoming) => {
        outgoing.setHeader('x-request-id', requestIdOf(incoming))
        outgoing.setHeader('traceparent', traceparent(traceOf(incoming)))
        outgoing.removeHeader('cookie')
        // The key is public and in every page: a call from this origin need not repeat it.
        if (!outgoing.hasHeader('apikey') && !outgoing.hasHeader('authorization'))
          outgoing.setHeader('apikey', anonKey())
      },
      proxyRes: (answer, _request, response) => {
        // An answer that breaks off would leave the browser waiting for its rest.
        answer.once('close', () => {
          if (!answer.complete) response.destroy()
        })
      },
      error: (error, request, response) => {
        const late = 'code' in error && (error.code === 'ECONNRESET' || error.code === 'ETIMEDOUT')
        const code = late ? 'timeout' : 'unavailable'
        const { requestId, traceId } = requestFields(request)
        onFailure(code)
        log.warn({ err: { message: error.message }, code, ...requestFields(request) }, 'backend not reached')
        if (!isResponse(response)) return
        // Half an answer is out already: only cutting the connection tells the browser that the rest will not come.
        if (response.headersSent) return void response.destroy()
        response.writeHead(late ? 504 : 503, { 'content-type': 'application/json', 'retry-after': '2' })
        response.end(
          JSON.stringify({
            error: 'The service is away for a moment. Please try again.',
            code,
            requestId,
            traceId,
          }),
        )
      },
    },
  })
  // Decided here and not by a filter of the proxy's: that one is asynchronous, and every page would wait for it.
  return (request, response, next) => (BACKEND_PATH.test(request.path) ? proxy(request, response, next) : next())
}

import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import { createProxyMiddleware } from 'http-proxy-middleware'
import { traceparent } from '@site/contracts/trace'
import { traceFields, traceOf } from '../../../http/trace-of.ts'

/** `/auth/callback` is a page of the site; only versioned paths are calls. */
const BACKEND_PATH = /^\/(?:(?:functions|rest|auth)\/v1\/|health$)/

const isResponse = (value: ServerResponse | Socket): value is ServerResponse => 'writeHead' in value

export interface ProxyOptions {
  readonly target: string
  readonly anonKey: () => string
  /** Longest a call may take, in ms; the backend's own limit is shorter. */
  readonly timeoutMs: number
  readonly log: Logger
  readonly onFailure: (code: 'timeout' | 'unavailable') => void
}

/** Passes backend calls on from the same origin. An unreachable backend is answered in the error shape of the backend. */
export const proxyBackend = ({ target, anonKey, timeoutMs, log, onFailure }: ProxyOptions) =>
  createProxyMiddleware({
    target,
    changeOrigin: true,
    xfwd: true,
    proxyTimeout: timeoutMs,
    // The visitor's own connection must outlast the call, or it is cut in the moment the answer is 504.
    timeout: timeoutMs + 5000,
    pathFilter: (path) => BACKEND_PATH.test(path),
    on: {
      proxyReq: (outgoing, incoming) => {
        if ('id' in incoming && typeof incoming.id === 'string') outgoing.setHeader('x-request-id', incoming.id)
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
        const requestId = 'id' in request ? String(request.id) : undefined
        onFailure(code)
        log.warn({ err: { message: error.message }, code, requestId, ...traceFields(request) }, 'backend not reached')
        if (!isResponse(response)) return
        // Half an answer is out already: only cutting the connection tells the browser that the rest will not come.
        if (response.headersSent) return void response.destroy()
        response.writeHead(late ? 504 : 503, { 'content-type': 'application/json', 'retry-after': '2' })
        response.end(
          JSON.stringify({
            error: 'The service is away for a moment. Please try again.',
            code,
            requestId,
            traceId: traceOf(request).traceId,
          }),
        )
      },
    },
  })

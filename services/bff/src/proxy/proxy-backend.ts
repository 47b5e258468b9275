import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import { createProxyMiddleware } from 'http-proxy-middleware'

/** Longest a call may take through the proxy, in ms; the backend has shorter limits of its own. */
const TIMEOUT_MS = 30_000

/** `/auth/callback` is a page of the site; only versioned paths are calls. */
const BACKEND_PATH = /^\/(?:(?:functions|rest|auth)\/v1\/|health$)/

const isResponse = (value: ServerResponse | Socket): value is ServerResponse => 'writeHead' in value

/** Passes backend calls on from the same origin. An unreachable backend is answered in the error shape of the backend. */
export const proxyBackend = (target: string, anonKey: () => string, log: Logger) =>
  createProxyMiddleware({
    target,
    changeOrigin: true,
    xfwd: true,
    proxyTimeout: TIMEOUT_MS,
    timeout: TIMEOUT_MS,
    pathFilter: (path) => BACKEND_PATH.test(path),
    on: {
      proxyReq: (outgoing, incoming) => {
        if ('id' in incoming && typeof incoming.id === 'string') outgoing.setHeader('x-request-id', incoming.id)
        outgoing.removeHeader('cookie')
        // The key is public and in every page: a call from this origin need not repeat it.
        if (!outgoing.hasHeader('apikey') && !outgoing.hasHeader('authorization'))
          outgoing.setHeader('apikey', anonKey())
      },
      error: (error, _request, response) => {
        log.warn({ err: { message: error.message } }, 'backend not reached')
        if (!isResponse(response) || response.headersSent) return
        const late = 'code' in error && (error.code === 'ECONNRESET' || error.code === 'ETIMEDOUT')
        response.writeHead(late ? 504 : 503, { 'content-type': 'application/json', 'retry-after': '2' })
        response.end(
          JSON.stringify({
            error: 'The service is away for a moment. Please try again.',
            code: late ? 'timeout' : 'unavailable',
          }),
        )
      },
    },
  })

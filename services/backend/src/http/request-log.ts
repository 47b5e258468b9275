import { randomUUID } from 'node:crypto'
import { pinoHttp } from 'pino-http'
import type { RequestHandler } from 'express'
import { traceFields } from '../../../http/trace-of.ts'
import type { Log } from '../log.ts'

const ID = /^[\w-]{8,64}$/
const QUIET = new Set(['/livez', '/readyz', '/metrics', '/health'])
const pathOf = (url: string | undefined): string => (url ?? '').split('?', 1)[0] ?? ''

/**
 * Gives each request an id (the caller's own where it is sound), tells it back, and writes one line a request: method, path without
 * its query, status, duration. No address, header or body.
 */
export const requestLog = (log: Log): RequestHandler =>
  pinoHttp({
    logger: log,
    genReqId: (request, response) => {
      const given = request.headers['x-request-id']
      const id = typeof given === 'string' && ID.test(given) ? given : randomUUID()
      response.setHeader('x-request-id', id)
      return id
    },
    autoLogging: { ignore: (request) => QUIET.has(pathOf(request.url)) },
    quietReqLogger: true,
    customAttributeKeys: { reqId: 'requestId' },
    customSuccessObject: (request, response, value: { responseTime: number }) => ({
      ...traceFields(request),
      method: request.method,
      path: pathOf(request.originalUrl ?? request.url),
      status: response.statusCode,
      ms: value.responseTime,
    }),
    customErrorObject: (request, response, _error, value: { responseTime: number }) => ({
      ...traceFields(request),
      method: request.method,
      path: pathOf(request.originalUrl ?? request.url),
      status: response.statusCode,
      ms: value.responseTime,
    }),
    customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'error' : 'info'),
    customSuccessMessage: () => 'request',
    customErrorMessage: () => 'request',
    serializers: { req: () => undefined, res: () => undefined, err: () => undefined },
  })

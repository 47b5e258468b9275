import { limits } from '@site/contracts/limits'
import { isReservedTeam, type TeamFunction, type TeamFunctions } from '@site/contracts/team-functions'
import { traceparent } from '@site/contracts/trace'
import { AddressLimiter } from '@site/http/address-limiter'
import { limitKey } from '@site/http/client-address'
import { requestFields, requestIdOf, traceOf } from '@site/http/request-log'
import {
  bulkhead,
  circuitBreaker,
  ConsecutiveBreaker,
  handleWhen,
  isBrokenCircuitError,
  isBulkheadRejectedError,
  wrap,
  type IPolicy,
} from 'cockatiel'
import express, { Router, type Request, type RequestHandler, type Response } from 'express'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { FunctionError, type FunctionAnswer, type functionCaller } from './call-function.ts'

/** Failures in a row after which a function is left alone, and for how long, in ms. */
const FAILURES = 5
const REST_MS = 10_000
/** Calls of one function at a time, in one front server. */
const AT_ONCE = 20
/** Calls a minute and address, all functions of teams together. */
const CALLS = 300
const MINUTE_S = 60
/** Functions whose state is kept: more than there are, by the bounds of teams. */
const MOST_FUNCTIONS = 1000

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
const methodOf = (method: string): (typeof METHODS)[number] | undefined => METHODS.find((known) => known === method)

const hasBody = (method: string): boolean => method !== 'GET' && method !== 'HEAD'

export type CallOutcome = 'answered' | 'failed' | 'refused'

export interface TeamFunctionParts {
  readonly functions: () => TeamFunctions
  readonly call: ReturnType<typeof functionCaller>
  readonly onCall: (team: string, name: string, outcome: CallOutcome) => void
  readonly log: Logger
}

/** What is kept of a visitor's request: what it asks for, and nothing about who asks. */
const headersOf = (request: Request): Record<string, string> => {
  const passed: Record<string, string> = {
    'accept-encoding': 'identity',
    'x-request-id': requestIdOf(request),
    traceparent: traceparent(traceOf(request)),
  }
  for (const name of ['accept', 'accept-language', 'content-type', 'if-none-match']) {
    const value = request.headers[name]
    if (typeof value === 'string') passed[name] = value
  }
  return passed
}

/** An answer of this kind says that the function itself is in trouble, as no answer does. */
class Failed extends Error {
  readonly answer: FunctionAnswer

  constructor(answer: FunctionAnswer) {
    super(`answered ${answer.status}`)
    this.answer = answer
  }
}

const isTrouble = (error: unknown): boolean =>
  error instanceof Failed || (error instanceof FunctionError && error.problem !== 'not_allowed')

const fail = (
  request: Request,
  response: Response,
  status: number,
  code: string,
  error: string,
  retryAfter?: number,
): void => {
  const { requestId, traceId } = requestFields(request)
  if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter))
  response.status(status).json({ error, code, requestId, traceId })
}

const AWAY = 'This part of the site is not available right now. Please try again in a moment.'

const send = (response: Response, { status, headers, bytes }: FunctionAnswer): void => {
  response.status(status).set(headers)
  if (headers['cache-control'] === undefined) response.set('Cache-Control', 'no-store')
  response.set({
    // Should an answer ever be shown as a page, it has no rights of this site.
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
  response.end(bytes)
}

const ADDRESS = /^\/functions\/v1\/([a-z][a-z0-9-]{0,30})\/([a-z][a-z0-9-]{0,40})$/

/** `/functions/v1/<team>/<name>`: backend functions that teams run themselves. */
export const teamFunctionRoutes = ({ functions, call, onCall, log }: TeamFunctionParts): Router => {
  const policies = new LRUCache<string, IPolicy>({ max: MOST_FUNCTIONS })
  const calls = new AddressLimiter({ points: CALLS, duration: MINUTE_S })

  /** State belongs to an address: a function that moves begins again. */
  const policyOf = (key: string): IPolicy => {
    const known = policies.get(key)
    if (known !== undefined) return known
    const breaker = circuitBreaker(handleWhen(isTrouble), {
      halfOpenAfter: REST_MS,
      breaker: new ConsecutiveBreaker(FAILURES),
    })
    const policy = wrap(bulkhead(AT_ONCE), breaker)
    policies.set(key, policy)
    return policy
  }

  const find = (request: Request): { team: string; name: string; registered: TeamFunction } | null => {
    const [, team = '', name = ''] = ADDRESS.exec(request.path) ?? []
    const all = functions()
    if (isReservedTeam(team) || !Object.hasOwn(all, team)) return null
    const ofTeam = all[team] ?? {}
    const registered = Object.hasOwn(ofTeam, name) ? ofTeam[name] : undefined
    return registered === undefined ? null : { team, name, registered }
  }

  const answer = async (request: Request, response: Response, found: NonNullable<ReturnType<typeof find>>) => {
    const { team, name, registered } = found
    const method = methodOf(request.method)
    if (method === undefined)
      return fail(
        request,
        response.set('Allow', METHODS.join(', ')),
        405,
        'method_not_allowed',
        `Use ${METHODS.join(', ')} here.`,
      )
    const at = request.originalUrl.indexOf('?')
    const body: unknown = request.body
    try {
      const got = await policyOf(`${team}/${name} ${registered.url}`).execute(async () => {
        const result = await call(registered, {
          method,
          query: at < 0 ? '' : request.originalUrl.slice(at),
          headers: headersOf(request),
          body: hasBody(method) && Buffer.isBuffer(body) && body.length > 0 ? body : null,
        })
        if (result.status >= 500) throw new Failed(result)
        return result
      })
      onCall(team, name, 'answered')
      send(response, got)
    } catch (error) {
      if (isBrokenCircuitError(error) || isBulkheadRejectedError(error)) {
        onCall(team, name, 'refused')
        return fail(request, response, 503, 'unavailable', AWAY, REST_MS / 1000)
      }
      onCall(team, name, 'failed')
      const why = error instanceof Error ? error.message : String(error)
      log.warn({ team, function: name, why, ...requestFields(request) }, 'a function of a team failed')
      if (error instanceof Failed) return fail(request, response, 502, 'unavailable', AWAY, 2)
      const isLate = error instanceof FunctionError && error.problem === 'timeout'
      const isAway = error instanceof FunctionError && error.problem === 'unreachable'
      fail(request, response, isLate ? 504 : isAway ? 503 : 502, isLate ? 'timeout' : 'unavailable', AWAY, 2)
    }
  }

  const readBody = express.raw({ type: () => true, limit: limits.body.maxBytes, inflate: false })
  const limit: RequestHandler = (request, response, next) => {
    calls.consume(limitKey(request.ip ?? 'unknown')).then(
      () => next(),
      () =>
        fail(
          request,
          response,
          429,
          'rate_limited',
          'Too many requests came from here. Please wait a minute.',
          MINUTE_S,
        ),
    )
  }
  const handle: RequestHandler = async (request, response) => {
    const found = find(request)
    if (found !== null) return answer(request, response, found)
    fail(request, response, 404, 'not_found', 'There is nothing at this address.')
  }
  const router = Router()
  router.use((request, _response, next) => {
    if (find(request) === null) return next('router')
    next()
  })
  router.use(limit, readBody, handle)
  return router
}

import type { Request, RequestHandler, Response } from 'express'
import express from 'express'
import type { Logger } from 'pino'
import { RELEASE_NAME } from '@site/contracts/overrides'
import { requestFields } from '@site/http/request-log'
import { RampConflict } from '../ramp/start-ramp.ts'
import { RegistryError } from '../registry/registry-error.ts'
import type { BoundedAudit } from './audit/bounded-audit.ts'
import type { Authenticate } from './auth/authenticate.ts'
import { may, type Identity, type Verb } from './auth/rights.ts'
import type { ServiceLimits } from './limits.ts'
import { refusal } from './refusal.ts'
import { ServiceError, type ServiceCode } from './service-error.ts'

interface About {
  /** Where it is another than the call's own. */
  readonly action?: string
  readonly version?: string
  readonly detail?: string
  readonly remote?: string
}

/** A request whose sender is known and may do it. */
export interface Call {
  readonly identity: Identity
  /** The remote in the address; empty where there is none. */
  readonly name: string
  readonly request: Request
  readonly response: Response
  /** Reads the body as JSON, `{}` when there is none. */
  readonly json: (maxBytes?: number) => Promise<unknown>
  /** Notes for the audit log what the request is about. */
  readonly about: (what: About) => void
}

export interface Answer {
  readonly status: number
  /** Left out where `work` has answered by itself. */
  readonly body?: object | undefined
}

export interface CallParts {
  readonly authenticate: Authenticate
  readonly audit: BoundedAudit
  readonly limits: ServiceLimits
  readonly log: Logger
  readonly now: () => Date
  readonly onRefusal: (code: ServiceCode) => void
}

export interface CallKind {
  /** What it is called in the audit log. */
  readonly action: string
  /** The right that is needed on the remote in the address; null for who is known at all. */
  readonly verb: Verb | null
  /** Whether success stands in the audit log; refusals always do. */
  readonly recorded: boolean
}

/** Bodies other than announcements and files, in bytes. */
const SMALL_BODY = 16 * 1024
const LONGEST_DETAIL = 600

/** Refusals that tell of a mistake or an attempt; being asked to wait is neither. */
const isRecorded = ({ status }: ServiceError): boolean => status >= 400 && status < 429

const statusOf = (error: unknown): number => {
  const status: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'status') : undefined
  return typeof status === 'number' ? status : 500
}

/** Any error as an answer. */
export const toServiceError = (error: unknown): ServiceError => {
  if (error instanceof ServiceError) return error
  if (error instanceof RegistryError) return refusal(error)
  if (error instanceof RampConflict) return new ServiceError(409, 'conflict', error.message, { cause: error })
  const status = statusOf(error)
  if (status === 413)
    return new ServiceError(413, 'too_large', 'The body is larger than this call takes.', { cause: error })
  if (status >= 400 && status < 500)
    return new ServiceError(400, 'bad_json', 'The request cannot be read.', { cause: error })
  return new ServiceError(500, 'internal', 'Something went wrong in the registry service. Please try again.', {
    cause: error,
  })
}

export const sendError = (request: Request, response: Response, error: ServiceError): void => {
  const { requestId, traceId } = requestFields(request)
  if (response.headersSent) return void response.destroy()
  // What is still arriving is not wanted any more.
  if (!request.readableEnded) response.set('Connection', 'close')
  if (error.status === 401) response.set('WWW-Authenticate', 'Bearer')
  if (error.retryAfter !== undefined) response.set('Retry-After', String(error.retryAfter))
  response.status(error.status).json({
    error: error.message,
    code: error.code,
    ...(error.issues.length > 0 ? { issues: error.issues } : {}),
    ...(error.missing === undefined ? {} : { missing: error.missing }),
    requestId,
    traceId,
  })
}

const jsonReader =
  (request: Request, response: Response) =>
  async (maxBytes = SMALL_BODY): Promise<unknown> => {
    const hasBody =
      request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0
    if (!hasBody) return {}
    if (request.is('application/json') === false)
      throw new ServiceError(415, 'wrong_type', 'Send the body as application/json.')
    await new Promise<void>((resolve, reject) =>
      express.json({ limit: maxBytes, inflate: false })(request, response, (error?: unknown) =>
        error === undefined ? resolve() : reject(error),
      ),
    )
    const body: unknown = request.body
    return body
  }

/** Throws a `ServiceError` with 403 for who may not do it. */
export const mustHold = (identity: Identity, name: string, verb: Verb): void => {
  if (!may(identity, name, verb))
    throw new ServiceError(
      403,
      'forbidden',
      `Team ${identity.team} does not hold the right ${verb} for ${name === '' ? 'every remote (*)' : name}.`,
    )
}

/** Makes a handler: who sends it, whether they may and how often, the work, the audit log, the answer. */
export const callHandler =
  ({ authenticate, audit, limits, log, now, onRefusal }: CallParts) =>
  ({ action, verb, recorded }: CallKind, work: (call: Call) => Promise<Answer>): RequestHandler =>
  async (request, response) => {
    const name = typeof request.params['name'] === 'string' ? request.params['name'] : ''
    const address = request.ip ?? 'unknown'
    let identity: Identity | null = null
    let what: About = {}
    const event = (outcome: 'done' | 'refused', detail: string) => ({
      at: now().toISOString(),
      subject: identity?.subject ?? null,
      team: identity?.team ?? null,
      address,
      action: what.action ?? action,
      remote: what.remote ?? (RELEASE_NAME.test(name) ? name : null),
      version: what.version ?? null,
      outcome,
      detail: detail.slice(0, LONGEST_DETAIL),
    })
    response.set('Cache-Control', 'no-store')
    try {
      await limits.checkAddress(address)
      identity = await authenticate(request.headers.authorization)
      await limits.countRequest(identity.team)
      if (name !== '' && !RELEASE_NAME.test(name))
        throw new ServiceError(422, 'invalid', 'The name of a remote is mf- and small letters, digits or dashes.')
      if (verb !== null) mustHold(identity, name, verb)
      const answer = await work({
        identity,
        name,
        request,
        response,
        json: jsonReader(request, response),
        about: (more) => (what = { ...what, ...more }),
      })
      if (recorded) await audit.done(event('done', what.detail ?? ''))
      if (answer.body !== undefined) response.status(answer.status).json(answer.body)
      else if (!response.headersSent) response.status(answer.status).end()
    } catch (error) {
      const failure = toServiceError(error)
      onRefusal(failure.code)
      if (failure.status === 401) await limits.countFailure(address)
      if (failure.status >= 500)
        log.error({ err: failure.cause ?? failure, ...requestFields(request) }, failure.message)
      if (isRecorded(failure) && (recorded || failure.status !== 404))
        await audit
          .refused(event('refused', `${failure.status} ${failure.code}: ${failure.message}`))
          .catch((problem: unknown) => log.error({ err: problem }, 'a refusal could not be recorded'))
      sendError(request, response, failure)
    }
  }

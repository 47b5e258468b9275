import type { ErrorCode } from '@site/contracts/error-codes'
import type { ApiError } from '@site/contracts/errors'
import { requestFields } from '@site/http/request-log'
import type { ErrorRequestHandler, RequestHandler } from 'express'
import { isAway } from '../database/unavailable.ts'
import { describeError, type Log } from '../log.ts'

/** An error that is sent to the caller, in the shape of `apiError`. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly status: number
  readonly body: ApiError
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    code: ErrorCode,
    sentence: string,
    more: { issues?: ApiError['issues']; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(sentence, { cause: more.cause })
    this.status = status
    this.body = { error: sentence, code, ...(more.issues === undefined ? {} : { issues: more.issues }) }
    this.headers = more.headers ?? {}
  }
}

const databaseAway = (cause: unknown): CallError =>
  new CallError(503, 'database_away', 'Our service is not available right now. Please try again in a moment.', {
    headers: { 'retry-after': '2' },
    cause,
  })

/** Errors of Express and Node (a malformed path or header) have a 4xx status. */
const statusOf = (error: unknown): number => {
  const status: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'status') : undefined
  return typeof status === 'number' ? status : 500
}

const toCallError = (error: unknown): CallError => {
  if (error instanceof CallError) return error
  if (isAway(error)) return databaseAway(error)
  const status = statusOf(error)
  if (status >= 400 && status < 500)
    return new CallError(status, 'bad_json', 'The request is malformed.', { cause: error })
  return new CallError(500, 'internal', 'Something went wrong on our side. Please try again.', { cause: error })
}

/** Handles every error: one shape for the caller, one log line without form input. */
export const errorHandler =
  (log: Log): ErrorRequestHandler =>
  (error, request, response, next) => {
    const failure = toCallError(error)
    const found = requestFields(request)
    if (failure.status >= 500)
      log.error({ failure: describeError(failure.cause ?? failure), ...found }, failure.body.code)
    if (response.headersSent) {
      next(error)
      return
    }
    response
      .status(failure.status)
      .set(failure.headers)
      .json({ ...failure.body, requestId: found.requestId, traceId: found.traceId })
  }

export const notFound: RequestHandler = (_request, _response, next) => {
  next(new CallError(404, 'not_found', 'There is nothing at this address.'))
}

export const onlyMethods =
  (...methods: readonly string[]): RequestHandler =>
  (_request, _response, next) => {
    next(
      new CallError(405, 'method_not_allowed', `Use ${methods.join(' or ')} here.`, {
        headers: { allow: methods.join(', ') },
      }),
    )
  }

import type { ErrorRequestHandler, RequestHandler } from 'express'
import { requestFields } from '@site/http/request-log'
import { isAway } from '../database/errors.ts'
import { describeError, type Log } from '../log.ts'
import { CallError, databaseAway } from './call-error.ts'

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

import { limits } from '@site/contracts/limits'
import { json, type RequestHandler } from 'express'
import { CallError } from './call-error.ts'

const parse = json({ limit: limits.body.maxBytes, strict: false, type: () => true })

const isJson = (type: string | undefined): boolean =>
  type !== undefined && /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type)

const field = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined

/** Errors of the parser as errors of the site: 400 unparsable, 413 too large, 415 wrong type. */
const explain = (error: unknown): CallError => {
  const status = field(error, 'status')
  if (status === 413)
    return new CallError(413, 'too_large', `The request is too large; ${limits.body.maxBytes / 1024} kB is the limit.`)
  if (status === 415)
    return new CallError(415, 'wrong_type', 'The request is in an encoding this service does not read.')
  if (field(error, 'type') === 'request.aborted') return new CallError(400, 'bad_json', 'The request was cut off.')
  return new CallError(400, 'bad_json', 'The request is not valid JSON.', { cause: error })
}

/** Reads a JSON body of at most 32 kB. */
export const jsonBody: RequestHandler = (request, response, next) => {
  const length = Number(request.get('content-length') ?? (request.get('transfer-encoding') === undefined ? 0 : 1))
  if (length > 0 && !isJson(request.get('content-type'))) {
    // The rest is read and discarded, so that the response reaches a client that is still sending.
    request.resume()
    next(new CallError(415, 'wrong_type', 'Send the request as JSON, with content-type application/json.'))
    return
  }
  parse(request, response, (error?: unknown) => {
    if (error !== undefined) next(explain(error))
    else if (length === 0) next(new CallError(400, 'bad_json', 'The request has no body; send JSON.'))
    else next()
  })
}

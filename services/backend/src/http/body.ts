import { limits } from '@site/contracts/limits'
import { plainIssue } from '@site/contracts/plain-issue'
import { json, type RequestHandler } from 'express'
import * as z from 'zod/mini'
import { CallError } from './errors.ts'

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

z.config({ localeError: plainIssue })

const pathOf = (path: readonly PropertyKey[]): string => path.map(String).join('.')

/** Parses a body by its schema; an invalid one is rejected with 422 and every issue with its path. */
export const validate = <T extends z.ZodMiniType>(schema: T, body: unknown): z.output<T> => {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  const issues = result.error.issues.slice(0, 20).map(({ path, message }) => ({ path: pathOf(path), message }))
  throw new CallError(422, 'invalid', issues[0]?.message ?? 'The request is not valid.', { issues })
}

import { allowedUrl, parseFunctionHosts, publicLookup } from '@site/http/function-hosts'
import type { TeamFunction } from '@site/contracts/team-functions'
import { Agent, type Dispatcher } from 'undici'

/** Connections to one host, and how long one may take to open, in ms. */
const CONNECTIONS = 20
const CONNECT_MS = 3000
const IDLE_MS = 4000

/** Kinds of answers that are passed on: data. A page or a script would run with the rights of this site. */
const PASSED_TYPE =
  /^(?:application\/(?:json|[\w.-]+\+json|octet-stream)|text\/(?:plain|csv|calendar)|image\/(?:png|jpeg|webp|avif|gif))(?:\s*;|$)/i
const PASSED_HEADERS = ['content-type', 'content-language', 'cache-control', 'etag', 'last-modified', 'retry-after']

export type FunctionProblem =
  | 'timeout'
  | 'unreachable'
  | 'too_large'
  | 'redirect'
  | 'wrong_type'
  | 'failed'
  | 'not_allowed'

/** A function did not answer as it must. */
export class FunctionError extends Error {
  override readonly name = 'FunctionError'
  readonly problem: FunctionProblem

  constructor(problem: FunctionProblem, message: string, cause?: unknown) {
    super(message, { cause })
    this.problem = problem
  }
}

export interface FunctionCall {
  readonly method: Dispatcher.HttpMethod
  /** With its question mark; empty without one. */
  readonly query: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | null
}

export interface FunctionAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Buffer
}

const readBounded = async (body: Dispatcher.ResponseData['body'], most: number): Promise<Buffer> => {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of body) {
    const bytes = Buffer.from(part)
    size += bytes.length
    if (size > most) throw new FunctionError('too_large', `answers with more than ${most} bytes`)
    parts.push(bytes)
  }
  return Buffer.concat(parts)
}

/** Skips what could mean something to the browser: cookies, policies, permissions, redirects. */
const passedHeaders = (headers: Dispatcher.ResponseData['headers']): Record<string, string> =>
  Object.fromEntries(
    PASSED_HEADERS.flatMap((name) => {
      const value = headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )

const checkAnswer = (status: number, headers: Dispatcher.ResponseData['headers'], most: number): void => {
  const type = headers['content-type']
  if (status >= 300 && status < 400 && status !== 304)
    throw new FunctionError('redirect', `answers ${status}, a redirect`)
  if (headers['content-encoding'] !== undefined)
    throw new FunctionError('wrong_type', 'answers compressed, which it was asked not to')
  if (status !== 204 && status !== 304 && !(typeof type === 'string' && PASSED_TYPE.test(type)))
    throw new FunctionError('wrong_type', `answers as '${String(type).slice(0, 60)}'`)
  if (Number(headers['content-length'] ?? 0) > most)
    throw new FunctionError('too_large', `answers with more than ${most} bytes`)
}

const asProblem = (error: unknown): FunctionError => {
  if (error instanceof FunctionError) return error
  const isLate = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')
  return isLate
    ? new FunctionError('timeout', 'did not answer in time', error)
    : new FunctionError('unreachable', 'cannot be reached', error)
}

/** Calls functions at the hosts of `FUNCTION_HOSTS`, whatever their registered addresses mean by now. Rejects with a `FunctionError`. */
export const functionCaller = (hosts: NonNullable<ReturnType<typeof parseFunctionHosts>>) => {
  const options = { connections: CONNECTIONS, keepAliveTimeout: IDLE_MS, keepAliveMaxTimeout: IDLE_MS }
  const open = new Agent({ ...options, connect: { timeout: CONNECT_MS, lookup: publicLookup } })
  const inside = new Agent({ ...options, connect: { timeout: CONNECT_MS } })
  return async ({ url: text, timeoutMs, maxBytes }: TeamFunction, call: FunctionCall): Promise<FunctionAnswer> => {
    const allowed = allowedUrl(hosts, text)
    if (typeof allowed === 'string') throw new FunctionError('not_allowed', allowed)
    const { url, isPrivate } = allowed
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const { statusCode, headers, body } = await (isPrivate ? inside : open).request({
        origin: url.origin,
        path: `${url.pathname}${call.query}`,
        method: call.method,
        headers: call.headers,
        body: call.body,
        signal,
      })
      try {
        checkAnswer(statusCode, headers, maxBytes)
        return { status: statusCode, headers: passedHeaders(headers), bytes: await readBounded(body, maxBytes) }
      } catch (error) {
        body.on('error', () => undefined).destroy()
        throw error
      }
    } catch (error) {
      throw asProblem(error)
    }
  }
}

import { errorCodes, type ErrorCode } from '@site/contracts/error-codes'
import { BackendError, type BackendErrorKind } from '../backend.ts'

const readJson = async (response: Response): Promise<unknown> => {
  try {
    return await response.clone().json()
  } catch {
    return null
  }
}

const sentenceOf = (body: unknown): string | null => {
  if (typeof body !== 'object' || body === null) return null
  if ('error' in body && typeof body.error === 'string') return body.error
  return 'message' in body && typeof body.message === 'string' ? body.message : null
}

const codeOf = (body: unknown): ErrorCode | undefined =>
  typeof body === 'object' && body !== null && 'code' in body
    ? errorCodes.find((known) => known === body.code)
    : undefined

/** A `BackendError` for an answer with an error status; `fallback` is the sentence where the server gave none. */
export const fromResponse = async (
  response: Response,
  fallback: string,
  kind: BackendErrorKind = 'http',
): Promise<BackendError> => {
  const body = await readJson(response)
  const code = codeOf(body)
  const retryAfter = Number(response.headers.get('retry-after'))
  return new BackendError(kind, sentenceOf(body) ?? fallback, {
    status: response.status,
    ...(code === undefined ? {} : { code }),
    ...(retryAfter > 0 ? { retryAfter } : {}),
  })
}

/** Turns what a fetch threw into a `BackendError`: the caller's abort, our time limit, or an unreachable server. */
export const fromThrown = (error: unknown, signal: AbortSignal | undefined, fallback: string): BackendError => {
  if (error instanceof BackendError) return error
  const reason: unknown = signal?.aborted === true ? signal.reason : error
  if (reason instanceof Error && reason.name === 'TimeoutError')
    return new BackendError('timeout', 'The server took too long to answer. Please try again.', { cause: error })
  if (reason instanceof Error && reason.name === 'AbortError')
    return new BackendError('aborted', reason.message, { cause: error })
  return new BackendError('fetch', fallback, { cause: error })
}

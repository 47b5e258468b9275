import { errorCodes, type ErrorCode } from '@site/contracts/error-codes'
import { partnerMessages } from '@site/contracts/partner-messages'
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

/** The failure in the `error` field of an answer, whatever its status; null when there is none. */
export const failureInside = (data: unknown, fallback: string): BackendError | null => {
  if (typeof data !== 'object' || data === null || !('error' in data) || !data.error) return null
  return new BackendError('http', sentenceOf(data) || fallback, { status: 200 })
}

const codeOf = (body: unknown): ErrorCode | undefined =>
  typeof body === 'object' && body !== null && 'code' in body
    ? errorCodes.find((known) => known === body.code)
    : undefined

/** Whether the gateway could not run the function, by Supabase's own header. */
export const isRelayError = (response: Response): boolean => response.headers.get('x-relay-error') === 'true'

/** A `BackendError` for a failed answer; `fallback` is its message when the server sent none. */
export const fromResponse = async (response: Response, fallback: string): Promise<BackendError> => {
  const kind: BackendErrorKind = isRelayError(response) ? 'relay' : 'http'
  const body = await readJson(response)
  const code = codeOf(body)
  const retryAfter = Number(response.headers.get('retry-after'))
  return new BackendError(kind, kind === 'relay' ? partnerMessages.relay : (sentenceOf(body) ?? fallback), {
    status: response.status,
    ...(code === undefined ? {} : { code }),
    ...(retryAfter > 0 ? { retryAfter } : {}),
  })
}

/** The failure of an answer, by its status, the gateway's header or its `error` field; null for a success. */
export const failureOf = async (response: Response, fallback: string): Promise<BackendError | null> =>
  !response.ok || isRelayError(response)
    ? fromResponse(response, fallback)
    : failureInside(await readJson(response), fallback)

/** Turns an error thrown by fetch into a `BackendError`: the caller's abort, our time limit, or an unreachable server. */
export const fromThrown = (error: unknown, signal: AbortSignal | undefined, fallback: string): BackendError => {
  if (error instanceof BackendError) return error
  const reason: unknown = signal?.aborted === true ? signal.reason : error
  if (reason instanceof Error && reason.name === 'TimeoutError')
    return new BackendError('timeout', 'The server took too long to answer. Please try again.', { cause: error })
  if (reason instanceof Error && reason.name === 'AbortError')
    return new BackendError('aborted', reason.message, { cause: error })
  return new BackendError('fetch', fallback, { cause: error })
}

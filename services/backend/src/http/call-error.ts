import type { ErrorCode } from '@site/contracts/error-codes'
import type { ApiError } from '@site/contracts/errors'

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

export const databaseAway = (cause: unknown): CallError =>
  new CallError(503, 'database_away', 'The service is catching its breath. Please try again in a moment.', {
    headers: { 'retry-after': '2' },
    cause,
  })

/** Stable words for programs, as in the answers of the registry service. */
export type ServiceCode =
  | 'bad_json'
  | 'unauthorised'
  | 'expired'
  | 'forbidden'
  | 'not_found'
  | 'method_not_allowed'
  | 'conflict'
  | 'incomplete'
  | 'too_large'
  | 'wrong_type'
  | 'invalid'
  | 'refused'
  | 'rate_limited'
  | 'timeout'
  | 'unavailable'
  | 'internal'

export interface Issue {
  /** The field or file that is wrong; empty for the whole. */
  readonly path: string
  readonly message: string
}

interface More {
  readonly issues?: readonly Issue[]
  /** After how many seconds the same request may succeed. */
  readonly retryAfter?: number
  readonly cause?: unknown
  readonly missing?: readonly string[]
}

/** A refusal that is sent to the caller and stands in the audit log. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  readonly status: number
  readonly code: ServiceCode
  readonly issues: readonly Issue[]
  readonly retryAfter: number | undefined
  /** Hashes that are still to be uploaded, where that is the reason. */
  readonly missing: readonly string[] | undefined

  constructor(status: number, code: ServiceCode, sentence: string, more: More = {}) {
    super(sentence, { cause: more.cause })
    this.status = status
    this.code = code
    this.issues = more.issues ?? []
    this.retryAfter = more.retryAfter
    this.missing = more.missing
  }
}

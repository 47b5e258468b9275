import type { FunctionName } from '@site/contracts/functions'
import type { WaitlistEntry } from '@site/contracts/waitlist'

export type { FunctionName }

/**
 * Why a call failed, in the terms of the backend's client: `http` the function answered with an error status, `relay` the
 * gateway could not run it, `fetch` nothing was reached, `timeout` the time limit passed, `aborted` the caller gave up.
 */
export type BackendErrorKind = 'http' | 'relay' | 'fetch' | 'timeout' | 'aborted'

/** `message` is for a person: the server's `error` text where there was one. */
export class BackendError extends Error {
  override readonly name = 'BackendError'
  readonly kind: BackendErrorKind
  readonly status: number | null
  readonly code: string | null
  /** Seconds to wait before a retry, from the server's `Retry-After`. */
  readonly retryAfter: number | null

  constructor(
    kind: BackendErrorKind,
    message: string,
    details: { status?: number; code?: string; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause })
    this.kind = kind
    this.status = details.status ?? null
    this.code = details.code ?? null
    this.retryAfter = details.retryAfter ?? null
  }
}

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Milliseconds; 15,000 when left out. */
  readonly timeoutMs?: number
  /** The same key for all attempts of one submission, so that the server stores it once. */
  readonly idempotencyKey?: string
}

/** An answer that a page was rendered with, and when it was given, in ms since 1970. */
export interface RenderedAnswer {
  readonly answer: unknown
  readonly at: number
}

/** The backend as remotes see it. Answers are unknown until a schema of contracts has read them. */
export interface Backend {
  /** Calls a backend function on the site's own origin. Rejects with a `BackendError`. */
  readonly invoke: (name: FunctionName, body: unknown, options?: CallOptions) => Promise<unknown>
  /** The direct fetch of spec §7: the backend's public address, JSON, bearer and api-key headers. One attempt. */
  readonly directFetch: (name: FunctionName, body: unknown, options?: CallOptions) => Promise<Response>
  /** Inserts a waitlist entry. Rejects with a `BackendError` whose `code` is `23505` for a duplicate. */
  readonly joinWaitlist: (entry: WaitlistEntry, options?: CallOptions) => Promise<void>
  /**
   * The answer with which the server rendered this page, so that the first render in the browser shows the same; undefined for any other
   * call, and on pages that were rendered without answers. An older shell has none.
   */
  readonly renderedAnswer?: ((name: FunctionName, body: unknown) => RenderedAnswer | undefined) | undefined
  /** Spec §7 diagnostics after a planner failure: health and self-test, results only logged. */
  readonly diagnose: () => Promise<void>
}

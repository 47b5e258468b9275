import { withTimeout } from '@site/contracts/with-timeout'
import {
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  isBrokenCircuitError,
  type CircuitBreakerPolicy,
} from 'cockatiel'
import * as z from 'zod/mini'

/** `missing`: the service answered that it has nothing by that name. */
export type LiveProblem = 'timeout' | 'unreachable' | 'quota' | 'refused' | 'missing' | 'bad_answer'

/** A live service did not answer usefully. The embedded data answers instead; this says why for the log. */
export class LiveError extends Error {
  override readonly name = 'LiveError'
  readonly service: string
  readonly problem: LiveProblem
  /** Seconds until asking again makes sense, where the service said so. */
  readonly retryAfter: number | null

  constructor(service: string, problem: LiveProblem, message: string, retryAfter: number | null, cause?: unknown) {
    super(`${service}: ${message}`, { cause })
    this.service = service
    this.problem = problem
    this.retryAfter = retryAfter
  }
}

/** `unasked` since the start; `resting` while it is not asked because it failed or its quota is used up. */
export interface ProviderHealth {
  readonly name: string
  readonly state: 'unasked' | 'answering' | 'resting'
}

export interface ClientOptions {
  readonly timeoutMs?: number | undefined
  /** Hears of every request that failed. */
  readonly onProblem?: ((error: unknown) => void) | undefined
  /** How long a provider that failed is left alone at first and at most, ms. */
  readonly restMs?: { readonly initialDelay: number; readonly maxDelay: number } | undefined
  /** Seconds until a used-up quota is given back, by headers of the provider's own; `Retry-After` where it says nothing. */
  readonly quotaReset?: (headers: Headers, now: number) => number | null
  readonly now?: () => number
}

/** The default of the backend's `LIVE_TIMEOUT_MS`. */
export const TIMEOUT_MS = 2500
/** Failures in a row after which a provider is left alone. */
const FAILURES = 2
const REST_MS = { initialDelay: 10_000, maxDelay: 60_000 }
/** Left alone for a used-up quota when the provider does not say how long, seconds. */
const QUOTA_PAUSE = 60
/** A provider cannot send itself away for longer by an odd header, seconds. */
const LONGEST_PAUSE = 24 * 60 * 60
/** Larger answers are not what was asked for. */
const MAX_BYTES = 8 * 1024 * 1024

/** `Retry-After` in seconds, written as seconds or as a date (RFC 9110, 10.2.3); null without it. */
export function retryAfter(headers: Headers, now: number): number | null {
  const said = headers.get('retry-after')?.trim()
  if (!said) return null
  const seconds = /^\d+$/.test(said) ? Number(said) : Math.ceil((Date.parse(said) - now) / 1000)
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null
}

/** A list of which the rows that have another shape are left out: one odd row says nothing of the others. */
export const rowsOf = <T>(row: z.ZodMiniType<T>) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((rows) =>
      rows.flatMap((each) => {
        const read = row.safeParse(each)
        return read.success ? [read.data] : []
      }),
    ),
  )

/** The text of an answer, read no further than is reasonable; null where it is longer. */
async function textWithin(body: ReadableStream<Uint8Array> | null, most: number): Promise<string | null> {
  if (!body) return ''
  const decoder = new TextDecoder()
  const parts: string[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.byteLength
    // Leaving the loop cancels the rest of the answer.
    if (bytes > most) return null
    parts.push(decoder.decode(chunk, { stream: true }))
  }
  return parts.join('') + decoder.decode()
}

/** Refusals, quota answers and what is missing do not count as failures: other requests may succeed. */
const isFailure = (error: Error): boolean =>
  !(error instanceof LiveError) || !['refused', 'missing', 'quota'].includes(error.problem)

export interface Call {
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON by POST; without it the call is a GET. */
  readonly body?: unknown
}

/**
 * Requests to one live service, behind a circuit breaker: a service that is down delays two visitors, and then one every
 * minute.
 */
export class ProviderClient {
  readonly name: string
  readonly #options: ClientOptions
  readonly #breaker: CircuitBreakerPolicy
  #asked = false
  #pausedUntil = 0

  constructor(name: string, options: ClientOptions = {}) {
    this.name = name
    this.#options = options
    this.#breaker = circuitBreaker(handleWhen(isFailure), {
      breaker: new ConsecutiveBreaker(FAILURES),
      halfOpenAfter: new ExponentialBackoff(options.restMs ?? REST_MS),
    })
  }

  /** Milliseconds since 1970, as the provider's quota is counted. */
  now(): number {
    return (this.#options.now ?? Date.now)()
  }

  get #paused(): boolean {
    return this.now() < this.#pausedUntil
  }

  get health(): ProviderHealth {
    const resting = this.#paused || this.#breaker.state !== CircuitState.Closed
    return { name: this.name, state: resting ? 'resting' : this.#asked ? 'answering' : 'unasked' }
  }

  /** What a question of one or more calls finds; null where the provider rests, or failed with the problem reported. */
  async ask<T>(question: () => Promise<T>): Promise<T | null> {
    // One request tries a provider after its rest; others do not wait for it.
    if (this.#paused || this.#breaker.state === CircuitState.HalfOpen) return null
    this.#asked = true
    try {
      return await this.#breaker.execute(question)
    } catch (error) {
      if (!isBrokenCircuitError(error)) this.#options.onProblem?.(error)
      return null
    }
  }

  error(problem: LiveProblem, message: string, retry: number | null = null, cause?: unknown): LiveError {
    return new LiveError(this.name, problem, message, retry, cause)
  }

  /** One call, its answer checked by its schema. Throws `LiveError`; never includes a key in a message. */
  async json<T>(url: string, schema: z.ZodMiniType<T>, { headers, body }: Call = {}): Promise<T> {
    const request = new Request(url, {
      method: body ? 'POST' : 'GET',
      headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await this.#inTime(request)
    try {
      return this.read(schema, JSON.parse(text))
    } catch (cause) {
      throw this.#badAnswer(cause)
    }
  }

  /** For a service's own client: `fetch` with the limits of every call. Throws `LiveError`. */
  readonly fetch = async (request: Request): Promise<Response> =>
    new Response(await this.#inTime(request), { headers: { 'content-type': 'application/json' } })

  /** What a service's own client read, checked by a schema. Throws `LiveError`. */
  read<T>(schema: z.ZodMiniType<T>, answer: unknown): T {
    try {
      return schema.parse(answer)
    } catch (cause) {
      throw this.#badAnswer(cause)
    }
  }

  #badAnswer(cause: unknown): LiveError {
    if (cause instanceof LiveError) return cause
    return this.error('bad_answer', 'the answer is not JSON or has another shape', null, cause)
  }

  async #inTime(request: Request): Promise<string> {
    const { timeoutMs = TIMEOUT_MS } = this.#options
    try {
      return await withTimeout(timeoutMs, undefined, (signal) => this.#text(new Request(request, { signal })))
    } catch (error) {
      if (error instanceof LiveError) throw error
      const late = error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError')
      throw late
        ? this.error('timeout', `no answer within ${timeoutMs} ms`, null, error)
        : this.error('unreachable', 'cannot be reached', null, error)
    }
  }

  async #text(request: Request): Promise<string> {
    const response = await fetch(request)
    if (response.ok) {
      const text = await textWithin(response.body, MAX_BYTES)
      if (text === null) throw this.error('bad_answer', 'the answer is too large')
      return text
    }
    await response.body?.cancel()
    if (response.status === 429) throw this.#quotaUsedUp(response.headers)
    if (response.status === 401 || response.status === 403) throw this.error('refused', 'the key was refused')
    if (response.status === 404) throw this.error('missing', 'answered 404')
    throw this.error(response.status >= 500 ? 'unreachable' : 'refused', `answered ${response.status}`)
  }

  #quotaUsedUp(headers: Headers): LiveError {
    const wait = this.#options.quotaReset?.(headers, this.now()) ?? retryAfter(headers, this.now())
    this.#pausedUntil = this.now() + 1000 * Math.min(wait ?? QUOTA_PAUSE, LONGEST_PAUSE)
    return this.error('quota', 'the quota is used up', wait)
  }
}

import { withTimeout } from '@site/contracts/with-timeout'
import * as z from 'zod/mini'

export type LiveProblem = 'timeout' | 'unreachable' | 'quota' | 'refused' | 'bad_answer'

/** A live service did not answer usefully. The embedded data answers instead; this says why for the log. */
export class LiveError extends Error {
  override readonly name = 'LiveError'
  readonly service: string
  readonly problem: LiveProblem
  /** Seconds until asking again makes sense, where the service said so. */
  readonly retryAfter: number | null

  constructor(
    service: string,
    problem: LiveProblem,
    message: string,
    retryAfter: number | null = null,
    cause?: unknown,
  ) {
    super(`${service}: ${message}`, { cause })
    this.service = service
    this.problem = problem
    this.retryAfter = retryAfter
  }
}

export interface Call {
  readonly service: string
  readonly url: string
  readonly method?: 'GET' | 'POST'
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly timeoutMs: number
  /** Reads the seconds to wait from an answer that refuses for quota; `Retry-After` when left out. */
  readonly retryAfter?: (headers: Headers) => number | null
}

/** Larger answers are not what was asked for. */
const MAX_BYTES = 8 * 1024 * 1024

const secondsHeader = (headers: Headers): number | null => {
  const seconds = Number(headers.get('retry-after'))
  return headers.has('retry-after') && Number.isFinite(seconds) ? Math.max(0, seconds) : null
}

function refusal(call: Call, response: Response): LiveError {
  const { service } = call
  if (response.status === 429) {
    const wait = (call.retryAfter ?? secondsHeader)(response.headers) ?? secondsHeader(response.headers)
    return new LiveError(service, 'quota', 'the quota is used up', wait)
  }
  if (response.status === 401 || response.status === 403)
    return new LiveError(service, 'refused', 'the key was refused')
  return new LiveError(service, response.status >= 500 ? 'unreachable' : 'refused', `answered ${response.status}`)
}

async function request(call: Call, signal: AbortSignal): Promise<string> {
  const response = await fetch(call.url, {
    method: call.method ?? 'GET',
    headers: {
      accept: 'application/json',
      ...(call.body ? { 'content-type': 'application/json' } : {}),
      ...call.headers,
    },
    ...(call.body ? { body: JSON.stringify(call.body) } : {}),
    signal,
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw refusal(call, response)
  }
  return response.text()
}

/** Asks a live service and checks the shape of its answer. Throws `LiveError`; never includes the key in a message. */
export async function fetchJson<T>(call: Call, schema: z.ZodMiniType<T>): Promise<T> {
  let text: string
  try {
    text = await withTimeout(call.timeoutMs, undefined, (signal) => request(call, signal))
  } catch (error) {
    if (error instanceof LiveError) throw error
    const late = error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError')
    const message = late ? `no answer within ${call.timeoutMs} ms` : 'cannot be reached'
    throw new LiveError(call.service, late ? 'timeout' : 'unreachable', message, null, error)
  }
  if (text.length > MAX_BYTES) throw new LiveError(call.service, 'bad_answer', 'the answer is too large')
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw new LiveError(call.service, 'bad_answer', 'the answer is not JSON', null, cause)
  }
  const parsed = schema.safeParse(json)
  if (!parsed.success)
    throw new LiveError(call.service, 'bad_answer', 'the answer has another shape', null, parsed.error)
  return parsed.data
}

/** Stops asking a service that said its quota is used up, until the time it named (a minute when it named none). */
export class Pause {
  #until = 0
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  get on(): boolean {
    return this.#now() < this.#until
  }

  note(error: unknown): void {
    if (error instanceof LiveError && error.problem === 'quota')
      this.#until = this.#now() + 1000 * (error.retryAfter ?? 60)
  }
}

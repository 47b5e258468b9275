import { errorAnswer } from '@site/contracts/registry-service'
import type * as z from 'zod/mini'

/** How long a call may take, in ms: promoting renders the pages of a release first. */
const TIMEOUT_MS = 60_000

export interface Issue {
  readonly path: string
  readonly message: string
}

/** A call that was refused or not answered; `message` is for the visitor. `status` is 0 where no answer came. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly status: number
  readonly issues: readonly Issue[]

  constructor(status: number, sentence: string, issues: readonly Issue[] = [], cause?: unknown) {
    super(sentence, { cause })
    this.status = status
    this.issues = issues
  }
}

/** Whether the registry does not know the token, or no longer. */
export const isUnauthorised = (error: unknown): error is CallError => error instanceof CallError && error.status === 401

const NO_ANSWER = 'The registry does not answer. Check your connection; if it is fine, ask whoever runs the registry.'
const UNREADABLE =
  'The registry answered in a form that this console does not know. Reload the page: the console may have been updated.'

export interface Call {
  readonly token: string
  readonly path: string
  /** Sent as JSON with POST; a call without one is a GET. */
  readonly body?: object
  readonly accept?: string
  readonly signal?: AbortSignal
}

/** Sends a call to the registry service. Throws a `CallError` for a refusal, and where no answer comes. */
export const send = async ({ token, path, body, accept = 'application/json', signal }: Call): Promise<Response> => {
  const response = await fetch(`/v1${path}`, {
    headers: {
      Accept: accept,
      Authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
    cache: 'no-store',
  }).catch((error: unknown) => {
    throw new CallError(0, NO_ANSWER, [], error)
  })
  if (response.ok) return response
  const refused = errorAnswer.safeParse(await response.json().catch(() => null))
  if (!refused.success) throw new CallError(response.status, NO_ANSWER)
  throw new CallError(response.status, refused.data.error, refused.data.issues ?? [])
}

/** Sends a call and reads its answer. */
export const call = async <T>(schema: z.ZodMiniType<T>, { signal, ...rest }: Call): Promise<T> => {
  const limit = AbortSignal.timeout(TIMEOUT_MS)
  const response = await send({ ...rest, signal: signal === undefined ? limit : AbortSignal.any([signal, limit]) })
  const body: unknown = await response.json().catch(() => null)
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw new CallError(response.status, UNREADABLE, [], parsed.error)
}

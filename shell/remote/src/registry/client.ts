import { setTimeout as sleep } from 'node:timers/promises'
import pRetry from 'p-retry'
import type * as z from 'zod/mini'
import { messageOf } from '../failure.ts'
import type { Token } from '../auth/find-token.ts'
import { AnswerFailure, explainAnswer, unreachable, unreadable } from './explain-answer.ts'

/** How often a request is tried before it is given up, and the waits between: 0.3 s, doubled each time, up to 10 s, each drawn a little apart. */
const RETRIES = { retries: 6, minTimeout: 300, maxTimeout: 10_000, factor: 2, randomize: true } as const
/** Longest wait that a registry may ask for (`Retry-After`), in seconds; longer than that a person decides. */
const LONGEST_WAIT_S = 30
/** A file of a build, or the whole gate with its rendering, may take this long; in ms. */
const TIMEOUT_MS = 120_000

export interface Ask {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly json?: unknown
  readonly bytes?: Buffer<ArrayBuffer>
  readonly accept?: string
  /**
   * Whether a second request does the same as one. Going back does not: where the answer was lost, only a person can tell whether it
   * happened. Then it is tried again only where the registry certainly did nothing.
   */
  readonly repeatable?: boolean
  /** Ends the call, and its further tries. */
  readonly signal?: AbortSignal
}

export interface Client {
  readonly address: string
  /** Reads an answer by its schema. Rejects with a `Failure` that says what to do. */
  readonly ask: <T>(path: string, schema: z.ZodMiniType<T>, how?: Ask) => Promise<T>
  /** The same for an answer without a body, or one that is passed on as it stands. */
  readonly text: (path: string, how?: Ask) => Promise<string>
}

export interface ClientOptions {
  readonly address: string
  readonly token: Token
  /** Told when a request is tried again. */
  readonly tell?: (line: string) => void
  /** First wait before another try, in ms; 300 when left out. */
  readonly firstWaitMs?: number
}

/** Statuses after which the registry has done nothing and may do it a moment later. */
const LATER = new Set([429, 503])

const isWorthRepeating = (error: Error, repeatable: boolean): boolean => {
  if (error instanceof AnswerFailure)
    return LATER.has(error.status) ? (error.retryAfter ?? 0) <= LONGEST_WAIT_S : repeatable && error.status >= 500
  return repeatable || ('neverSent' in error && error.neverSent === true)
}

const initOf = ({ method = 'GET', json, bytes, accept = 'application/json' }: Ask, token: Token): RequestInit => ({
  method,
  headers: {
    accept,
    authorization: `Bearer ${token.value}`,
    ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    ...(bytes === undefined ? {} : { 'content-type': 'application/octet-stream' }),
  },
  ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  ...(bytes === undefined ? {} : { body: bytes }),
  // A token goes to the address that was given, and to no other.
  redirect: 'manual',
})

/** The calls of one command to one registry, with what is tried again and what is not. */
export const createClient = ({ address, token, tell = () => {}, firstWaitMs }: ClientOptions): Client => {
  const told = new Set<string>()
  /** Says each thing once: eight uploads that fail together fail for one reason. */
  const tellOnce = (line: string): void => {
    if (told.has(line)) return
    told.add(line)
    tell(line)
  }
  const once = async (path: string, how: Ask): Promise<string> => {
    const url = `${address}/v1${path}`
    try {
      const timeout = AbortSignal.timeout(TIMEOUT_MS)
      const signal = how.signal === undefined ? timeout : AbortSignal.any([how.signal, timeout])
      const response = await fetch(url, { ...initOf(how, token), signal })
      const body = await response.text()
      if (response.ok) return body
      throw explainAnswer({ address, path, token, status: response.status, headers: response.headers, body })
    } catch (error) {
      throw error instanceof AnswerFailure ? error : unreachable(address, error)
    }
  }
  const text = (path: string, how: Ask = {}): Promise<string> => {
    const repeatable = how.repeatable ?? true
    return pRetry(() => once(path, how), {
      ...RETRIES,
      ...(how.signal === undefined ? {} : { signal: how.signal }),
      ...(firstWaitMs === undefined ? {} : { minTimeout: firstWaitMs }),
      shouldRetry: ({ error }) => isWorthRepeating(error, repeatable),
      onFailedAttempt: async ({ error, retriesLeft }) => {
        if (retriesLeft === 0 || !isWorthRepeating(error, repeatable)) return
        const seconds = error instanceof AnswerFailure ? (error.retryAfter ?? 0) : 0
        tellOnce(`  … ${error.message} Trying again${seconds > 0 ? ` in ${seconds} s` : ''}.`)
        await sleep(seconds * 1000)
      },
    })
  }
  return {
    address,
    text,
    ask: async (path, schema, how) => {
      const body = await text(path, how)
      try {
        return schema.parse(JSON.parse(body))
      } catch (error) {
        throw unreadable(address, path, messageOf(error), error)
      }
    },
  }
}

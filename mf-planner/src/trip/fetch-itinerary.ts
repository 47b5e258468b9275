import { plannerMessages } from '@site/contracts/itinerary'
import { BackendError, type Backend } from '@stageside/kit'
import { isJson } from '@stageside/kit/is-json'
import type { ItineraryCall } from './sanitise.ts'

/** Twice the time a plan is expected to take (spec §9), so that a slow language model still gets its answer through. */
const TIME_LIMIT_MS = 30_000

/** Wait before the second try where the server named none, in ms, before chance shortens it. */
const BASE_MS = 1000
/** Longest wait that a visitor who watches is asked for, in ms: as long as a plan is expected to take. */
const MAX_MS = 15_000

/** Whether the server has answered that this very request will not do (4xx): sending it again would get the same. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof BackendError &&
  error.kind === 'http' &&
  error.status !== null &&
  error.status >= 400 &&
  error.status < 500

/**
 * How long to wait before another try, in ms; null when there is to be none: after a refusal, a caller's abort, or when the server
 * asks for a longer wait than `MAX_MS`. `chance` (0 to 1) spreads those who failed together over half of the wait.
 */
export const retryDelayMs = (error: unknown, chance: number): number | null => {
  if (isRefusal(error) || (error instanceof BackendError && error.kind === 'aborted')) return null
  const asked = error instanceof BackendError ? (error.retryAfter ?? 0) * 1000 : 0
  const wait = asked > 0 ? asked * (1 + chance / 2) : BASE_MS * (1 - chance / 2)
  return asked > MAX_MS ? null : Math.round(wait)
}

/** Resolves after `ms`, or at once when the signal aborts: what follows then sees the abort itself. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const direct = async (backend: Backend, body: ItineraryCall, signal: AbortSignal): Promise<unknown> => {
  const response = await backend.directFetch('itinerary', body, { signal, timeoutMs: TIME_LIMIT_MS })
  const answer = await response.text()
  if (!response.ok) throw new Error(plannerMessages.direct(response.status, response.statusText, answer))
  if (answer.trim() === '' && isJson(response)) return null
  try {
    return JSON.parse(answer)
  } catch (cause) {
    throw new Error(plannerMessages.nonJson, { cause })
  }
}

const invokeOrDirect = async (
  backend: Backend,
  body: ItineraryCall,
  signal: AbortSignal,
  wait: typeof pause,
): Promise<unknown> => {
  try {
    return await backend.invoke('itinerary', body, { signal, timeoutMs: TIME_LIMIT_MS })
  } catch (invokeError) {
    const delay = retryDelayMs(invokeError, Math.random())
    if (delay === null) throw invokeError
    await wait(delay, signal)
    try {
      return await direct(backend, body, signal)
    } catch (fetchError) {
      if (fetchError instanceof BackendError && fetchError.kind === 'aborted') throw fetchError
      throw new Error(plannerMessages.both(messageOf(invokeError), messageOf(fetchError)), { cause: fetchError })
    }
  }
}

const complaintOf = (data: unknown): string | null => {
  if (typeof data !== 'object' || data === null || !('error' in data) || !data.error) return null
  const message = 'message' in data && typeof data.message === 'string' ? data.message.trim() : ''
  return message === '' ? plannerMessages.flagged : message
}

/**
 * Asks for a plan: the function first, then, unless that was refused, the direct fetch after a pause (spec §7). Answers with
 * whatever came, unread. Throws an `Error` whose message is one of spec §8 or the server's own; a refusal and a caller's abort pass
 * through as the `BackendError` they are.
 */
export const fetchItinerary = async (
  backend: Backend,
  body: ItineraryCall,
  signal: AbortSignal,
  wait: typeof pause = pause,
): Promise<unknown> => {
  const data = await invokeOrDirect(backend, body, signal, wait)
  if (data === null || data === undefined || data === '') throw new Error(plannerMessages.empty)
  const complaint = complaintOf(data)
  if (complaint !== null) throw new Error(complaint)
  return data
}

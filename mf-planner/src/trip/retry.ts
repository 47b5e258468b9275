import { BackendError } from '@site/kit'

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

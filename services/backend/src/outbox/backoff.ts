const CAP_MS = 6 * 3_600_000

/**
 * Milliseconds to wait after the failed try number `attempt` (from 1): doubling from `baseMs` to six hours, less a random jitter of up
 * to a fifth, so that mails which failed together are not retried together. With the defaults, 20 tries span about two days.
 */
export const backoffMs = (attempt: number, baseMs: number, chance: number): number =>
  Math.round(Math.min(baseMs * 2 ** Math.min(attempt - 1, 30), CAP_MS) * (1 - 0.2 * chance))

import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError } from 'pg'
import { codeOf } from '../log.ts'

/** The database cannot be reached or is not ready; the same call may succeed a moment later. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError'
}

/**
 * SQLSTATEs of a server that is starting, stopping, full or refuses connections (PostgreSQL manual, appendix A): connection exceptions,
 * insufficient resources, operator intervention, rolled-back transactions, refused logins, a database that is closed or missing,
 * and a server turned read-only by a switch-over.
 */
const AWAY_STATES = /^(?:08|28|3D|40|53|55|57|58|25006)/
const AWAY_ERRNOS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
])
/** pg throws these as plain errors without a code. */
const AWAY_WORDS =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|not queryable|connection error|pool after calling end|server closed the connection/i

/** Whether the database is unavailable, rather than the request wrong. */
export const isAway = (error: unknown): boolean => {
  if (error instanceof DatabaseAwayError) return true
  if (error instanceof AggregateError) return error.errors.some(isAway)
  const code = codeOf(error) ?? ''
  if (error instanceof DatabaseError) return AWAY_STATES.test(code)
  return AWAY_ERRNOS.has(code) || (error instanceof Error && AWAY_WORDS.test(error.message))
}

/** SQLSTATE of an error the server answered with, or null. */
export const stateOf = (error: unknown): string | null => (error instanceof DatabaseError ? (error.code ?? null) : null)

const RETRY_DELAY_MS = 100
/** Codes of a server that is starting, full or unreachable: the statement was not executed (PostgreSQL manual, appendix A). */
const NOT_EXECUTED = new Set(['57P03', '53300', 'ECONNREFUSED'])

const wasNotExecuted = (error: unknown): boolean => {
  if (error instanceof DatabaseAwayError) return true
  if (error instanceof AggregateError) return error.errors.every(wasNotExecuted)
  if (!(error instanceof Error)) return false
  return NOT_EXECUTED.has(codeOf(error) ?? '') || /timeout exceeded when trying to connect/.test(error.message)
}

/**
 * Retries work while the database is unavailable, for up to `retryTimeoutMs`. Work that may already have been executed is retried only
 * if it is `repeatable`.
 */
export const withRetry = async <T>(work: () => Promise<T>, repeatable: boolean, retryTimeoutMs: number): Promise<T> => {
  const until = performance.now() + retryTimeoutMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (performance.now() > until || !isAway(error) || !(repeatable || wasNotExecuted(error))) throw error
    }
    await sleep(RETRY_DELAY_MS * (0.5 + Math.random()))
  }
}

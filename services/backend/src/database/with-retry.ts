import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError } from 'pg'
import { DatabaseAwayError, isAway } from './errors.ts'

const RETRY_DELAY_MS = 100
/** Codes of a server that is starting, full or unreachable: the statement was not executed (PostgreSQL manual, appendix A). */
const NOT_EXECUTED = new Set(['57P03', '53300', 'ECONNREFUSED'])

const wasNotExecuted = (error: unknown): boolean => {
  if (error instanceof DatabaseAwayError) return true
  if (error instanceof AggregateError) return error.errors.every(wasNotExecuted)
  if (!(error instanceof Error)) return false
  const code = error instanceof DatabaseError ? error.code : Reflect.get(error, 'code')
  return NOT_EXECUTED.has(String(code)) || /timeout exceeded when trying to connect/.test(error.message)
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

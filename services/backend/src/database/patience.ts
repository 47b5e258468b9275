import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError } from 'pg'
import { DatabaseAwayError, isAway } from './errors.ts'

const PAUSE_MS = 100
/** A server that is coming up or full has done nothing of what was asked (PostgreSQL manual, appendix A). */
const UNTOUCHED = new Set(['57P03', '53300', 'ECONNREFUSED'])

const wasUntouched = (error: unknown): boolean => {
  if (error instanceof DatabaseAwayError) return true
  if (error instanceof AggregateError) return error.errors.every(wasUntouched)
  if (!(error instanceof Error)) return false
  const code = error instanceof DatabaseError ? error.code : Reflect.get(error, 'code')
  return UNTOUCHED.has(String(code)) || /timeout exceeded when trying to connect/.test(error.message)
}

/**
 * Does work on a database that may be away for a moment, a restart of it say: tries again for `patienceMs` before the failure is told.
 * Work that may have been done already is done again only when it is `repeatable` without harm.
 */
export const patiently = async <T>(work: () => Promise<T>, repeatable: boolean, patienceMs: number): Promise<T> => {
  const until = performance.now() + patienceMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (performance.now() > until || !isAway(error) || !(repeatable || wasUntouched(error))) throw error
    }
    await sleep(PAUSE_MS * (0.5 + Math.random()))
  }
}

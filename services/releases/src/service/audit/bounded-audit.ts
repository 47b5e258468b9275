import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { AuditEvent, AuditLog } from './audit-log.ts'

/** Refusals that are recorded one by one, for each team and for all unknown senders together, in an hour. */
const REFUSALS_PER_HOUR = 600
const HOUR_S = 3600

/**
 * The audit log as requests use it. Whoever is refused makes entries without being known, so that there is a bound on them: what is
 * over it is counted, and `summarise` records the counts.
 */
export const boundedAudit = (log: AuditLog, now: () => Date) => {
  const limiter = new RateLimiterMemory({ points: REFUSALS_PER_HOUR, duration: HOUR_S })
  const over = new Map<string, number>()
  const count = { refused: 0 }
  return {
    count,
    done: (event: AuditEvent): Promise<void> => log.record(event),
    refused: async (event: AuditEvent): Promise<void> => {
      count.refused += 1
      // Teams are few: the operator names them.
      const key = event.team ?? ''
      const isWithin = await limiter.consume(key).then(
        () => true,
        () => false,
      )
      if (isWithin) return log.record(event)
      over.set(key, (over.get(key) ?? 0) + 1)
    },
    /** Records how many refusals went over the bound since the last time. */
    summarise: async (): Promise<void> => {
      for (const [key, more] of over) {
        over.delete(key)
        await log.record({
          at: now().toISOString(),
          subject: null,
          team: key === '' ? null : key,
          address: 'several',
          action: 'refusals',
          remote: null,
          version: null,
          outcome: 'refused',
          detail: `${more} more refusals, beyond the ${REFUSALS_PER_HOUR} an hour that are recorded one by one`,
        })
      }
    },
  }
}
export type BoundedAudit = ReturnType<typeof boundedAudit>

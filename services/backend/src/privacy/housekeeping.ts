import type { Database } from '../database/database.ts'
import { isAway } from '../database/errors.ts'
import { describeError, type Log } from '../log.ts'
import { removeMails, removeStaleDrafts } from '../outbox/mail-folder.ts'
import { purgeSent } from '../outbox/operate.ts'
import { removeExpired } from './retention.ts'

export interface HousekeepingOptions {
  readonly database: Database
  readonly log: Log
  /** Where mails are written when there is no mail server. */
  readonly mailFolder: string
  /** Sent mails are removed from the outbox after so many days. */
  readonly outboxKeepDays: number
  /** Entries and their mails are removed after so many days; 0 keeps them until they are erased. */
  readonly entriesKeepDays: number
  /** A draft older than this is abandoned: the lease of its mail has expired. */
  readonly leaseMs: number
}

const EVERY_MS = 3_600_000

/** Removes expired data at the start and every hour. Returns a function that stops it. */
export const startHousekeeping = (options: HousekeepingOptions): (() => void) => {
  const { database, log, mailFolder } = options

  const clean = async (): Promise<void> => {
    const drafts = await removeStaleDrafts(mailFolder, options.leaseMs)
    if (drafts > 0) log.info({ drafts }, 'stale drafts of mails removed')
    await database.whenReady
    const purged = await purgeSent(database.use(), options.outboxKeepDays)
    if (purged > 0) log.info({ purged }, 'sent mails removed from the outbox')
    if (options.entriesKeepDays === 0) return
    const { entries, mailIds } = await removeExpired(database.use(), options.entriesKeepDays)
    await removeMails(mailFolder, mailIds, null)
    if (entries > 0) log.info({ entries, mails: mailIds.length }, 'expired entries removed')
  }

  /** A failed run is retried an hour later; an unavailable database is reported elsewhere. */
  const attempt = (): void =>
    void clean().catch((error: unknown) => {
      if (!isAway(error)) log.warn({ failure: describeError(error) }, 'housekeeping failed')
    })

  attempt()
  const timer = setInterval(attempt, EVERY_MS).unref()
  return () => clearInterval(timer)
}

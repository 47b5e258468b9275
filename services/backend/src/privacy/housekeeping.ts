import { sql, type Kysely } from 'kysely'
import type { Env } from '../config/env.ts'
import type { Database } from '../database/database.ts'
import { entryTables, type Schema } from '../database/schema.ts'
import { isAway } from '../database/unavailable.ts'
import { describeError, type Log } from '../log.ts'
import { removeMails, removeStaleDrafts } from '../outbox/mail-folder.ts'
import { removeOldRooms } from '../rooms/room-store.ts'
import { purgeSent } from '../outbox/operate.ts'

/** Entries removed in one transaction: it must not block a form. */
const BATCH = 500

interface Expired {
  readonly entries: number
  /** Ids of the removed mails, whose files a mail folder may still hold. */
  readonly mailIds: readonly string[]
}

/** Removes entries older than `keepDays` days with every mail about them, sent or not. */
export const removeExpired = async (db: Kysely<Schema>, keepDays: number): Promise<Expired> => {
  const mailIds: string[] = []
  let entries = 0
  for (const table of entryTables) {
    for (;;) {
      const gone = await db.transaction().execute(async (trx) => {
        const rows = await trx
          .deleteFrom(table)
          .where('id', 'in', (eb) =>
            eb
              .selectFrom(table)
              .select('id')
              .where('created_at', '<', sql<Date>`now() - ${keepDays} * interval '1 day'`)
              .limit(BATCH),
          )
          .returning('id')
          .execute()
        const ids = rows.map(({ id }) => id)
        if (ids.length === 0) return 0
        const mails = await trx.deleteFrom('outbox').where('entry_id', 'in', ids).returning('id').execute()
        mailIds.push(...mails.map(({ id }) => id))
        return ids.length
      })
      entries += gone
      if (gone < BATCH) break
    }
  }
  return { entries, mailIds }
}

export interface HousekeepingOptions {
  readonly database: Database
  readonly log: Log
  /** Where mails are written when there is no mail server. */
  readonly mailFolder: string
  readonly env: Pick<Env, 'OUTBOX_KEEP_DAYS' | 'ENTRIES_KEEP_DAYS' | 'OUTBOX_LEASE_MS'>
}

const EVERY_MS = 3_600_000

/** Removes expired data at the start and every hour. Returns a function that stops it. */
export const startHousekeeping = (options: HousekeepingOptions): (() => void) => {
  const { database, log, mailFolder, env } = options

  const clean = async (): Promise<void> => {
    // An older draft is abandoned: the lease of its mail has expired.
    const drafts = await removeStaleDrafts(mailFolder, env.OUTBOX_LEASE_MS)
    if (drafts > 0) log.info({ drafts }, 'stale drafts of mails removed')
    await database.whenReady
    const purged = await purgeSent(database.use(), env.OUTBOX_KEEP_DAYS)
    if (purged > 0) log.info({ purged }, 'sent mails removed from the outbox')
    const rooms = await removeOldRooms(database.use())
    if (rooms > 0) log.info({ rooms }, 'shared plans removed that nobody visits any more')
    if (env.ENTRIES_KEEP_DAYS === 0) return
    const { entries, mailIds } = await removeExpired(database.use(), env.ENTRIES_KEEP_DAYS)
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

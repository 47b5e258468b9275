import { sql, type Kysely } from 'kysely'
import { entryTables, type OutboxStatus, type Schema } from '../database/schema.ts'

export interface ListedMail {
  readonly id: string
  readonly kind: string
  readonly status: OutboxStatus
  readonly attempts: number
  readonly created_at: Date
  readonly next_attempt_at: Date
  readonly last_error: string | null
}

/** Rows removed in one statement: it must not block the worker. */
const BATCH = 1000

/**
 * Removes mails sent more than `keepDays` days ago; their text was deleted when they were sent. The confirmation of an existing waitlist
 * entry is kept, or requesting it again would send another. Returns how many were removed.
 */
export const purgeSent = async (db: Kysely<Schema>, keepDays: number): Promise<number> => {
  let purged = 0
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom('outbox')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('outbox')
          .select('id')
          .where('status', '=', 'sent')
          .where((either) =>
            either.or([
              either('kind', '<>', 'waitlist-confirmation'),
              either('entry_id', 'not in', either.selectFrom('waitlist').select('id')),
            ]),
          )
          .where('sent_at', '<', sql<Date>`now() - ${keepDays} * interval '1 day'`)
          .limit(BATCH),
      )
      .executeTakeFirst()
    purged += Number(numDeletedRows)
    if (numDeletedRows < BATCH) return purged
  }
}

/** Unsent mails, oldest first. Without addresses: lists end up in tickets and chats. */
export const listWaiting = (db: Kysely<Schema>, status: OutboxStatus | null, limit: number): Promise<ListedMail[]> => {
  const query = db
    .selectFrom('outbox')
    .select(['id', 'kind', 'status', 'attempts', 'created_at', 'next_attempt_at', 'last_error'])
    .orderBy('created_at')
    .limit(limit)
  return (status === null ? query.where('status', '!=', 'sent') : query.where('status', '=', status)).execute()
}

const again = {
  status: 'pending',
  attempts: 0,
  next_attempt_at: sql<Date>`now()`,
  lease_until: null,
  claimed_by: null,
} as const

/** Retries parked mails and sends pending ones now: those of the ids, or all. Returns how many. */
export const retryMails = async (db: Kysely<Schema>, ids: readonly string[]): Promise<number> => {
  const query = db
    .updateTable('outbox')
    .set(again)
    .where('status', 'in', ['parked', 'pending'])
    // A mail being sent right now is left to its worker.
    .where((or) => or.or([or('lease_until', 'is', null), or('lease_until', '<', sql<Date>`now()`)]))
  const { numUpdatedRows } = await (ids.length === 0 ? query : query.where('id', 'in', ids)).executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Releases held mails, whose entries only looked automatic. Returns how many. */
export const releaseMails = (db: Kysely<Schema>, ids: readonly string[]): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const rows = await trx
      .updateTable('outbox')
      .set(again)
      .where('status', '=', 'held')
      .where('id', 'in', ids)
      .returning('entry_id')
      .execute()
    const entries = rows.map((row) => row.entry_id)
    for (const table of entries.length === 0 ? [] : entryTables)
      await trx.updateTable(table).set({ held: false }).where('id', 'in', entries).execute()
    return rows.length
  })

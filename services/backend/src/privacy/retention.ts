import { sql, type Kysely } from 'kysely'
import { entryTables, type Schema } from '../database/schema.ts'

/** Entries removed in one transaction: it must not block a form. */
const BATCH = 500

export interface Expired {
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

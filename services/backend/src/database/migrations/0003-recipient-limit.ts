import { sql, type Kysely } from 'kysely'
import { PUBLIC_ROLE } from '../schema.ts'

/** What the limit of confirmations to one mailbox looks up, and the reason that a withheld mail carries. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index outbox_mailbox on outbox (regexp_replace(recipient, '\\+[^@]*@', '@'), created_at)
    where kind in ('waitlist-confirmation', 'partner-confirmation')`.execute(db)
  await sql`grant insert (last_error) on outbox to ${sql.ref(PUBLIC_ROLE)}`.execute(db)
}

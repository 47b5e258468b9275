import { randomUUID } from 'node:crypto'
import { UNIQUE_VIOLATION } from '@site/contracts/waitlist'
import { sql, type Insertable, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import { stateOf, withRetry } from '../database/unavailable.ts'
import { PUBLIC_ROLE, type EntryTable, type OutboxTable, type Schema } from '../database/schema.ts'
import { CallError } from '../http/errors.ts'
import type { Mail } from '../mail/mail.ts'
import type { Circumstances } from './guard.ts'
import { isWithheld, limitConfirmations } from './recipient-limit.ts'

/** Fields of every entry. */
interface EntryHead {
  readonly id: string
  readonly held: boolean
  readonly idempotency_key: string | null
  readonly fingerprint: string
}

export interface Submission extends Circumstances {
  readonly table: EntryTable
  readonly fingerprint: string
  readonly insert: (trx: Transaction<Schema>, head: EntryHead) => { readonly execute: () => Promise<unknown> }
  readonly mails: readonly Mail[]
}

/**
 * `repeated`: an earlier try of the same submission had already been stored. `withheld`: stored, but its confirmation is over the
 * limit of its recipient.
 */
export type Outcome = 'stored' | 'repeated' | 'withheld'

const insertAll = (db: Kysely<Schema>, submission: Submission): Promise<Outcome> =>
  db.transaction().execute(async (trx) => {
    const { held, fingerprint, key, mails } = submission
    const id = randomUUID()
    const rows = await limitConfirmations(
      trx,
      mails.map((mail) => outboxRow(mail, id, held)),
    )
    await sql`set local role ${sql.ref(PUBLIC_ROLE)}`.execute(trx)
    await submission.insert(trx, { id, held, fingerprint, idempotency_key: key }).execute()
    await trx.insertInto('outbox').values(rows).execute()
    return rows.some(isWithheld) ? 'withheld' : 'stored'
  })

export type OutboxRow = Insertable<OutboxTable>

/** A mail as a new row of the outbox. */
export const outboxRow = (mail: Mail, entryId: string, held: boolean): OutboxRow => ({
  ...mail,
  id: randomUUID(),
  entry_id: entryId,
  status: held ? 'held' : 'pending',
})

const storedBefore = async (db: Kysely<Schema>, { table, key }: Submission): Promise<string | null> => {
  if (key === null) return null
  const row = await db.selectFrom(table).select('fingerprint').where('idempotency_key', '=', key).executeTakeFirst()
  return row?.fingerprint ?? null
}

/**
 * Stores an entry and its mail in one transaction, as the public role. A repeat under the same idempotency key stores nothing
 * and is no error; the same key with other content is rejected with 422. Any other conflict is PostgreSQL's own error (23505).
 */
export const store = async (db: Kysely<Schema>, submission: Submission): Promise<Outcome> => {
  try {
    return await insertAll(db, submission)
  } catch (error) {
    if (stateOf(error) !== UNIQUE_VIOLATION) throw error
    const before = await storedBefore(db, submission)
    if (before === null) throw error
    if (before === submission.fingerprint) return 'repeated'
    throw new CallError(422, 'invalid', 'This idempotency key was used with another submission.', {
      issues: [{ path: 'idempotencyKey', message: 'Already used with other content' }],
    })
  }
}

/** Stores a submission, waiting up to `retryTimeoutMs` while the database is unavailable. */
export const storeWithRetry = (database: Database, submission: Submission, retryTimeoutMs: number): Promise<Outcome> =>
  withRetry(() => store(database.use(), submission), submission.key !== null, retryTimeoutMs)

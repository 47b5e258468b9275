import { sql, type Kysely, type Selectable } from 'kysely'
import { OUTBOX_ROLE, type OutboxStatus, type OutboxTable, type Schema } from '../database/schema.ts'

export type QueuedMail = Selectable<OutboxTable>

export interface ClaimOptions {
  /** Name of the claiming worker; only it may finish the claim. */
  readonly worker: string
  readonly size: number
  /** A claim not finished within this many milliseconds expires: its process is assumed dead. */
  readonly leaseMs: number
  /** Whether to claim a mail whose last claim was never finished: it may crash this process too. */
  readonly abandoned: boolean
}

export interface Claimed {
  readonly mails: readonly QueuedMail[]
  /** The one mail of this claim was abandoned before: nothing else may be sent beside it. */
  readonly abandoned: boolean
}

const asWorker = <T>(db: Kysely<Schema>, work: (trx: Kysely<Schema>) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await sql`set local role ${sql.ref(OUTBOX_ROLE)}`.execute(trx)
    return work(trx)
  })

const inMs = (ms: number) => sql<Date>`now() + ${ms} * interval '1 millisecond'`

/**
 * Claims mails that are due, oldest first. `FOR UPDATE SKIP LOCKED` keeps two workers from taking the same row, and the lease does so
 * after the commit. The try is counted before it is made, so that a mail which crashes its process is parked in the end. An abandoned
 * mail is claimed last and alone, so that a crash does not count against others.
 */
export const claim = (db: Kysely<Schema>, { worker, size, leaseMs, abandoned }: ClaimOptions): Promise<Claimed> =>
  asWorker(db, async (trx) => {
    const due = await trx
      .selectFrom('outbox')
      .select(['id', (eb) => eb('lease_until', 'is not', null).as('abandoned')])
      .where('status', '=', 'pending')
      .where('next_attempt_at', '<=', sql<Date>`now()`)
      .where((or) => or.or([or('lease_until', 'is', null), or('lease_until', '<', sql<Date>`now()`)]))
      .orderBy(sql`lease_until is not null`)
      .orderBy('next_attempt_at')
      .limit(size)
      .forUpdate()
      .skipLocked()
      .execute()
    const fresh = due.filter((mail) => !mail.abandoned)
    const taken = fresh.length > 0 || !abandoned ? fresh : due.slice(0, 1)
    if (taken.length === 0) return { mails: [], abandoned: false }
    const mails = await trx
      .updateTable('outbox')
      .set((eb) => ({ attempts: eb('attempts', '+', 1), claimed_by: worker, lease_until: inMs(leaseMs) }))
      .where(
        'id',
        'in',
        taken.map(({ id }) => id),
      )
      .returningAll()
      .execute()
    return { mails, abandoned: fresh.length === 0 }
  })

const finishClaim = (
  db: Kysely<Schema>,
  mail: QueuedMail,
  change: Partial<Record<string, unknown>>,
): Promise<boolean> =>
  asWorker(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('outbox')
      .set({ claimed_by: null, lease_until: null, ...change })
      .where('id', '=', mail.id)
      .where('claimed_by', '=', mail.claimed_by)
      .where('status', '=', 'pending')
      .executeTakeFirst()
    return numUpdatedRows === 1n
  })

/** The mail is sent; its text is deleted. False if the claim was no longer ours. */
export const markSent = (db: Kysely<Schema>, mail: QueuedMail): Promise<boolean> =>
  finishClaim(db, mail, { status: 'sent', sent_at: sql`now()`, body_text: '', body_html: '', last_error: null })

/** The try failed; the next one is after `waitMs`. */
export const markFailed = (db: Kysely<Schema>, mail: QueuedMail, reason: string, waitMs: number): Promise<boolean> =>
  finishClaim(db, mail, { next_attempt_at: inMs(waitMs), last_error: reason })

/** The last try failed: the mail waits for the operator. */
export const park = (db: Kysely<Schema>, mail: QueuedMail, reason: string): Promise<boolean> =>
  finishClaim(db, mail, { status: 'parked', last_error: reason })

/** The process stops before the try: the claim and its try are returned. */
export const release = (db: Kysely<Schema>, mail: QueuedMail): Promise<boolean> =>
  finishClaim(db, mail, { attempts: mail.attempts - 1 })

/** How many mails are in each state. */
export const countByStatus = (db: Kysely<Schema>): Promise<{ status: OutboxStatus; n: number }[]> =>
  asWorker(db, (trx) =>
    trx
      .selectFrom('outbox')
      .select(['status', sql<number>`count(*)::int`.as('n')])
      .groupBy('status')
      .execute(),
  )

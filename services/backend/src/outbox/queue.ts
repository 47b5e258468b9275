import { sql, type Kysely, type Selectable } from 'kysely'
import { OUTBOX_ROLE, type OutboxStatus, type OutboxTable, type Schema } from '../database/schema.ts'

export type QueuedMail = Selectable<OutboxTable>

export interface ClaimOptions {
  /** Who claims; only that one may settle the claim. */
  readonly worker: string
  readonly size: number
  /** A claim not settled within this many milliseconds is void: its process is taken for dead. */
  readonly leaseMs: number
  /** Whether one may be claimed whose last claim was never settled: what ended that process may end this one. */
  readonly abandoned: boolean
}

export interface Claimed {
  readonly mails: readonly QueuedMail[]
  /** The one mail of this claim was abandoned before: nothing else is to be sent beside it. */
  readonly abandoned: boolean
}

const asWorker = <T>(db: Kysely<Schema>, work: (trx: Kysely<Schema>) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await sql`set local role ${sql.ref(OUTBOX_ROLE)}`.execute(trx)
    return work(trx)
  })

const inMs = (ms: number) => sql<Date>`now() + ${ms} * interval '1 millisecond'`

/**
 * Claims mails that are due, oldest first. `FOR UPDATE SKIP LOCKED` keeps two workers from taking the same row, the lease keeps
 * it so after the commit; the try is counted before it is made, so that a mail which kills its process is parked in the end. Such
 * a mail waits until nothing else is due, and is claimed alone: others must not be given up for being sent beside it.
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

const settle = (db: Kysely<Schema>, mail: QueuedMail, change: Partial<Record<string, unknown>>): Promise<boolean> =>
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

/** The mail is out. What it said is not kept a second time. False: the claim was no longer ours. */
export const markSent = (db: Kysely<Schema>, mail: QueuedMail): Promise<boolean> =>
  settle(db, mail, { status: 'sent', sent_at: sql`now()`, body_text: '', body_html: '', last_error: null })

/** The try failed: later again. */
export const markFailed = (db: Kysely<Schema>, mail: QueuedMail, reason: string, waitMs: number): Promise<boolean> =>
  settle(db, mail, { next_attempt_at: inMs(waitMs), last_error: reason })

/** The last try failed: kept for the operator. */
export const park = (db: Kysely<Schema>, mail: QueuedMail, reason: string): Promise<boolean> =>
  settle(db, mail, { status: 'parked', last_error: reason })

/** The process is stopping before it tried: the claim and its try are given back. */
export const release = (db: Kysely<Schema>, mail: QueuedMail): Promise<boolean> =>
  settle(db, mail, { attempts: mail.attempts - 1 })

/** How many mails are in each state. */
export const countByStatus = (db: Kysely<Schema>): Promise<{ status: OutboxStatus; n: number }[]> =>
  asWorker(db, (trx) =>
    trx
      .selectFrom('outbox')
      .select(['status', sql<number>`count(*)::int`.as('n')])
      .groupBy('status')
      .execute(),
  )

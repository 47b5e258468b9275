import { sql, type Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { OutboxRow } from './store.ts'

/**
 * Confirmations an hour to one mailbox. The address of a form is unverified, so without a limit anybody could flood another person's
 * mailbox through us, from any number of network addresses.
 */
export const CONFIRMATIONS_PER_HOUR = 3

/** The reason shown for a mail over the limit (`npm run outbox -- list held`). */
export const WITHHELD = 'recipient limit'

const confirmations = ['waitlist-confirmation', 'partner-confirmation'] as const

const isConfirmation = ({ kind, status }: OutboxRow): boolean =>
  status !== 'held' && confirmations.some((one) => one === kind)

/** `a+tag@b.co` is delivered to `a@b.co`; as SQL it is the expression of the index `outbox_mailbox`. */
const mailboxOf = (recipient: string): string => recipient.replace(/\+[^@]*@/, '@')

const sentLately = async (trx: Transaction<Schema>, mailbox: string): Promise<number> => {
  // Locked until the transaction ends, so that concurrent submissions count each other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${mailbox}, 0))`.execute(trx)
  const { n } = await trx
    .selectFrom('outbox')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('kind', 'in', confirmations)
    .where(sql<string>`regexp_replace(recipient, '\\+[^@]*@', '@')`, '=', mailbox)
    .where('status', '<>', 'held')
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
  return n
}

/** Marks confirmations over the limit as held. The rows are of one person, so at most one mailbox is counted. */
export const limitConfirmations = async (
  trx: Transaction<Schema>,
  rows: readonly OutboxRow[],
): Promise<readonly OutboxRow[]> => {
  const first = rows.find(isConfirmation)
  if (first === undefined) return rows
  let room = CONFIRMATIONS_PER_HOUR - (await sentLately(trx, mailboxOf(first.recipient)))
  return rows.map((row) => {
    if (!isConfirmation(row)) return row
    room -= 1
    return room >= 0 ? row : { ...row, status: 'held', last_error: WITHHELD }
  })
}

export const isWithheld = ({ last_error }: OutboxRow): boolean => last_error === WITHHELD

import type { ColumnType, Generated } from 'kysely'

/** Rows as PostgreSQL holds them. Times are timestamptz. */
interface Entry {
  /** Made by the caller, so that the public role needs no right to read it back. */
  readonly id: string
  readonly email: string
  /** Looks automatic: kept, but its mail waits for the operator. */
  readonly held: boolean
  readonly idempotency_key: string | null
  /** SHA-256 of what was submitted: the same key with other content is a mistake, not a repeat. */
  readonly fingerprint: string
  readonly created_at: Generated<Date>
}

export interface WaitlistTable extends Entry {
  readonly name: string
  readonly role: string | null
  readonly company: string | null
  readonly source: string
  readonly referrer: string | null
  readonly notes: string | null
}

export interface PartnerEnquiryTable extends Entry {
  readonly full_name: string
  readonly company: string | null
  readonly message: string | null
}

export interface ContactMessageTable extends Entry {
  readonly name: string
  readonly subject: string
  readonly message: string
  readonly form_type: string
}

export type OutboxStatus = 'pending' | 'sent' | 'parked' | 'held'

export interface OutboxTable {
  /** Also the mail's Message-ID, so that a repeat is recognisable. */
  readonly id: string
  readonly kind: string
  readonly entry_id: string
  readonly recipient: string
  readonly reply_to: string | null
  readonly subject: string
  /** Emptied once the mail is sent. */
  readonly body_text: string
  readonly body_html: string
  readonly status: Generated<OutboxStatus>
  readonly attempts: Generated<number>
  readonly next_attempt_at: Generated<Date>
  readonly lease_until: ColumnType<Date | null, Date | null | undefined, Date | null>
  readonly claimed_by: ColumnType<string | null, string | null | undefined, string | null>
  readonly last_error: ColumnType<string | null, string | null | undefined, string | null>
  readonly created_at: Generated<Date>
  readonly sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export interface PlanRoomTable {
  readonly id: string
  /** SHA-256 of the two secrets of its links. */
  readonly edit_hash: Buffer
  readonly view_hash: Buffer
  /** The Yjs document; empty until the first update. */
  readonly state: Generated<Buffer>
  /** Counts the updates of `state`, so that no process overwrites what another wrote. */
  readonly version: Generated<number>
  readonly created_at: Generated<Date>
  readonly visited_at: Generated<Date>
}

export interface Schema {
  readonly waitlist: WaitlistTable
  readonly partner_enquiry: PartnerEnquiryTable
  readonly contact_message: ContactMessageTable
  readonly outbox: OutboxTable
  readonly plan_room: PlanRoomTable
}

export const entryTables = ['waitlist', 'partner_enquiry', 'contact_message'] as const
export type EntryTable = (typeof entryTables)[number]

/** The role of anonymous visitors: may insert entries and their mail, and nothing else. */
export const PUBLIC_ROLE = 'site_public'
/** The role of the mail worker: sees and moves the outbox, and no entries. */
export const OUTBOX_ROLE = 'site_outbox'
/** The role of shared plans: sees and changes them, and nothing else. */
export const ROOMS_ROLE = 'site_rooms'

import { sql, type Kysely } from 'kysely'

/** Entries of the three forms and the outbox of their mail. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const entry = (table: string, columns: string) => sql`
    create table ${sql.table(table)} (
      id uuid primary key,
      ${sql.raw(columns)},
      email text not null check (email = lower(email)),
      held boolean not null,
      idempotency_key text,
      fingerprint text not null,
      created_at timestamptz not null default now(),
      constraint ${sql.ref(`${table}_idempotency_key_key`)} unique (idempotency_key)
    )`
  await entry(
    'waitlist',
    `name text not null, role text, company text, referrer text, notes text,
     source text not null check (source in ('careers', 'public'))`,
  ).execute(db)
  await sql`alter table waitlist add constraint waitlist_email_source_key unique (email, source)`.execute(db)
  await entry('partner_enquiry', 'full_name text not null, company text, message text').execute(db)
  await entry(
    'contact_message',
    'name text not null, subject text not null, message text not null, form_type text not null',
  ).execute(db)
  await sql`create index partner_enquiry_email on partner_enquiry (email)`.execute(db)
  await sql`create index contact_message_email on contact_message (email)`.execute(db)

  await sql`
    create table outbox (
      id uuid primary key,
      kind text not null,
      entry_id uuid not null,
      recipient text not null,
      reply_to text,
      subject text not null,
      body_text text not null,
      body_html text not null,
      status text not null default 'pending' check (status in ('pending', 'sent', 'parked', 'held')),
      attempts integer not null default 0,
      next_attempt_at timestamptz not null default now(),
      lease_until timestamptz,
      claimed_by text,
      last_error text,
      created_at timestamptz not null default now(),
      sent_at timestamptz,
      constraint outbox_once unique (entry_id, kind)
    )`.execute(db)
  await sql`create index outbox_due on outbox (next_attempt_at) where status = 'pending'`.execute(db)
}

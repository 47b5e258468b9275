import { sql, type Kysely } from 'kysely'
import { OUTBOX_ROLE, PUBLIC_ROLE } from '../schema.ts'

/**
 * Least privilege: visitors' requests run as a role that can insert and nothing else, column by column, so that not even a
 * mail's state can be chosen; the worker runs as one that sees the outbox alone. Roles belong to the whole server: they may be
 * there already, from another database on it.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const role of [PUBLIC_ROLE, OUTBOX_ROLE]) {
    await sql`
      do ${sql.lit(`begin create role ${role} nologin noinherit; exception when duplicate_object or unique_violation then null; end`)}
    `.execute(db)
    // Since PostgreSQL 16 whoever creates a role may grant it, yet not take it on before granting it to themselves.
    await sql`
      do ${sql.lit(`declare right_to_it text := case when current_setting('server_version_num')::int < 160000 then 'MEMBER' else 'SET' end;
      begin
        if not pg_has_role(current_user, '${role}', right_to_it) then execute format('grant ${role} to %I', current_user); end if;
      end`)}
    `.execute(db)
  }
  const visitor = sql.ref(PUBLIC_ROLE)
  const worker = sql.ref(OUTBOX_ROLE)
  const common = 'id, email, held, idempotency_key, fingerprint'
  const may = (table: string, columns: string) =>
    sql`grant insert (${sql.raw(columns)}) on ${sql.table(table)} to ${visitor}`.execute(db)
  await may('waitlist', `${common}, name, role, company, source, referrer, notes`)
  await may('partner_enquiry', `${common}, full_name, company, message`)
  await may('contact_message', `${common}, name, subject, message, form_type`)
  await may('outbox', 'id, kind, entry_id, recipient, reply_to, subject, body_text, body_html, status')
  await sql`grant select, update on outbox to ${worker}`.execute(db)
}

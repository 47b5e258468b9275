import { sql, type Kysely } from 'kysely'
import { ROOMS_ROLE } from '../schema.ts'

/**
 * Plans that several people edit. Secrets are kept as hashes: who reads the table cannot join a room. The role of rooms sees this table
 * alone.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table plan_room (
      id uuid primary key,
      edit_hash bytea not null unique,
      view_hash bytea not null unique,
      state bytea not null default '',
      version integer not null default 0,
      created_at timestamptz not null default now(),
      visited_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index plan_room_visited on plan_room (visited_at)`.execute(db)
  await sql`
    do ${sql.lit(`begin create role ${ROOMS_ROLE} nologin noinherit; exception when duplicate_object or unique_violation then null; end`)}
  `.execute(db)
  // As in 0002: since PostgreSQL 16 whoever creates a role must grant it to themselves to take it on.
  await sql`
    do ${sql.lit(`declare right_to_it text := case when current_setting('server_version_num')::int < 160000 then 'MEMBER' else 'SET' end;
    begin
      if not pg_has_role(current_user, '${ROOMS_ROLE}', right_to_it) then execute format('grant ${ROOMS_ROLE} to %I', current_user); end if;
    end`)}
  `.execute(db)
  const role = sql.ref(ROOMS_ROLE)
  await sql`grant select, insert (id, edit_hash, view_hash) on plan_room to ${role}`.execute(db)
  await sql`grant update (state, version, visited_at) on plan_room to ${role}`.execute(db)
}

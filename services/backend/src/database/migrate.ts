import { Migrator, type Kysely, type Migration } from 'kysely'
import * as entriesAndOutbox from './migrations/0001-entries-and-outbox.ts'
import * as roles from './migrations/0002-roles.ts'
import * as recipientLimit from './migrations/0003-recipient-limit.ts'
import * as planRooms from './migrations/0004-plan-rooms.ts'
import type { Schema } from './schema.ts'

/** Applied in order of their names; a published one is never changed, only followed by another. */
const migrations: Record<string, Migration> = {
  '0001-entries-and-outbox': entriesAndOutbox,
  '0002-roles': roles,
  '0003-recipient-limit': recipientLimit,
  '0004-plan-rooms': planRooms,
}

/** Brings the database to the newest version; several processes may do so at once (the migrator holds a lock). */
export const migrate = async (db: Kysely<Schema>): Promise<readonly string[]> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
  return (results ?? []).filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName)
}

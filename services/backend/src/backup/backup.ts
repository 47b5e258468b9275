import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql, type Kysely } from 'kysely'
import { entryTables, type Schema } from '../database/schema.ts'

export const BACKUP_FORMAT = 1
/** All tables, in the order they are restored. */
export const backupTables = [...entryTables, 'outbox', 'plan_room'] as const
export type BackupTable = (typeof backupTables)[number]

/** Rows read at once: a shared plan has up to 128 kB, and twice that as text. */
const batchOf = (table: BackupTable): number => (table === 'plan_room' ? 50 : 1000)
/** Sorts before every id. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

type RowCounts = Record<BackupTable, number>

export const noRows = (): RowCounts => ({
  waitlist: 0,
  partner_enquiry: 0,
  contact_message: 0,
  outbox: 0,
  plan_room: 0,
})

export interface BackupSummary {
  readonly rows: Readonly<RowCounts>
  readonly sha256: string
}

export const appliedMigrations = async (db: Kysely<Schema>): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** A backup may take longer than the statement timeout of a call. */
export const allowTenMinutes = (trx: Kysely<Schema>): Promise<unknown> =>
  sql`set local statement_timeout = '10min'`.execute(trx)

/** Batches of a table as PostgreSQL's own JSON, which keeps every microsecond; by id, from one snapshot. */
async function* batchesOf(trx: Kysely<Schema>, table: BackupTable): AsyncGenerator<{ json: string; count: number }> {
  for (let after = FIRST_ID; ;) {
    const { rows } = await sql<{ json: string | null; count: number; last: string | null }>`
      select jsonb_agg(to_jsonb(t) order by t.id)::text as json, count(*)::int as count, max(t.id::text) as last
      from (select * from ${sql.table(table)} where id > ${after}::uuid order by id limit ${batchOf(table)}) t`.execute(
      trx,
    )
    const [batch] = rows
    if (batch === undefined || batch.json === null || batch.last === null) return
    yield { json: batch.json, count: batch.count }
    after = batch.last
  }
}

/**
 * Writes every table to `file`: gzipped lines of JSON, the first with the schema, the last with the row counts and the SHA-256 of all
 * lines before it. One snapshot, so that an entry and its mail are both in it or neither; the site keeps running. The file is
 * written atomically and readable by its owner only.
 */
export const writeBackup = async (db: Kysely<Schema>, file: string, takenAt: Date): Promise<BackupSummary> => {
  const draft = `${file}.part`
  const hash = createHash('sha256')
  const rows = noRows()
  async function* linesOf(trx: Kysely<Schema>): AsyncGenerator<string> {
    const summed = (line: string): string => {
      hash.update(line)
      return line
    }
    const migrations = await appliedMigrations(trx)
    yield summed(`${JSON.stringify({ format: BACKUP_FORMAT, migrations, takenAt: takenAt.toISOString() })}\n`)
    for (const table of backupTables)
      for await (const { json, count } of batchesOf(trx, table)) {
        yield summed(`{"table":"${table}","rows":${json}}\n`)
        rows[table] += count
      }
    yield `${JSON.stringify({ end: { rows, sha256: hash.copy().digest('hex') } })}\n`
  }
  await rm(draft, { force: true })
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        await allowTenMinutes(trx)
        await pipeline(linesOf(trx), createGzip(), createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }))
      })
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  return { rows, sha256: hash.digest('hex') }
}

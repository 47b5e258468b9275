import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { sql, type Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { Schema } from '../database/schema.ts'
import { codeOf } from '../log.ts'
import {
  allowTenMinutes,
  appliedMigrations,
  BACKUP_FORMAT,
  backupTables,
  noRows,
  type BackupSummary,
} from './backup.ts'

/** A file that cannot be restored, or a database it cannot be restored into; the message says why. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError'
}

const count = z.int().check(z.gte(0))
const header = z.object({ format: z.literal(BACKUP_FORMAT), migrations: z.array(z.string()), takenAt: z.string() })
const batch = z.object({
  table: z.enum(backupTables),
  rows: z.array(z.record(z.string().check(z.regex(/^[a-z_]{1,63}$/)), z.unknown())).check(z.minLength(1)),
})
const end = z.object({
  end: z.object({
    rows: z.object({
      waitlist: count,
      partner_enquiry: count,
      contact_message: count,
      outbox: count,
      // Backups of older versions have none.
      plan_room: z._default(count, 0),
    }),
    sha256: z.string(),
  }),
})

async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file)
  const text = source.pipe(createGunzip())
  // `pipe` does not forward errors.
  source.on('error', (error) => text.destroy(error))
  yield* createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })
}

const parsed = <T extends z.ZodMiniType>(schema: T, line: string, what: string): z.output<T> => {
  const result = schema.safeParse(JSON.parse(line))
  if (!result.success) throw new RestoreError(`This is not a backup of this site: ${what} is not as it should be.`)
  return result.data
}

export interface CheckedBackup extends BackupSummary {
  readonly migrations: readonly string[]
  readonly takenAt: string
}

/** Reads a whole backup without a database. Throws `RestoreError` if it is truncated, damaged or not a backup. */
export const checkBackup = async (file: string): Promise<CheckedBackup> => {
  const hash = createHash('sha256')
  const rows = noRows()
  let head: z.infer<typeof header> | undefined
  let tail: z.infer<typeof end>['end'] | undefined
  try {
    for await (const line of linesOf(file)) {
      if (tail !== undefined) throw new RestoreError('The backup goes on after its end.')
      if (head === undefined) head = parsed(header, line, 'its first line')
      else if (line.startsWith('{"end":')) {
        tail = parsed(end, line, 'its last line').end
        continue
      } else {
        const { table, rows: these } = parsed(batch, line, 'a line')
        rows[table] += these.length
      }
      hash.update(`${line}\n`)
    }
  } catch (error) {
    if (error instanceof RestoreError) throw error
    if (codeOf(error) === 'ENOENT') throw new RestoreError(`There is no file ${file}.`, { cause: error })
    throw new RestoreError('The backup is cut off or damaged.', { cause: error })
  }
  if (head === undefined || tail === undefined)
    throw new RestoreError('The backup is cut off: its last line is missing.')
  const sha256 = hash.digest('hex')
  const counted = backupTables.every((table) => rows[table] === tail.rows[table])
  if (sha256 !== tail.sha256 || !counted) throw new RestoreError('The backup is damaged: its checksum does not fit.')
  return { rows, sha256, migrations: head.migrations, takenAt: head.takenAt }
}

/**
 * Writes a backup into an empty database, in one transaction. Throws `RestoreError` for an incomplete file, one of a newer schema, and a
 * database that holds data.
 */
export const restoreBackup = async (db: Kysely<Schema>, file: string): Promise<CheckedBackup> => {
  const checked = await checkBackup(file)
  await db.transaction().execute(async (trx) => {
    await allowTenMinutes(trx)
    const here = new Set(await appliedMigrations(trx))
    const newer = checked.migrations.filter((name) => !here.has(name))
    if (newer.length > 0)
      throw new RestoreError(
        `The backup is of a newer version of the site (${newer.join(', ')}). Update the site first.`,
      )
    for (const table of backupTables) {
      // Keep out concurrent inserts of visitors.
      await sql`lock table ${sql.table(table)} in exclusive mode`.execute(trx)
      const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(trx)
      if (rows.length > 0)
        throw new RestoreError(
          `The database holds ${table.replaceAll('_', ' ')} rows already; restore into an empty one.`,
        )
    }
    for await (const line of linesOf(file)) {
      if (!line.startsWith('{"table":')) continue
      const { table, rows } = parsed(batch, line, 'a line')
      // Only the columns of the backup: those added since take their defaults.
      const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)))
      await sql`
        insert into ${sql.table(table)} (${columns})
        select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
        trx,
      )
    }
  })
  return checked
}

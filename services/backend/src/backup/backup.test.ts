import { readFile, rm, stat, writeFile, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '../database/database.ts'
import { createLog } from '../log.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { backupTables, writeBackup } from './backup.ts'
import { checkBackup, restoreBackup } from './restore.ts'

interface Opened {
  readonly test: TestDatabase
  readonly database: Database
}

const opened: Opened[] = []
const openTest = async (): Promise<Opened> => {
  const test = await createTestDatabase()
  const database = openDatabase({ url: test.url, dataDir: '/nonexistent', poolSize: 3, log: createLog('silent') })
  await database.whenReady
  opened.push({ test, database })
  return { test, database }
}

const TAKEN_AT = new Date('2026-03-01T10:00:00Z')
let folder: string
let file: string
let from: Opened

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-test-'))
  file = join(folder, 'site.backup')
  from = await openTest()
  const { query } = from.test
  await query(
    `insert into waitlist (id, name, email, source, held, fingerprint, role, notes, idempotency_key, created_at)
     select gen_random_uuid(), 'Zoë "Q" \\ ' || chr(10) || n || '🎫', n || '@example.org', 'public', n % 2 = 0, md5(n::text),
       case when n % 3 = 0 then null else 'fan' end, '{"json": [1, null]}', n::text, now() - n * interval '1.000001 second'
     from generate_series(1, 2500) n`,
  )
  await query(
    `insert into partner_enquiry (id, full_name, email, held, fingerprint) values (gen_random_uuid(), 'Ada', 'a@b.co', false, 'f')`,
  )
  await query(
    `insert into outbox (id, kind, entry_id, recipient, subject, body_text, body_html, attempts, lease_until)
     select gen_random_uuid(), 'waitlist-confirmation', id, email, 'Hello', 'text', '<p>', 3, now() from waitlist`,
  )
  await query(
    `insert into plan_room (id, edit_hash, view_hash, state, version)
     select gen_random_uuid(), sha256(('edit' || n)::bytea), sha256(('view' || n)::bytea), sha256(n::text::bytea), n
     from generate_series(1, 3) n`,
  )
  await writeBackup(from.database.use(), file, TAKEN_AT)
})
afterAll(async () => {
  for (const { test, database } of opened) {
    await database.close()
    await test.drop()
  }
  await rm(folder, { recursive: true, force: true })
})

const everything = async ({ test }: Opened): Promise<Record<string, unknown>> => {
  const tables: Record<string, unknown> = {}
  for (const table of backupTables) tables[table] = await test.query(`select t::text from ${table} t order by id`)
  return tables
}

describe('a backup', () => {
  it('restores every row unchanged into an empty database', async () => {
    const to = await openTest()
    const { rows, takenAt } = await restoreBackup(to.database.use(), file)
    expect(rows).toEqual({ waitlist: 2500, partner_enquiry: 1, contact_message: 0, outbox: 2500, plan_room: 3 })
    expect(takenAt).toBe(TAKEN_AT.toISOString())
    expect(await everything(to)).toEqual(await everything(from))
  })

  it('is readable by its owner only', async () => expect((await stat(file)).mode & 0o777).toBe(0o600))

  it('is not restored into a database that holds data', async () => {
    const before = await everything(from)
    await expect(restoreBackup(from.database.use(), file)).rejects.toThrow(/holds waitlist rows already/)
    expect(await everything(from)).toEqual(before)
  })

  it('is one snapshot while the site keeps writing', async () => {
    const busy = await openTest()
    const add = (n: number) =>
      busy.test.query(
        `with entry as (insert into partner_enquiry (id, full_name, email, held, fingerprint)
           values (gen_random_uuid(), 'Ada', $1, false, 'f') returning id)
         insert into outbox (id, kind, entry_id, recipient, subject, body_text, body_html)
         select gen_random_uuid(), 'k', id, $1, 's', 't', 'h' from entry`,
        [`${n}@example.org`],
      )
    const ended = new AbortController()
    const writer = (async () => {
      for (let n = 0; !ended.signal.aborted; n += 1) await add(n)
    })()
    await new Promise((resolve) => setTimeout(resolve, 200))
    const { rows } = await writeBackup(busy.database.use(), join(folder, 'busy.backup'), TAKEN_AT)
    ended.abort()
    await writer
    expect(rows.partner_enquiry).toBeGreaterThan(0)
    expect(rows.outbox).toBe(rows.partner_enquiry)
  })

  it.each([
    ['truncated', (bytes: Buffer) => bytes.subarray(0, bytes.length - 100), /cut off/],
    [
      'truncated between two lines',
      (bytes: Buffer) => relined(bytes, (lines) => lines.slice(0, -1)),
      /last line is missing/,
    ],
    [
      'changed',
      (bytes: Buffer) => relined(bytes, (lines) => lines.map((line) => line.replace('Zoë', 'Zoe'))),
      /checksum/,
    ],
    ['missing a line', (bytes: Buffer) => relined(bytes, ([head = '', , ...rest]) => [head, ...rest]), /checksum/],
    ['another file', () => gzipSync('{"hello":"world"}\n'), /not a backup of this site/],
    ['not compressed', () => Buffer.from('hello'), /cut off or damaged/],
  ])('that is %s is rejected before anything is written', async (_name, damage, message) => {
    const damaged = join(folder, 'damaged.backup')
    await writeFile(damaged, damage(await readFile(file)))
    await expect(checkBackup(damaged)).rejects.toThrow(message)
  })

  it('of a newer schema is rejected', async () => {
    const newer = join(folder, 'newer.backup')
    const to = await openTest()
    await from.test.query(`insert into kysely_migration (name, timestamp) values ('9999-later', 'now')`)
    await writeBackup(from.database.use(), newer, TAKEN_AT)
    await from.test.query(`delete from kysely_migration where name = '9999-later'`)
    await expect(restoreBackup(to.database.use(), newer)).rejects.toThrow(/newer version of the site \(9999-later\)/)
  })
})

const relined = (bytes: Buffer, change: (lines: string[]) => string[]): Buffer =>
  gzipSync(`${change(gunzipSync(bytes).toString('utf8').trimEnd().split('\n')).join('\n')}\n`)

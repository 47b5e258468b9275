import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { OUTBOX_ROLE, PUBLIC_ROLE, ROOMS_ROLE } from './schema.ts'

let database: TestDatabase
let client: Client

beforeAll(async () => {
  database = await createTestDatabase()
  client = new Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

/** SQLSTATE of a statement run as a role; null where it was allowed. */
const as = async (role: string, statement: string): Promise<string | null> => {
  await client.query('begin')
  try {
    await client.query(`set local role ${role}`)
    await client.query(statement)
    return null
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  } finally {
    await client.query('rollback')
  }
}

const DENIED = '42501'
const id = 'gen_random_uuid()'

describe('the public role', () => {
  it.each([
    `insert into waitlist (id, name, email, source, held, fingerprint) values (${id}, 'a', 'a@b.co', 'public', false, '')`,
    `insert into partner_enquiry (id, full_name, email, held, fingerprint) values (${id}, 'a', 'a@b.co', false, '')`,
    `insert into outbox (id, kind, entry_id, recipient, subject, body_text, body_html) values (${id}, 'k', ${id}, 'a@b.co', 's', '', '')`,
  ])('may: %s', async (statement) => {
    expect(await as(PUBLIC_ROLE, statement)).toBeNull()
  })

  it.each([
    'select 1 from waitlist',
    'select email from contact_message',
    'select 1 from outbox',
    `update waitlist set name = 'x'`,
    'delete from partner_enquiry',
    'truncate waitlist',
    'drop table waitlist',
    'create table mine (a int)',
    `insert into waitlist (id, name, email, source, held, fingerprint, created_at) values (${id}, 'a', 'a@b.co', 'public', false, '', now())`,
    `insert into waitlist (id, name, email, source, held, fingerprint) values (${id}, 'a', 'z@b.co', 'public', false, '') returning email`,
    `insert into outbox (id, kind, entry_id, recipient, subject, body_text, body_html, attempts) values (${id}, 'k', ${id}, 'a@b.co', 's', '', '', -9)`,
    'select name from kysely_migration',
  ])('may not: %s', async (statement) => {
    expect([DENIED, '42P01']).toContain(await as(PUBLIC_ROLE, statement))
  })
})

describe('the outbox role', () => {
  it('sees and moves mail, and no entries', async () => {
    expect(await as(OUTBOX_ROLE, `update outbox set status = 'sent'`)).toBeNull()
    for (const table of ['waitlist', 'partner_enquiry', 'contact_message'])
      expect(await as(OUTBOX_ROLE, `select 1 from ${table}`)).toBe(DENIED)
    expect(await as(OUTBOX_ROLE, 'delete from outbox')).toBe(DENIED)
  })
})

describe('the role of shared plans', () => {
  it('makes and changes them, and sees nothing else', async () => {
    expect(await as(ROOMS_ROLE, `insert into plan_room (id, edit_hash, view_hash) values (${id}, 'a', 'b')`)).toBeNull()
    expect(await as(ROOMS_ROLE, `update plan_room set state = '', version = 1, visited_at = now()`)).toBeNull()
    for (const table of ['waitlist', 'partner_enquiry', 'contact_message', 'outbox'])
      expect(await as(ROOMS_ROLE, `select 1 from ${table}`)).toBe(DENIED)
    for (const statement of ['delete from plan_room', `update plan_room set edit_hash = 'x'`])
      expect(await as(ROOMS_ROLE, statement)).toBe(DENIED)
  })
  it.each([PUBLIC_ROLE, OUTBOX_ROLE])('is the only one: %s sees no plan', async (role) =>
    expect(await as(role, 'select 1 from plan_room')).toBe(DENIED),
  )
})

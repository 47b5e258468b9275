import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { startTestService, type TestService } from '../testing/test-service.ts'
import { erasePerson, exportPerson } from './personal-data.ts'

let database: TestDatabase
let service: TestService

beforeAll(async () => {
  database = await createTestDatabase()
  service = await startTestService(database.url, { OUTBOX_POLL_MS: 60_000, SMTP_URL: 'smtp://127.0.0.1:9' })
  for (const email of ['ada@example.org', 'eve@example.org']) {
    await service.post('/rest/v1/waitlist', { name: 'Ada', email, source: 'public' })
    await service.post('/rest/v1/waitlist', { name: 'Ada', email, source: 'careers' })
    await service.post('/functions/v1/notify-intake', { fullName: 'Ada', email, message: 'Hello' })
    const contact = { name: 'Ada', email, subject: 'Other', message: 'Hello there, all', formType: 'contact' }
    await service.post('/functions/v1/send-contact-email', contact)
  }
})
afterAll(async () => {
  await service.stop()
  await database.drop()
})

it('exports everything stored under an address, whatever its case', async () => {
  const data = await exportPerson(service.database.use(), ' Ada@EXAMPLE.org ')
  expect(data.entries.waitlist).toHaveLength(2)
  expect(data.entries.partner_enquiry).toHaveLength(1)
  expect(data.entries.contact_message).toHaveLength(1)
  expect(data.mails).toHaveLength(5)
  expect(JSON.stringify(data)).not.toContain('eve@example.org')
})

it('erases it everywhere, and no data of others', async () => {
  const erased = await erasePerson(service.database.use(), 'ADA@example.org')
  expect(erased).toMatchObject({ entries: 4, mails: 5 })
  const tables = await database.query(
    `select table_name as t from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  expect(tables.length).toBeGreaterThan(3)
  for (const { t } of tables) {
    const rows = await database.query(`select 1 from "${String(t)}" x where x::text ilike '%ada@example.org%'`)
    expect({ table: t, rows }).toEqual({ table: t, rows: [] })
  }
  const other = await exportPerson(service.database.use(), 'eve@example.org')
  expect(other.mails).toHaveLength(5)
})

it('exports nothing after that', async () => {
  const { entries, mails } = await exportPerson(service.database.use(), 'ada@example.org')
  expect([...Object.values(entries).flat(), ...mails]).toEqual([])
})

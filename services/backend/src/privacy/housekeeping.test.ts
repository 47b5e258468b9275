import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { startTestService, until, type TestService } from '../testing/test-service.ts'
import { removeExpired, startHousekeeping } from './housekeeping.ts'

let database: TestDatabase
let service: TestService

beforeAll(async () => {
  database = await createTestDatabase()
  service = await startTestService(database.url, { OUTBOX_POLL_MS: 60_000, SMTP_URL: 'smtp://127.0.0.1:9' })
})
afterAll(async () => {
  await service.stop()
  await database.drop()
})

const fill = async () => {
  await database.query('truncate waitlist, partner_enquiry, contact_message, outbox')
  for (const email of ['old@example.org', 'new@example.org']) {
    await service.post('/rest/v1/waitlist', { name: 'Ada', email, source: 'public' })
    await service.post('/functions/v1/notify-intake', { fullName: 'Ada', email, message: 'Hello' })
    const contact = { name: 'Ada', email, subject: 'Other', message: 'Hello there, all', formType: 'contact' }
    await service.post('/functions/v1/send-contact-email', contact)
  }
  for (const table of ['waitlist', 'partner_enquiry', 'contact_message'])
    await database.query(`update ${table} set created_at = now() - interval '31 days' where email = 'old@example.org'`)
}
const emails = () =>
  database.query(
    `select email from waitlist union all select email from partner_enquiry union all select email from contact_message`,
  )

it('removes entries older than the period, with every mail about them, and no others', async () => {
  await fill()
  const { entries, mailIds } = await removeExpired(service.database.use(), 30)
  expect({ entries, mails: mailIds.length }).toEqual({ entries: 3, mails: 4 })
  expect(await emails()).toEqual(Array.from({ length: 3 }, () => ({ email: 'new@example.org' })))
  const left = await database.query(`select 1 from outbox x where x::text ilike '%old@example.org%'`)
  expect(left).toEqual([])
  expect(await database.query('select 1 from outbox')).toHaveLength(4)
  expect(await removeExpired(service.database.use(), 30)).toEqual({ entries: 0, mailIds: [] })
})

it('removes expired entries, their files and stale drafts at the start', async () => {
  await fill()
  const [mail] = await database.query(`select id from outbox where recipient = 'old@example.org' limit 1`)
  const mailFolder = join(service.dataDir, 'mail')
  await mkdir(mailFolder, { recursive: true })
  for (const name of [`${String(mail?.['id'])}.eml`, 'dead.ab12.part', 'kept.eml'])
    await writeFile(join(mailFolder, name), 'To: x@example.org')
  const long = new Date(Date.now() - 3_600_000)
  await utimes(join(mailFolder, 'dead.ab12.part'), long, long)
  const options = {
    database: service.database,
    log: createLog('silent'),
    mailFolder,
    env: { OUTBOX_KEEP_DAYS: 90, OUTBOX_LEASE_MS: 60_000, ENTRIES_KEEP_DAYS: 30 },
  }
  const end = startHousekeeping(options)
  try {
    await until(async () => (await emails()).length === 3)
    await until(async () => (await readdir(mailFolder)).join() === 'kept.eml')
  } finally {
    end()
  }
})

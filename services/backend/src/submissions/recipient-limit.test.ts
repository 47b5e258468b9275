import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { startTestService, type TestService } from '../testing/test-service.ts'
import { CONFIRMATIONS_PER_HOUR } from './recipient-limit.ts'

let database: TestDatabase
let service: TestService

beforeAll(async () => {
  database = await createTestDatabase()
  // No mail is sent here, so that the outbox shows what was queued.
  service = await startTestService(database.url, { OUTBOX_POLL_MS: 60_000, SMTP_URL: 'smtp://127.0.0.1:9' })
})
afterAll(async () => {
  await service.stop()
  await database.drop()
})
beforeEach(async () => {
  await database.query('truncate waitlist, partner_enquiry, contact_message, outbox')
})

const enquire = (email: string, from = 1) =>
  service.post(
    '/functions/v1/notify-intake',
    { fullName: 'Ada', email, message: `Hello ${from}` },
    { 'x-forwarded-for': `10.0.0.${from}` },
  )
const join = (email: string, source: string) => service.post('/rest/v1/waitlist', { name: 'Ada', email, source })

const confirmations = async () =>
  (
    await database.query(
      `select status, count(*)::int as n from outbox where kind like '%-confirmation' group by status order by status`,
    )
  ).map(({ status, n }) => `${String(n)} ${String(status)}`)
const rows = async (table: string) => (await database.query(`select 1 from ${table}`)).length

it('stores every submission, and mails one recipient at most three times an hour', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => enquire('victim@example.org', n + 1)))
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
  expect(await rows('partner_enquiry')).toBe(12)
  expect(await confirmations()).toEqual(['9 held', '3 pending'])
  // The desk is notified of every one.
  expect(
    await database.query(`select 1 from outbox where kind = 'partner-notice' and status = 'pending'`),
  ).toHaveLength(12)
})

it('counts all forms and all spellings of one mailbox together', async () => {
  expect((await join('victim@example.org', 'public')).status).toBe(201)
  expect((await join('Victim+a@Example.org', 'careers')).status).toBe(201)
  expect((await enquire('victim+b@example.org')).status).toBe(200)
  expect((await enquire('victim@example.org')).status).toBe(200)
  expect((await enquire('other@example.org')).status).toBe(200)
  expect(await confirmations()).toEqual(['1 held', '4 pending'])
})

it('cannot be bypassed by requesting the confirmation again', async () => {
  for (const n of [1, 2, 3]) await enquire('victim@example.org', n)
  await join('victim@example.org', 'public')
  await database.query(`delete from outbox where kind = 'waitlist-confirmation'`)
  for (let n = 0; n < 3; n += 1)
    await service.post('/functions/v1/waitlist-confirmation', { name: 'Ada', email: 'victim@example.org' })
  expect(await confirmations()).toEqual(['1 held', '3 pending'])
})

it('sends mails again an hour later', async () => {
  for (const n of [1, 2, 3, 4]) await enquire('ada@example.org', n)
  await database.query(`update outbox set created_at = now() - interval '61 minutes'`)
  await enquire('ada@example.org', 5)
  expect(await confirmations()).toEqual(['1 held', '4 pending'])
})

describe('a confirmation over the limit', () => {
  beforeEach(async () => {
    for (let n = 0; n <= CONFIRMATIONS_PER_HOUR; n += 1) await enquire('victim@example.org', n + 1)
  })

  it('is reported in the log, the metrics and the outbox, without the address', async () => {
    expect(service.logged()).toContain('a confirmation is withheld')
    expect(service.logged()).not.toContain('victim')
    expect(await (await fetch(`${service.url}/metrics`)).text()).toMatch(
      /mail_attempts_total\{outcome="withheld"\} \d+/,
    )
    expect(await database.query(`select kind, last_error from outbox where status = 'held'`)).toEqual([
      { kind: 'partner-confirmation', last_error: 'recipient limit' },
    ])
  })

  it('does not change its entry', async () => {
    expect(await database.query('select 1 from partner_enquiry where held')).toEqual([])
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { purgeSent } from '../outbox/operate.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { startTestService, type TestService } from '../testing/test-service.ts'

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

const WAITLIST = '/rest/v1/waitlist'
const PARTNER = '/functions/v1/notify-intake'
const CONTACT = '/functions/v1/send-contact-email'
const waitlist = { name: 'Ada', email: 'Ada@Example.org', source: 'public' }
const partner = { fullName: 'Ada', email: 'Ada@Example.org', company: 'Engines', message: 'Hello' }
const contact = {
  name: 'Ada',
  email: 'Ada@Example.org',
  subject: 'Other',
  message: 'Hello there, all',
  formType: 'contact',
}
const forms = [
  [WAITLIST, waitlist, 'waitlist', ['waitlist-confirmation']],
  [PARTNER, partner, 'partner_enquiry', ['partner-confirmation', 'partner-notice']],
  [CONTACT, contact, 'contact_message', ['contact-notice']],
] as const

const confirmation = ['/functions/v1/waitlist-confirmation', { name: 'Ada' }] as const

const count = async (table: string): Promise<unknown> =>
  (await database.query(`select count(*)::int as n from ${table}`))[0]?.['n']

describe.each(forms)('%s', (path, body, table, kinds) => {
  it('stores the entry and queues its mail together', async () => {
    expect((await service.post(path, body)).ok).toBe(true)
    const [entry] = await database.query(`select id, email, held from ${table}`)
    expect(entry).toMatchObject({ email: 'ada@example.org', held: false })
    const mails = await database.query('select kind, entry_id from outbox order by kind')
    expect(mails).toEqual(kinds.map((kind) => ({ kind, entry_id: entry?.['id'] })))
  })

  it('stores one entry for any number of tries with one key, concurrent ones too', async () => {
    const headers = { 'idempotency-key': `try-${table}-0001` }
    const answers = await Promise.all(Array.from({ length: 8 }, () => service.post(path, body, headers)))
    expect(answers.map(({ ok }) => ok)).not.toContain(false)
    expect((await service.post(path, { ...body, idempotencyKey: headers['idempotency-key'] })).ok).toBe(true)
    expect(await count(table)).toBe(1)
    expect(await count('outbox')).toBe(kinds.length)
  })

  it('rejects a key that was used with other content', async () => {
    const headers = { 'idempotency-key': `try-${table}-0002` }
    await service.post(path, body, headers)
    const other = await service.post(path, { ...body, email: 'other@example.org' }, headers)
    expect(other.status).toBe(422)
    expect(await count(table)).toBe(1)
    expect((await service.post(path, body, { 'idempotency-key': 'short' })).status).toBe(422)
  })

  it.each([
    ['a filled hidden field', { hp: 'http://spam.example' }],
    ['a form sent too fast', { elapsedMs: 40 }],
  ])('answers %s as usual, stores the entry, and holds its mail', async (_what, signs) => {
    expect((await service.post(path, { ...body, ...signs })).ok).toBe(true)
    expect(await database.query(`select held from ${table}`)).toEqual([{ held: true }])
    expect(await database.query('select distinct status from outbox')).toEqual([{ status: 'held' }])
  })

  it('accepts a form filled in slowly', async () => {
    expect((await service.post(path, { ...body, hp: '', elapsedMs: 5000 })).ok).toBe(true)
    expect(await database.query('select distinct status from outbox')).toEqual([{ status: 'pending' }])
  })

  it('stores nothing of a rejected submission', async () => {
    expect((await service.post(path, { ...body, email: 'a@b' })).status).toBe(422)
    expect(await count(table)).toBe(0)
    expect(await count('outbox')).toBe(0)
  })
})

describe('the waitlist’s confirmation', () => {
  it('sends no mail to an address that is on no list', async () => {
    const answer = await service.post('/functions/v1/waitlist-confirmation', {
      name: 'Eve',
      email: 'victim@example.org',
    })
    expect(await answer.json()).toEqual({ ok: true })
    expect(await count('outbox')).toBe(0)
  })

  it('queues one only for an entry that has none', async () => {
    await service.post(WAITLIST, waitlist)
    await service.post('/functions/v1/waitlist-confirmation', { name: 'Ada', email: 'ADA@example.org' })
    expect(await count('outbox')).toBe(1)
    await database.query('delete from outbox')
    await service.post('/functions/v1/waitlist-confirmation', { name: 'Ada', email: 'ada@example.org' })
    await service.post('/functions/v1/waitlist-confirmation', { name: 'Ada', email: 'ada@example.org' })
    expect(await count('outbox')).toBe(1)
  })
})

describe('the confirmation requested after an entry', () => {
  const confirm = () => service.post('/functions/v1/waitlist-confirmation', { name: 'Ada', email: 'ada@example.org' })

  it('sends no second mail while the first is pending, once it is sent, and after it was removed', async () => {
    await service.post(WAITLIST, waitlist)
    await service.post(WAITLIST, { ...waitlist, source: 'careers' })
    await Promise.all([confirm(), confirm()])
    expect(await count('outbox')).toBe(2)
    await database.query(`update outbox set status = 'sent', sent_at = now() - interval '400 days'`)
    await confirm()
    await purgeSent(service.database.use(), 90)
    await confirm()
    expect(await database.query('select status, count(*)::int as n from outbox group by status')).toEqual([
      { status: 'sent', n: 2 },
    ])
  })

  it('releases no held mail', async () => {
    await service.post(WAITLIST, { ...waitlist, hp: 'http://spam.example' })
    await confirm()
    expect(await database.query('select status from outbox')).toEqual([{ status: 'held' }])
  })
})

describe('form input in a mail', () => {
  it('is escaped and makes no link', async () => {
    await service.post(WAITLIST, { ...waitlist, name: 'Cheap pills https://spam.example' })
    const [confirmation] = await database.query('select body_text, body_html from outbox')
    expect(confirmation?.['body_text']).toMatch(/^Hello,/)
    expect(`${confirmation?.['body_text']}${confirmation?.['body_html']}`).not.toContain('spam.example')
    await service.post(CONTACT, {
      ...contact,
      name: '<img src=x onerror=alert(1)>',
      message: 'a & b <script>"\'</script>',
    })
    const [notice] = await database.query(`select body_html from outbox where kind = 'contact-notice'`)
    expect(notice?.['body_html']).not.toMatch(/<img|<script/)
    expect(notice?.['body_html']).toContain('a &amp; b &lt;script&gt;&quot;&#39;&lt;/script&gt;')
  })

  it.each([
    'a@b.co\r\nBcc: all@example.org',
    'a@b.co\nBcc: x@y.zz',
    'a@b.co,x@y.zz',
    'x <a@b.co>',
    '"a b"@c.de',
    'a@b.co%0aBcc:'.repeat(30),
    'a\u0000b@c.de',
    'a@b.c\u0000o',
    'a\u001b@b.co',
    'a\u007f@b.co',
    'a\u009b@b.co',
  ])('refuses %j as an address', async (email) => {
    for (const [path, body] of [...forms, confirmation])
      expect((await service.post(path, { ...body, email })).status).toBe(422)
  })
})

it('rejects line breaks in every single-line field', async () => {
  for (const [path, body] of forms) {
    for (const field of Object.keys(body).filter(
      (name) => !['email', 'message', 'source', 'subject', 'formType'].includes(name),
    )) {
      const answer = await service.post(path, { ...body, [field]: 'x\r\nBcc: all@example.org' })
      expect({ path, field, status: answer.status }).toEqual({ path, field, status: 422 })
    }
  }
})

it('never logs form input, errors included', async () => {
  const mark = 'zebra7Q'
  const typed = {
    [WAITLIST]: {
      ...waitlist,
      name: mark,
      email: `${mark}@example.org`,
      company: mark,
      referrer: mark,
      notes: mark,
      role: mark,
    },
    [PARTNER]: { fullName: mark, email: `${mark}@example.org`, company: mark, message: mark },
    [CONTACT]: { ...contact, name: mark, email: `${mark}@example.org`, message: `${mark} ${mark}` },
  }
  const sendAll = async () => {
    for (const [path, body] of Object.entries(typed)) {
      await service.post(path, body)
      await service.post(`${path}?name=${mark}`, body)
      await service.post(path, `{"email":"${mark}@example.org"`)
      await service.post(path, { ...body, email: mark })
    }
  }
  await sendAll()
  await database.query('alter table outbox add constraint sabotage check (false) not valid')
  await sendAll()
  await database.query('alter table outbox drop constraint sabotage')
  await database.away()
  await sendAll()
  await database.back()
  expect(service.logged()).toContain('"status":500')
  expect(service.logged()).toContain('"status":503')
  expect(service.logged().toLowerCase()).not.toContain(mark.toLowerCase())
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '../database/database.ts'
import { createLog } from '../log.ts'
import { fakeSmtp, type FakeSmtp } from '../testing/fake-smtp.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { until } from '../testing/test-service.ts'
import { listWaiting, purgeSent, retryMails } from './operate.ts'
import { smtpTransport } from '@site/http/mail-transport'
import { claim } from './queue.ts'
import { startWorker, type Worker } from './worker.ts'

let test: TestDatabase
let database: Database
let smtp: FakeSmtp
const workers: Worker[] = []

beforeAll(async () => {
  test = await createTestDatabase()
  database = openDatabase({ url: test.url, dataDir: '/nonexistent', poolSize: 12, log: createLog('silent') })
  await database.whenReady
})
afterAll(async () => {
  await database.close()
  await test.drop()
})
beforeEach(async () => {
  await test.query('truncate outbox')
  smtp = await fakeSmtp()
  return async () => {
    // The server first: this ends hanging connections.
    await smtp.close()
    await Promise.all(workers.splice(0).map((worker) => worker.stop()))
  }
})

const queue = (count: number) =>
  test.query(
    `insert into outbox (id, kind, entry_id, recipient, subject, body_text, body_html)
     select gen_random_uuid(), 'contact-notice', gen_random_uuid(), 'to' || n || '@example.org', 'Subject ' || n, 'text', '<p>text</p>'
     from generate_series(1, $1) n`,
    [count],
  )

const work = (
  more: { maxTries?: number; sendTimeoutMs?: number; leaseMs?: number; parallel?: number } = {},
): Worker => {
  const sendTimeoutMs = more.sendTimeoutMs ?? 1000
  const transport = smtpTransport(smtp.url, {
    from: 'Site <from@example.org>',
    host: 'example.org',
    timeoutMs: sendTimeoutMs,
  })
  const worker = startWorker({
    database,
    transport,
    log: createLog('silent'),
    env: {
      OUTBOX_POLL_MS: 20,
      OUTBOX_LEASE_MS: more.leaseMs ?? 10_000,
      OUTBOX_SEND_TIMEOUT_MS: sendTimeoutMs,
      OUTBOX_BACKOFF_MS: 30,
      OUTBOX_MAX_TRIES: more.maxTries ?? 50,
    },
    parallel: more.parallel ?? 4,
  })
  workers.push(worker)
  return worker
}

const states = async () => {
  const rows = await test.query('select status, count(*)::int as n from outbox group by status order by status')
  return Object.fromEntries(rows.map((row) => [String(row['status']), row['n']]))
}
const sent = (n: number) => async () => (await states())['sent'] === n

describe('with a working mail server', () => {
  it('every mail is sent once with its own Message-ID, and its text is deleted', async () => {
    await queue(20)
    // No mail times out on a busy machine: it would be sent again.
    work({ sendTimeoutMs: 60_000, leaseMs: 120_000 })
    await until(sent(20))
    const ids = await test.query('select id from outbox')
    expect(smtp.messageIds().toSorted()).toEqual(ids.map(({ id }) => `<${String(id)}@example.org>`).toSorted())
    expect(await test.query(`select 1 from outbox where body_text <> '' or body_html <> ''`)).toEqual([])
  })
})

describe('with a failing mail server', () => {
  it.each([
    ['rejects temporarily', { kind: 'refuse', code: 451 }],
    ['rejects permanently', { kind: 'refuse', code: 550 }],
    ['hangs', { kind: 'hang' }],
    ['disconnects in the middle of the message', { kind: 'cut' }],
    ['disconnects after the message, before its reply', { kind: 'cut-after' }],
  ] as const)('that %s, all mail is sent once it works again', async (_what, fault) => {
    await queue(8)
    smtp.behave(fault)
    work({ sendTimeoutMs: 500 })
    await until(() => smtp.attempts() >= 8)
    expect((await states())['sent']).toBeUndefined()
    smtp.behave({ kind: 'accept' })
    await until(sent(8), 15_000)
    // A mail accepted but not acknowledged may arrive again, under the same Message-ID.
    expect(new Set(smtp.messageIds()).size).toBe(8)
    expect((await test.query('select min(attempts)::int as n from outbox'))[0]?.['n']).toBeGreaterThan(1)
  })

  it('mails are retried until an unreachable server is back', async () => {
    await queue(3)
    const { port } = smtp
    await smtp.close()
    work()
    await until(async () => Number((await test.query('select min(attempts)::int as n from outbox'))[0]?.['n']) >= 2)
    smtp = await fakeSmtp(port)
    await until(sent(3))
  })

  it('mails are parked after the last try, and retry sends them', async () => {
    await queue(2)
    smtp.behave({ kind: 'refuse', code: 550 })
    work({ maxTries: 3 })
    await until(async () => (await states())['parked'] === 2)
    expect(await test.query('select distinct attempts, last_error from outbox')).toEqual([
      { attempts: 3, last_error: 'EENVELOPE 550' },
    ])
    const listed = await listWaiting(database.use(), null, 10)
    expect(listed.map(({ status }) => status)).toEqual(['parked', 'parked'])
    smtp.behave({ kind: 'accept' })
    expect(await retryMails(database.use(), [])).toBe(2)
    await until(sent(2))
  })
})

describe('a mail that crashes its process', () => {
  /** What a killed process leaves behind: unfinished claims whose lease has expired. */
  const killed = (size: number) => claim(database.use(), { worker: randomUUID(), size, leaseMs: 0, abandoned: true })

  it('is parked after the last try, although no try was finished', async () => {
    await queue(1)
    for (let tries = 0; tries < 3; tries += 1) await killed(1)
    work({ maxTries: 3 })
    await until(async () => (await states())['parked'] === 1)
    expect(smtp.attempts()).toBe(0)
    expect((await test.query('select last_error from outbox'))[0]).toEqual({
      last_error: 'the process ended while it was sent',
    })
  })

  it('is tried again while tries are left', async () => {
    await queue(1)
    await killed(1)
    work({ maxTries: 3 })
    await until(sent(1))
  })

  it('is claimed last and alone, so that its crash does not count against others', async () => {
    await queue(4)
    const first = await killed(2)
    expect([first.mails.length, first.abandoned]).toEqual([2, false])
    const others = await killed(4)
    expect([others.mails.length, others.abandoned]).toEqual([2, false])
    const suspect = await killed(4)
    expect([suspect.mails.length, suspect.abandoned]).toEqual([1, true])
    const none = await claim(database.use(), { worker: 'w', size: 4, leaseMs: 0, abandoned: false })
    expect(none.mails).toEqual([])
  })
})

it('sends other mails while one hangs', async () => {
  await queue(30)
  smtp.behave({ kind: 'hang', first: 3 })
  work({ sendTimeoutMs: 100_000, leaseMs: 120_000 })
  await until(sent(27), 45_000)
}, 50_000)

describe('several workers', () => {
  it('send none of 1,000 mails twice', async () => {
    await queue(1000)
    const other = openDatabase({ url: test.url, dataDir: '/nonexistent', poolSize: 8, log: createLog('silent') })
    await other.whenReady
    // Limits far above the time of a mail: a try that times out is rightly repeated.
    const settings = { leaseMs: 60_000, sendTimeoutMs: 40_000, maxTries: 50, parallel: 12 }
    const env = {
      OUTBOX_POLL_MS: 20,
      OUTBOX_LEASE_MS: 60_000,
      OUTBOX_SEND_TIMEOUT_MS: 40_000,
      OUTBOX_BACKOFF_MS: 30,
      OUTBOX_MAX_TRIES: 50,
    }
    work(settings)
    work(settings)
    const transport = smtpTransport(smtp.url, { from: 'from@example.org', host: 'example.org', timeoutMs: 40_000 })
    const third = startWorker({ database: other, transport, log: createLog('silent'), env, parallel: 12 })
    try {
      await until(sent(1000), 110_000)
    } finally {
      await third.stop()
      await other.close()
    }
    expect(smtp.messageIds()).toHaveLength(1000)
    expect(new Set(smtp.messageIds()).size).toBe(1000)
  }, 120_000)

  it('take over the claims of a dead one once its lease has expired', async () => {
    await queue(1)
    await test.query(
      `update outbox set claimed_by = 'dead', attempts = 1, lease_until = now() + interval '400 milliseconds'`,
    )
    work()
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(smtp.messageIds()).toEqual([])
    await until(sent(1))
    expect((await test.query('select attempts from outbox'))[0]?.['attempts']).toBe(2)
  })

  it('release mails not yet begun when stopped', async () => {
    await queue(40)
    const worker = work()
    await until(() => smtp.messageIds().length > 0)
    await worker.stop()
    expect(await test.query('select 1 from outbox where claimed_by is not null')).toEqual([])
    expect((await states())['sent']).toBe(smtp.messageIds().length)
  })
})

it('marks a mail as sent after the database was unavailable while it was sent', async () => {
  await queue(1)
  smtp.behave({ kind: 'slow', ms: 300 })
  work({ sendTimeoutMs: 3000 })
  await until(() => smtp.attempts() === 1)
  await test.away()
  await until(() => smtp.messageIds().length === 1)
  await test.back()
  await until(sent(1))
  expect(smtp.messageIds()).toHaveLength(1)
})

it('prevents header injection by form input', async () => {
  const id = randomUUID()
  // Bypasses validation on purpose, as an import could: the mail composer must escape it.
  await test.query(
    `insert into outbox (id, kind, entry_id, recipient, reply_to, subject, body_text, body_html) values ($1, 'k', $1, $2, $3, $4, 't', 'h')`,
    [id, 'to@example.org', 'r@example.org\r\nBcc: spy@example.org', 'Hi\r\nBcc: spy@example.org\r\n\r\nbody'],
  )
  work()
  await until(sent(1))
  const head = smtp.messages()[0]?.split('\r\n\r\n', 1)[0] ?? ''
  expect(head).toMatch(/^Subject: Hi/m)
  expect(head).not.toMatch(/^Bcc:/im)
  expect(smtp.recipients()).toEqual(['to@example.org'])
})

describe('old sent mails', () => {
  it('are removed; unsent, recent and confirmation mails of an entry are kept', async () => {
    await queue(5)
    await test.query(`update outbox set status = 'sent', sent_at = now() - interval '91 days' where recipient < 'to4'`)
    await test.query(`update outbox set sent_at = now() - interval '89 days' where recipient = 'to3@example.org'`)
    await test.query(`update outbox set status = 'parked' where recipient = 'to4@example.org'`)
    const [entry] = await test.query(
      `insert into waitlist (id, name, email, source, held, fingerprint)
       values (gen_random_uuid(), 'Ada', 'ada@example.org', 'public', false, 'f') returning id`,
    )
    await test.query(
      `update outbox set kind = 'waitlist-confirmation', entry_id = $1 where recipient = 'to2@example.org'`,
      [entry?.['id']],
    )
    expect(await purgeSent(database.use(), 90)).toBe(1)
    const left = await test.query('select recipient from outbox order by recipient')
    expect(left.map(({ recipient }) => recipient)).toEqual([2, 3, 4, 5].map((n) => `to${n}@example.org`))
    await test.query('delete from waitlist')
    expect(await purgeSent(database.use(), 90)).toBe(1)
  })

  it('are removed in batches', async () => {
    await queue(2500)
    await test.query(`update outbox set status = 'sent', sent_at = now() - interval '91 days'`)
    expect(await purgeSent(database.use(), 90)).toBe(2500)
  })
})

import { createServer } from 'node:http'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { mailTransport } from '@site/http/mail-settings'
import { memoryStore } from '../testing/memory-store.ts'
import { testClock } from '../testing/ramp-site.ts'
import type { Alert } from './alert.ts'
import { mailSender } from './mail.ts'
import { alertOutbox } from './outbox.ts'
import { webhookKey, webhookSender } from './webhook.ts'

const told: Alert = {
  id: 'mf-a-1-aborted',
  at: '2027-01-01T00:00:00.000Z',
  kind: 'aborted',
  remote: 'mf-a',
  version: '1.1.0',
  against: '1.0.0',
  percent: 0,
  guard: 'failures',
  words: 'Taken back at 10 %: …',
}
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

const receiver = async (status: number) => {
  const calls: { readonly headers: Record<string, string>; readonly body: string }[] = []
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)])
      calls.push({ headers: Object.fromEntries(headers), body: body.toString('utf8') })
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/hook`
  return { url, calls, close: () => server.close() }
}

describe('a webhook', () => {
  const send = async (status: number) => {
    const { url, calls, close } = await receiver(status)
    const key = webhookKey(SECRET) ?? Buffer.alloc(0)
    const failed = await webhookSender({ url, key, now: () => new Date() })(told).catch((error: unknown) => error)
    close()
    return { calls, failed }
  }

  it('is signed so that the library of Standard Webhooks takes it, and no other body under the same signature', async () => {
    const { calls, failed } = await send(204)
    expect(failed).toBeUndefined()
    const [{ headers, body } = { headers: {}, body: '' }] = calls
    const library = new Webhook(SECRET)
    expect(library.verify(body, headers)).toMatchObject({
      type: 'ramp.aborted',
      timestamp: told.at,
      data: { remote: 'mf-a', version: '1.1.0', percent: 0, guard: 'failures', summary: 'mf-a 1.1.0 was taken back' },
    })
    expect(() => library.verify(body.replace('1.1.0', '1.1.1'), headers)).toThrow()
    expect(headers['webhook-id']).toBe(told.id)
  })

  it.each([500, 302, 410])('is not delivered when the receiver answers %i', async (status) => {
    const { calls, failed } = await send(status)
    expect(failed).toBeInstanceOf(Error)
    expect(calls).toHaveLength(1)
  })

  it('takes secrets of 24 to 64 bytes in base64 after whsec_', () => {
    expect(webhookKey(SECRET)).toHaveLength(32)
    for (const wrong of ['', 'whsec_', 'secret', `whsec_${Buffer.alloc(23).toString('base64')}`, `${SECRET}!`])
      expect(webhookKey(wrong)).toBeNull()
  })
})

describe('a mail', () => {
  const to = ['on-call@site.example', 'team@site.example']
  const place = { host: 'site.example', timeoutMs: 10_000 }
  const sender = (SMTP_URL: string | undefined, dataDir: string) =>
    mailSender({
      to,
      transport: mailTransport({ SMTP_URL, MAIL_FROM: 'Stageside <alerts@site.example>' }, { ...place, dataDir }),
    })

  it('goes to everybody over SMTP', async () => {
    const recipients: string[] = []
    let text = ''
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      disableReverseLookup: true,
      onRcptTo: ({ address }, _session, done) => {
        recipients.push(address)
        done()
      },
      onData: (stream, _session, done) => {
        stream.setEncoding('utf8').on('data', (part: string) => (text += part))
        stream.on('end', () => done())
      },
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const address = server.server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    await sender(`smtp://127.0.0.1:${port}`, '')(told)
    await new Promise<void>((done) => void server.close(() => done()))
    expect(recipients).toEqual(to)
    expect(text).toMatch(/^Subject: mf-a 1\.1\.0 was taken back\r$/m)
    expect(text).toMatch(/^Message-ID: <mf-a-1-aborted@/m)
    expect(text).toContain('beside 1.0.0: Taken back at 10 %')
  })

  it('is a file where there is no mail server', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'alerts-'))
    const send = sender(undefined, folder)
    await send(told)
    await send(told)
    expect(await readdir(join(folder, 'mail'))).toEqual(['mf-a-1-aborted.eml'])
    expect(await readFile(join(folder, 'mail', 'mf-a-1-aborted.eml'), 'utf8')).toMatch(/^To: on-call@site\.example/m)
    await rm(folder, { recursive: true })
  })
})

describe('the outbox', () => {
  const outbox = (send: () => Promise<void>, store = memoryStore(), clock = testClock()) => {
    const errors: string[] = []
    const log = { error: (_what: unknown, words?: string) => void errors.push(words ?? '') }
    const senders = { webhook: send, mail: () => Promise.resolve() }
    return { store, clock, errors, ...alertOutbox({ store, senders, log, now: clock.now }) }
  }

  it('sends what could not be sent later, by the channel that failed alone', async () => {
    let tries = 0
    const { add, deliver, store, clock } = outbox(async () => {
      tries += 1
      if (tries < 3) throw new Error('away')
    })
    await add(told)
    await deliver()
    expect(await store.list('alerts')).toEqual(['alerts/mf-a-1-aborted.webhook.json'])
    await deliver()
    expect(tries).toBe(1)
    clock.pass(6)
    await deliver()
    clock.pass(11)
    await deliver()
    expect(tries).toBe(3)
    expect(await store.list('alerts')).toEqual([])
  })

  it('gives up after some hours, and says so in the log', async () => {
    const { add, deliver, store, clock, errors } = outbox(() => Promise.reject(new Error('gone')))
    await add(told)
    for (let hour = 0; hour < 14; hour += 1) {
      await deliver()
      clock.pass(3600)
    }
    expect(errors).toEqual(['an alert was given up after 14 tries by webhook'])
    expect(await store.list('alerts')).toEqual([])
  })

  it('leaves what another process stored to it for a minute', async () => {
    let sent = 0
    const send = async () => void (sent += 1)
    const { add, store, clock } = outbox(send)
    await add(told)
    const other = outbox(send, store, clock)
    await other.deliver()
    expect(sent).toBe(0)
    clock.pass(61)
    await other.deliver()
    expect(sent).toBe(1)
  })
})

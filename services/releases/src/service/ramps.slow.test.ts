import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { randomUUID } from 'node:crypto'
import { nothingMeasured, type Measured } from '@site/contracts/measured'
import { rampList, rampView } from '@site/contracts/ramp-view'
import { releaseGraph } from '@site/contracts/release-graph'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Webhook } from 'standardwebhooks'
import { saidBy, serviceForTests } from '../testing/service-for-tests.ts'

const SECRET = `whsec_${Buffer.alloc(32, 5).toString('base64')}`
const alerts: { readonly headers: Record<string, string>; readonly body: string }[] = []
let receiver: Server

const { client, publish, createToken, entriesOf, tokens, address, store } = serviceForTests(async () => {
  receiver = createServer((request, response) => {
    void text(request).then((body) => {
      alerts.push({
        headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
        body,
      })
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done))
  const at = receiver.address()
  return {
    ALERT_WEBHOOK_URL: `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}`,
    ALERT_WEBHOOK_SECRET: SECRET,
  }
})

let front = ''
beforeAll(async () => {
  front = await createToken('front', '--remote', '*:measure')
  const { version } = (await publish()).body
  await client().call('POST', '/remotes/mf-a/promote', { version })
}, 60_000)
afterAll(() => void receiver.close())

const plan = {
  steps: [
    { percent: 20, dwellS: 0, visits: 100 },
    { percent: 100, dwellS: 0, visits: 0 },
  ],
  wrongAlarm: 0.02,
  stepAlarm: 0.004,
}
const side = (visits: number, failures = 0): Measured => ({ ...nothingMeasured, visits, failures })

const startRamp = async () => {
  const published = String((await publish()).body['version'])
  const answer = await client().call('POST', '/remotes/mf-a/ramp', { plan })
  expect([answer.status, answer.body['version']]).toEqual([201, published])
  return rampView.parse(answer.body)
}
const measuring = () => {
  const process = randomUUID()
  let sequence = 0
  return (versions: Readonly<Record<string, Measured>>, more: object = {}) => {
    const now = new Date().toISOString()
    sequence += 1
    return client(front).call('POST', '/measured', {
      front: process,
      sequence,
      from: now,
      to: now,
      remotes: { 'mf-a': versions },
      ...more,
    })
  }
}
const viewOf = async ({ version }: { readonly version: string }) =>
  rampView.parse((await client().call('GET', `/ramps/mf-a/${version}`)).body)

describe('a ramp over HTTP', () => {
  it('goes to everybody by itself', { timeout: 60_000 }, async () => {
    const ramp = await startRamp()
    expect(ramp).toMatchObject({ state: 'running', traffic: 20, waiting: { for: 'visits', left: 100 } })
    const send = measuring()
    expect((await send({ [ramp.version]: side(150), [ramp.against]: side(600, 3) })).status).toBe(204)
    await vi.waitFor(async () => expect((await viewOf(ramp)).state).toBe('done'), { timeout: 15_000, interval: 200 })
    const { decisions, traffic, series } = await viewOf(ramp)
    expect(traffic).toBe(100)
    expect(series.at(-1)).toMatchObject({ canary: { visits: 150 }, rest: { visits: 600, failures: 3 } })
    expect(decisions.at(-1)?.words).toMatch(/^20 % → 100 % after 150 visits at 20 %: failures in 0 % of 150 visits/)
    const recorded = (await entriesOf()).filter(
      ({ version, action }) => version === ramp.version && action.startsWith('ramp'),
    )
    expect(recorded.map(({ action, subject, detail }) => [action, subject, detail])).toEqual([
      ['ramp', expect.stringMatching(/^token:/), `Started against ${ramp.against}: 20 % → 100 %.`],
      ['ramp done', 'controller', decisions.at(-1)?.words],
    ])
  })

  it('is taken back within ten seconds of enough evidence, and the webhook comes', { timeout: 60_000 }, async () => {
    const ramp = await startRamp()
    const send = measuring()
    const begun = Date.now()
    await send({ [ramp.version]: side(30, 6), [ramp.against]: side(120) })
    await vi.waitFor(async () => expect((await viewOf(ramp)).state).toBe('aborted'), { timeout: 10_000, interval: 100 })
    expect(Date.now() - begun).toBeLessThan(10_000)
    const status = await client().call('GET', '/remotes/mf-a/versions')
    expect(status.body['versions']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ version: ramp.version, traffic: 0 }),
        expect.objectContaining({ version: ramp.against, traffic: 100, default: true }),
      ]),
    )
    await vi.waitFor(() => expect(alerts.some(({ body }) => body.includes('"ramp.aborted"'))).toBe(true), {
      timeout: 5000,
    })
    const told = alerts.find(({ body }) => body.includes('"ramp.aborted"'))
    expect(new Webhook(SECRET).verify(told?.body ?? '', told?.headers ?? {})).toMatchObject({
      data: { remote: 'mf-a', version: ramp.version, guard: 'failures', percent: 0 },
    })
    // Removed once its answer was read, which is after the receiver had it.
    await vi.waitFor(async () => expect(await store().list('alerts')).toEqual([]), { timeout: 5000 })
  })

  it('waits when it is held, and one remote has one at a time', { timeout: 60_000 }, async () => {
    const ramp = await startRamp()
    const again = await client().call('POST', '/remotes/mf-a/ramp', { plan })
    expect([again.status, saidBy(again)]).toEqual([409, expect.stringMatching(/is being ramped/)])
    expect((await client().call('POST', '/remotes/mf-a/hold', {})).body).toMatchObject({ state: 'held' })
    const listed = rampList.parse((await client(tokens.other).call('GET', '/ramps')).body).ramps
    expect(listed.map(({ state }) => state)).toEqual(['held', 'aborted', 'done'])
    expect((await client().call('POST', '/remotes/mf-a/resume', {})).body).toMatchObject({ state: 'running' })
    await client().call('POST', '/remotes/mf-a/rollback', {})
    await vi.waitFor(async () => expect((await viewOf(ramp)).state).toBe('rolled-back'), {
      timeout: 10_000,
      interval: 200,
    })
    expect((await client().call('POST', '/remotes/mf-a/hold', {})).status).toBe(409)
  })

  it.each([
    ['ramp', { plan: { ...plan, steps: [] } }, /plan\.steps is not valid/],
    ['ramp', { plan: { ...plan, steps: [{ percent: 50, dwellS: 0, visits: 0 }] } }, /last step is 100 percent/],
    ['ramp', { version: '9.9.9' }, /is not published/],
    ['hold', { reason: 'x' }, /Unrecognized key/],
    ['verdict', { version: '1.0.0', verdict: 'fine' }, /verdict is not valid/],
  ])('%s %j is refused', async (verb, body, message) => {
    const answer = await client(verb === 'verdict' ? tokens.judge : tokens.own).call(
      'POST',
      `/remotes/mf-a/${verb}`,
      body,
    )
    expect([answer.status, saidBy(answer)]).toEqual([422, expect.stringMatching(message)])
  })

  it.each([
    ['POST', '/remotes/mf-a/ramp', {}],
    ['POST', '/remotes/mf-a/hold', {}],
    ['POST', '/remotes/mf-a/resume', {}],
    ['POST', '/remotes/mf-a/verdict', {}],
    ['POST', '/measured', {}],
  ])('%s %s needs its right', async (method, path, body) => {
    expect((await client(tokens.publisher).call(method, path, body)).status).toBe(403)
    expect((await client(null).call(method, path, body)).status).toBe(401)
  })
})

describe('what front servers measure', () => {
  it('is refused when it is not of now, and stored for no remote without a ramp', async () => {
    const send = measuring()
    const old = new Date(Date.now() - 3_600_000).toISOString()
    expect(saidBy(await send({}, { from: old, to: old }))).toMatch(/is not about now/)
    expect((await send({ '1.0.0': side(1) })).status).toBe(204)
    expect(await store().list('measured')).toEqual([])
  })
})

describe('a verdict', () => {
  it('stands on its version; the newest counts', async () => {
    const { version } = (await publish()).body
    const said = { version, suite: 'own and site', counts: { passed: 12, failed: 0, skipped: 1 } }
    const judge = (verdict: string, token = tokens.judge) =>
      client(token).call('POST', '/remotes/mf-a/verdict', { ...said, verdict })
    expect((await judge('failed')).status).toBe(201)
    expect((await judge('passed')).status).toBe(201)
    // A team must not pass the examination that its own ramp needs.
    expect((await judge('passed', tokens.own)).status).toBe(403)
    const { body } = await client().call('GET', '/remotes/mf-a/versions')
    expect(body['versions']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          version,
          verdict: expect.objectContaining({ verdict: 'passed', by: expect.stringMatching(/^quality\//) }),
        }),
      ]),
    )
  })
})

describe('a console', () => {
  it('reads who needs what of whom', async () => {
    const graph = releaseGraph.parse((await client().call('GET', '/graph')).body)
    expect(graph.remotes.map(({ name }) => name)).toEqual(expect.arrayContaining(['shell', 'mf-a', 'mf-taken']))
    expect(graph.edges).toEqual(
      expect.arrayContaining([
        {
          from: 'mf-a',
          to: 'shell',
          kind: 'contract',
          what: 'contract',
          range: '1.x',
          breaks: expect.stringMatching(/breaks mf-a/),
        },
      ]),
    )
  })

  it('hears of a change, whoever made it', { timeout: 40_000 }, async () => {
    // Not fetch: a client that ends a stream of it opens another connection, which a stopping service waits for.
    const asked = get(`${address()}/v1/live`, { headers: { authorization: `Bearer ${tokens.other}` } })
    const response = await new Promise<IncomingMessage>((done) => asked.once('response', done))
    expect(response.headers['content-type']).toMatch(/^text\/event-stream/)
    let said = ''
    response.setEncoding('utf8').on('data', (part: string) => (said += part))
    const revisions = () =>
      [...said.matchAll(/^event: changed\ndata: \{"revision":"([0-9a-f]{16})"\}\n$/gm)].map(([, word]) => word)
    await vi.waitFor(() => expect(revisions()).toHaveLength(1), 5000)
    await publish()
    await vi.waitFor(() => expect(new Set(revisions()).size).toBeGreaterThan(1), 10_000)
    asked.destroy()
  })
})

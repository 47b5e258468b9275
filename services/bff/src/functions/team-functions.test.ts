import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFront, type Front } from '../testing/front.ts'

interface Seen {
  readonly request: IncomingMessage
  readonly body: string
}

const seen: Seen[] = []
let failing = false
let attempts = 0

const json = (response: ServerResponse, status: number, body: string, headers: Record<string, string> = {}): void =>
  void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)

/** A team's own server, by the path that is asked for. */
const answers: Record<string, (response: ServerResponse) => void> = {
  '/ok': (response) =>
    json(response, 200, '{"ok":true}', {
      'set-cookie': 'team=1',
      'clear-site-data': '"*"',
      'content-security-policy': 'script-src *',
      'access-control-allow-origin': '*',
      'service-worker-allowed': '/',
      'cache-control': 'max-age=60',
    }),
  '/teapot': (response) => json(response, 418, '{"error":"tea"}'),
  '/redirect': (response) => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  '/html': (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<script>alert(1)</script>'),
  '/script': (response) => void response.writeHead(200, { 'content-type': 'text/javascript' }).end('alert(1)'),
  '/large': (response) => json(response, 200, `"${'x'.repeat(5000)}"`),
  '/endless': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const timer = setInterval(() => response.write('x'.repeat(1000)), 1)
    response.on('close', () => clearInterval(timer))
  },
  '/slow': () => undefined,
  '/breaks': (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
    response.write('{"half":')
    setTimeout(() => response.destroy(), 20)
  },
  '/compressed': (response) => json(response, 200, 'x', { 'content-encoding': 'gzip' }),
  '/sometimes': (response) => {
    attempts += 1
    json(response, failing ? 500 : 200, '{"secret":"trace"}')
  },
}

let server: Server
let front: Front
beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      seen.push({ request, body })
      answers[(request.url ?? '').split('?', 1)[0] ?? '']?.(response)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  const port = typeof at === 'object' ? at?.port : 0
  const registered = (path: string, rest: { timeoutMs?: number; maxBytes?: number } = {}) => ({
    url: `http://127.0.0.1:${port}${path}`,
    timeoutMs: 1000,
    maxBytes: 2000,
    ...rest,
  })
  front = await startFront(
    { FUNCTION_HOSTS: `private:127.0.0.1:${port}` },
    {
      'team-a': {
        ...Object.fromEntries(Object.keys(answers).map((path) => [path.slice(1), registered(path)])),
        slow: registered('/slow', { timeoutMs: 200 }),
        away: { ...registered('/'), url: 'http://127.0.0.1:1/' },
        elsewhere: { ...registered('/'), url: 'http://127.0.0.1:2/' },
      },
      // As a registry of another version might hold it.
      hotels: { mine: registered('/ok') },
    },
  )
})
afterAll(() => {
  front.stop()
  server.closeAllConnections()
  server.close()
})

const call = (name: string, init: RequestInit = {}) => fetch(`${front.address}/functions/v1/team-a/${name}`, init)

describe('a function of a team', () => {
  it('gets what is asked and nothing about who asks', async () => {
    const answer = await call('ok?q=1&q=2', {
      method: 'POST',
      body: '{"a":1}',
      headers: {
        'content-type': 'application/json',
        'accept-language': 'de',
        cookie: 'visitor=1; __Host-visitor=2',
        authorization: 'Bearer session',
        apikey: 'public-key',
        'x-forwarded-for': '9.9.9.9',
        'x-request-id': 'request-1234',
        referer: 'https://site.example/secret?q=1',
      },
    })
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
    const { request, body } = seen.at(-1) ?? {}
    expect([request?.method, request?.url, body]).toEqual(['POST', '/ok?q=1&q=2', '{"a":1}'])
    expect(request?.headers).toMatchObject({ 'accept-language': 'de', 'x-request-id': 'request-1234' })
    expect(request?.headers['traceparent']).toMatch(/^00-/)
    for (const name of ['cookie', 'authorization', 'apikey', 'x-forwarded-for', 'referer', 'origin'])
      expect([name, request?.headers[name]]).toEqual([name, undefined])
  })
  it('cannot set cookies, open itself to other sites, or be shown as a page of this one', async () => {
    const { headers } = await call('ok')
    for (const name of ['set-cookie', 'clear-site-data', 'access-control-allow-origin', 'service-worker-allowed'])
      expect([name, headers.get(name)]).toEqual([name, null])
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('max-age=60')
  })
  it('may answer with an error of its own', async () => {
    const answer = await call('teapot')
    expect([answer.status, await answer.json(), answer.headers.get('cache-control')]).toEqual([
      418,
      { error: 'tea' },
      'no-store',
    ])
  })
  it.each([
    ['redirect', 502, 'unavailable'],
    ['html', 502, 'unavailable'],
    ['script', 502, 'unavailable'],
    ['large', 502, 'unavailable'],
    ['endless', 502, 'unavailable'],
    ['compressed', 502, 'unavailable'],
    ['breaks', 503, 'unavailable'],
    ['slow', 504, 'timeout'],
    ['away', 502, 'unavailable'],
    ['elsewhere', 502, 'unavailable'],
  ])('that does wrong (%s) is answered for in the shape of the site: %i %s', async (name, status, code) => {
    const asked = seen.length
    const answer = await call(name)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, '2'])
    expect(await answer.json()).toMatchObject({
      error: 'This part of the site is not available right now. Please try again in a moment.',
      code,
      requestId: expect.any(String),
      traceId: expect.any(String),
    })
    // A redirect is not followed, and hosts that are not allowed are not asked.
    expect(seen.length - asked).toBe(['away', 'elsewhere'].includes(name) ? 0 : 1)
  })
  it('that fails five times in a row is left alone for ten seconds', async () => {
    failing = true
    const answers = []
    for (let n = 0; n < 7; n += 1) answers.push(await call('sometimes'))
    expect(answers.map(({ status }) => status)).toEqual([502, 502, 502, 502, 502, 503, 503])
    expect(attempts).toBe(5)
    expect(answers.at(-1)?.headers.get('retry-after')).toBe('10')
    expect(JSON.stringify(await answers[0]?.json())).not.toMatch(/secret/)
    expect((await call('ok')).status).toBe(200)
    const metrics = await (await fetch(`${front.address}/metrics`)).text()
    expect(metrics).toMatch(/team_function_calls_total\{team="team-a",name="ok",outcome="answered"\} \d/)
    expect(metrics).toMatch(/team_function_calls_total\{team="team-a",name="sometimes",outcome="failed"\} 5/)
    expect(metrics).toMatch(/team_function_calls_total\{team="team-a",name="sometimes",outcome="refused"\} 2/)
  })
})

describe('the front server', () => {
  it('takes bodies as large as those of the site’s own calls', async () => {
    const large = (bytes: number) =>
      call('ok', { method: 'POST', body: 'x'.repeat(bytes), headers: { 'content-type': 'text/plain' } })
    expect((await large(32 * 1024)).status).toBe(200)
    const answer = await large(32 * 1024 + 1)
    expect([answer.status, (await answer.json()).code]).toEqual([413, 'too_large'])
  })
  it('takes no other methods', async () => {
    const answer = await call('ok', { method: 'OPTIONS' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, PUT, PATCH, DELETE'])
  })
  it.each([
    '/functions/v1/hotels/mine',
    '/functions/v1/team-a/unknown',
    '/functions/v1/team-b/ok',
    '/functions/v1/team-a/ok/more',
    '/functions/v1/team-a/constructor',
    '/functions/v1/constructor/name',
    '/functions/v1/team-a/../hotels',
  ])('asks the site’s own backend for %s, registered or not', async (path) => {
    const [before, asked] = [seen.length, front.asked.length]
    await front.raw(`GET ${path} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`)
    expect([seen.length - before, front.asked.length - asked]).toEqual([0, 1])
  })
})

/** A front server of its own that is allowed no host. */
const closedFront = () =>
  startFront({}, { 'team-a': { ok: { url: 'https://api.team.example/', timeoutMs: 1000, maxBytes: 1000 } } })

it('limits how often one address calls', async () => {
  const limited = await closedFront()
  try {
    const statuses: number[] = []
    for (let n = 0; n < 302; n += 1) statuses.push((await fetch(`${limited.address}/functions/v1/team-a/ok`)).status)
    expect(statuses.slice(-3)).toEqual([502, 429, 429])
  } finally {
    limited.stop()
  }
})

it('without FUNCTION_HOSTS calls no function of a team', async () => {
  const closed = await closedFront()
  try {
    expect((await fetch(`${closed.address}/functions/v1/team-a/ok`)).status).toBe(502)
  } finally {
    closed.stop()
  }
})

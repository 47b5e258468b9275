import { once } from 'node:events'
import {
  createServer as createHttpServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server as HttpServer,
} from 'node:http'
import { createServer, type Server, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import express from 'express'
import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { proxyBackend } from './proxy-backend.ts'

const portOf = (server: { address: () => ReturnType<Server['address']> }): number => {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** A backend with a given behaviour; returns the response to a visitor's call and what the backend received. */
const call = async (treat: (socket: Socket) => void) => {
  let sent = ''
  const backend = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('data', (part) => (sent += String(part)))
    socket.once('data', () => treat(socket))
  }).listen(0, '127.0.0.1')
  await once(backend, 'listening')
  const failures: string[] = []
  const app = express().use(
    proxyBackend({
      isOwn: () => false,
      target: `http://127.0.0.1:${portOf(backend)}`,
      anonKey: () => 'key',
      timeoutMs: 400,
      log: pino({ level: 'silent' }),
      onFailure: (code) => failures.push(code),
    }),
  )
  const front = app.listen(0, '127.0.0.1')
  await once(front, 'listening')
  try {
    const response = await fetch(`http://127.0.0.1:${portOf(front)}/functions/v1/hotels`, {
      headers: { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', cookie: 'a=b' },
      signal: AbortSignal.timeout(3000),
    })
    const body = await response.text().catch((error: unknown) => `cut: ${error instanceof Error ? error.name : ''}`)
    return { status: response.status, retryAfter: response.headers.get('retry-after'), body, failures, sent }
  } finally {
    front.closeAllConnections()
    front.close()
    backend.close()
  }
}

it('continues the trace, removes cookies and adds the public key', async () => {
  const { status, sent } = await call((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}'))
  expect(status).toBe(200)
  expect(sent).toMatch(/^traceparent: 00-4bf92f3577b34da6a3ce929d0e0e4736-(?!00f067aa0ba902b7)[0-9a-f]{16}-01\r$/m)
  expect(sent).not.toContain('cookie')
  expect(sent).toContain('apikey: key')
})

it.each([
  ['never answers', () => undefined, 504, 'timeout'],
  ['disconnects', (socket: Socket) => socket.destroy(), 504, 'timeout'],
  ['closes its half without an answer', (socket: Socket) => socket.end(), 504, 'timeout'],
  ['answers garbage', (socket: Socket) => socket.end('\u0000\u0001 not HTTP at all\r\n\r\n'), 503, 'unavailable'],
])('answers an error with Retry-After when the backend %s', async (_name, treat, status, code) => {
  const { failures, body, ...answer } = await call(treat)
  expect(answer).toMatchObject({ status, retryAfter: '2' })
  expect(JSON.parse(body)).toMatchObject({ code, traceId: '4bf92f3577b34da6a3ce929d0e0e4736' })
  expect(failures).toEqual([code])
})

it.each([
  ['ends', (socket: Socket) => socket.destroy()],
  ['hangs', () => undefined],
])('cuts off an incomplete response: the backend %s', async (_name, then) => {
  const { status, body } = await call((socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{"half":')
    setTimeout(() => then(socket), 50)
  })
  expect(status).toBe(200)
  expect(body).toMatch(/^cut: /)
})

/** A backend with a given listener behind a front; passes the front's address to `work`. */
const behind = async (
  answer: RequestListener,
  work: (url: string, backend: HttpServer) => Promise<void>,
): Promise<void> => {
  const backend = createHttpServer(answer).listen(0, '127.0.0.1')
  await once(backend, 'listening')
  const proxy = proxyBackend({
    isOwn: () => false,
    target: `http://127.0.0.1:${portOf(backend)}`,
    anonKey: () => 'key',
    timeoutMs: 400,
    log: pino({ level: 'silent' }),
    onFailure: () => undefined,
  })
  const front = express().use(proxy).listen(0, '127.0.0.1')
  await once(front, 'listening')
  try {
    await work(`http://127.0.0.1:${portOf(front)}/functions/v1/hotels`, backend)
  } finally {
    for (const server of [front, backend]) {
      server.closeAllConnections()
      server.close()
    }
  }
}

it('keeps connections to the backend and the visitor alive', async () => {
  let connections = 0
  await behind(
    (_request, response) => void response.end('{}'),
    async (url, backend) => {
      backend.on('connection', () => (connections += 1))
      for (let call = 0; call < 3; call += 1) {
        const response = await fetch(url)
        expect(response.headers.get('connection')).toBe('keep-alive')
        await response.text()
      }
    },
  )
  expect(connections).toBe(1)
})

const LONG = Buffer.alloc(3_000_000, 'what a visitor typed ')

it.each([
  ['of a known length', LONG],
  ['in parts', new Blob([LONG]).stream()],
])('streams a long body %s both ways', (_, body) =>
  behind(
    (request, response) => void request.pipe(response),
    async (url) => {
      const response = await fetch(url, { method: 'POST', body, duplex: 'half' } as RequestInit)
      expect(Buffer.from(await response.arrayBuffer()).equals(LONG)).toBe(true)
    },
  ),
)

it('applies backpressure while the visitor reads nothing', () =>
  behind(
    (_request, response) =>
      void Readable.from(Array.from({ length: 400 }, () => LONG.subarray(0, 100_000))).pipe(response),
    async (url) => {
      const reader = (await fetch(url)).body?.getReader()
      let bytes = 0
      for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
        if (bytes === 0) await new Promise((resolve) => setTimeout(resolve, 200))
        bytes += part.value.length
      }
      expect(bytes).toBe(40_000_000)
    },
  ))

it('answers a visitor who is still sending when the backend is unreachable', () =>
  behind(
    () => undefined,
    async (url, backend) => {
      backend.close()
      for (const body of [Buffer.from('{}'), LONG]) {
        const response = await fetch(url, { method: 'POST', body })
        expect([response.status, await response.json()]).toMatchObject([503, { code: 'unavailable' }])
      }
    },
  ))

it.each([
  ['wait', false],
  ['response', true],
])('aborts the backend call when the visitor disconnects during the %s', async (_, begun) => {
  let whole = true
  const leaving = new AbortController()
  await behind(
    (_request, response) => {
      if (begun) response.write('half')
      setTimeout(() => leaving.abort(), 50)
      response.once('close', () => (whole = response.writableFinished))
    },
    async (url) => {
      const asked = fetch(url, { signal: leaving.signal }).then((response) => response.text())
      await expect(asked).rejects.toThrow('aborted')
      await vi.waitFor(() => expect(whole).toBe(false))
    },
  )
})

it('does not forward hop-by-hop headers and early hints', async () => {
  let came: IncomingHttpHeaders = {}
  await behind(
    (request, response) => {
      came = request.headers
      response.writeEarlyHints({ link: '</early>; rel=preload' })
      response.writeHead(200, {
        connection: 'close, X-Inner',
        'x-inner': '1',
        'keep-alive': 'timeout=9',
        'x-outer': '1',
      })
      response.end('{}')
    },
    async (url) => {
      const { status, headers } = await fetch(url, {
        headers: { 'x-forwarded-for': '203.0.113.9', 'proxy-authorization': 'x' },
      })
      expect([status, headers.get('x-outer'), headers.get('x-inner'), headers.get('link')]).toEqual([
        200,
        '1',
        null,
        null,
      ])
      expect(headers.get('connection')).toBe('keep-alive')
    },
  )
  expect(came['x-forwarded-for']).toMatch(/^203\.0\.113\.9,.*127\.0\.0\.1$/)
  expect(came).toMatchObject({ 'x-forwarded-proto': 'http', 'x-forwarded-host': expect.stringContaining('127.0.0.1') })
  expect(came['proxy-authorization']).toBeUndefined()
})

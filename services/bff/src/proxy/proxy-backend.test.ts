import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { createServer, type Server, type Socket } from 'node:net'
import express from 'express'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { proxyBackend } from './proxy-backend.ts'

const portOf = (server: { address: () => ReturnType<Server['address']> }): number => {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** A backend that treats every connection as told; gives what a visitor's call became and what the backend was sent. */
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

it('continues the trace, keeps cookies to itself and lends the public key', async () => {
  const { status, sent } = await call((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}'))
  expect(status).toBe(200)
  expect(sent).toMatch(/^traceparent: 00-4bf92f3577b34da6a3ce929d0e0e4736-(?!00f067aa0ba902b7)[0-9a-f]{16}-01\r$/m)
  expect(sent).not.toContain('cookie')
  expect(sent).toContain('apikey: key')
})

it.each([
  ['never answers', () => undefined, 504, 'timeout'],
  ['hangs up', (socket: Socket) => socket.destroy(), 504, 'timeout'],
  ['closes its half without an answer', (socket: Socket) => socket.end(), 504, 'timeout'],
  ['answers garbage', (socket: Socket) => socket.end('\u0000\u0001 not HTTP at all\r\n\r\n'), 503, 'unavailable'],
])('says so, and when to come again, when the backend %s', async (_name, treat, status, code) => {
  const { failures, body, ...answer } = await call(treat)
  expect(answer).toMatchObject({ status, retryAfter: '2' })
  expect(JSON.parse(body)).toMatchObject({ code, traceId: '4bf92f3577b34da6a3ce929d0e0e4736' })
  expect(failures).toEqual([code])
})

it.each([
  ['ends', (socket: Socket) => socket.destroy()],
  ['hangs', () => undefined],
])('cuts an answer whose second half never comes: the backend %s', async (_name, then) => {
  const { status, body } = await call((socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{"half":')
    setTimeout(() => then(socket), 50)
  })
  expect(status).toBe(200)
  expect(body).toMatch(/^cut: /)
})

it('keeps its connection to the backend, and the visitor keeps theirs', async () => {
  let connections = 0
  const backend = createHttpServer((_request, response) => void response.end('{}')).on(
    'connection',
    () => (connections += 1),
  )
  backend.listen(0, '127.0.0.1')
  await once(backend, 'listening')
  const proxy = proxyBackend({
    target: `http://127.0.0.1:${portOf(backend)}`,
    anonKey: () => 'key',
    timeoutMs: 400,
    log: pino({ level: 'silent' }),
    onFailure: () => undefined,
  })
  const front = express().use(proxy).listen(0, '127.0.0.1')
  await once(front, 'listening')
  try {
    for (let call = 0; call < 3; call += 1) {
      const response = await fetch(`http://127.0.0.1:${portOf(front)}/functions/v1/hotels`)
      expect(response.headers.get('connection')).toBe('keep-alive')
      await response.text()
    }
    expect(connections).toBe(1)
  } finally {
    for (const server of [front, backend]) {
      server.closeAllConnections()
      server.close()
    }
  }
})

import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { acceptUpgrades } from '@site/http/upgrades'
import { ROOM_PATH } from '@site/contracts/room'
import { Registry } from 'prom-client'
import { afterEach, describe, expect, it } from 'vitest'
import { relayRooms, type RelayOptions } from './relay-rooms.ts'

const open: { readonly servers: Server[]; readonly sockets: Socket[] } = { servers: [], sockets: [] }
afterEach(() => {
  for (const socket of open.sockets.splice(0)) socket.destroy()
  for (const server of open.servers.splice(0)) server.close()
})

const listen = async (server: Server): Promise<number> => {
  open.servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address: AddressInfo | string | null = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** A backend that takes every room and sends back what it gets, and a front server before it. */
const start = async (options: Partial<RelayOptions> = {}) => {
  const asked: IncomingHttpHeaders[] = []
  const backendSockets: Socket[] = []
  const backend = createServer((_request, response) => response.writeHead(404).end())
  acceptUpgrades(backend, ROOM_PATH, (request, socket, head) => {
    asked.push(request.headers)
    backendSockets.push(socket)
    open.sockets.push(socket)
    socket.on('error', () => undefined)
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nX-Seen: yes\r\n\r\n')
    socket.write(head)
    socket.pipe(socket)
  })
  const backendPort = await listen(backend)
  let failures = 0
  const relay = relayRooms({
    target: `http://127.0.0.1:${backendPort}`,
    timeoutMs: 500,
    maxConnections: 2,
    isOwn: (origin) => origin === 'https://staging.example',
    onFailure: () => (failures += 1),
    registry: new Registry(),
    ...options,
  })
  const front = createServer((request, response) => response.end(`page ${request.url}`))
  acceptUpgrades(front, ROOM_PATH, relay.upgrade)
  const port = await listen(front)
  return { asked, backendSockets, relay, port, failures: () => failures }
}

/** Sends a request with an upgrade; the socket, and what it has answered so far. */
const ask = async (port: number, headers: readonly string[] = [], path = ROOM_PATH, upgrade = 'websocket') => {
  const socket = connect(port, '127.0.0.1')
  open.sockets.push(socket)
  let text = ''
  socket.on('data', (part) => (text += part.toString('latin1')))
  socket.on('error', () => undefined)
  const closed = once(socket, 'close')
  socket.write(
    [
      `GET ${path} HTTP/1.1`,
      'Host: site.example',
      'Connection: Upgrade',
      `Upgrade: ${upgrade}`,
      ...headers,
      '',
      '',
    ].join('\r\n'),
  )
  const seen = async (words: string) => {
    for (const end = Date.now() + 3000; !text.includes(words);) {
      if (Date.now() > end) throw new Error(`no ${words} in ${text}`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    return text
  }
  return { socket, seen, closed }
}

describe('a WebSocket of a shared plan', () => {
  it('reaches the backend with the visitor’s address and without cookies, and bytes go both ways', async () => {
    const { asked, port } = await start()
    const one = await ask(port, ['Cookie: visitor=1', 'Sec-WebSocket-Key: abc', 'Origin: http://site.example'])
    expect(await one.seen('X-Seen: yes')).toMatch(/^HTTP\/1\.1 101 /)
    one.socket.write('hello')
    await one.seen('hello')
    expect(asked[0]).toMatchObject({ 'sec-websocket-key': 'abc', 'x-forwarded-for': '127.0.0.1', upgrade: 'websocket' })
    expect(asked[0]?.cookie).toBeUndefined()
  })
  it('closes at both ends, whichever closes first', async () => {
    const { backendSockets, port } = await start()
    const one = await ask(port)
    await one.seen('101')
    backendSockets[0]?.destroy()
    await one.closed
    const two = await ask(port)
    await two.seen('101')
    const [, second] = backendSockets
    if (second === undefined) throw new Error('the backend got no second connection')
    const gone = once(second, 'close')
    two.socket.destroy()
    await gone
  })
  it.each([
    ['of this host', 'http://site.example', 101],
    ['of a host of this site', 'https://staging.example', 101],
    ['of another site', 'https://evil.example', 403],
    ['of a sandbox', 'null', 403],
  ])('may be opened by a page %s: %s, %i', async (_, origin, status) => {
    const { port } = await start()
    await (await ask(port, [`Origin: ${origin}`])).seen(`HTTP/1.1 ${status} `)
  })
  it('gets 503 beyond the limit, and a place when one is free', async () => {
    const { port } = await start()
    const [first] = [await ask(port), await ask(port)]
    await first.seen('101')
    await (await ask(port)).seen('HTTP/1.1 503 ')
    first.socket.destroy()
    await first.closed
    await new Promise((resolve) => setTimeout(resolve, 50))
    await (await ask(port)).seen('HTTP/1.1 101 ')
  })
  it('gets 503 while the backend is away', async () => {
    const { port, failures } = await start({ target: 'http://127.0.0.1:9' })
    await (await ask(port)).seen('HTTP/1.1 503 ')
    expect(failures()).toBe(1)
  })
  it('ends when the process stops', async () => {
    const { port, relay } = await start()
    const one = await ask(port)
    await one.seen('101')
    relay.stop()
    await one.closed
  })
})

it.each([
  ['another path', '/functions/v1/hotels', 'websocket'],
  ['another protocol', '/', 'h2c'],
])('an upgrade to %s is answered as if it had not been asked for', async (_, path, upgrade) => {
  const { port, asked } = await start()
  const one = await ask(port, [], path, upgrade)
  expect(await one.seen(`page ${path}`)).toMatch(/^HTTP\/1\.1 200 /)
  await one.closed
  expect(asked).toEqual([])
})

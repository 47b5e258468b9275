import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage, type RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { bodyGate, type BodyGateOptions } from './body-gate.ts'

let port = 0
let rejected = 0
let reached: string[] = []
let close = (): void => undefined
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  close()
})

const echo: RequestListener = (request, response) =>
  void text(request).then((body) => {
    reached.push(body)
    response.end(body)
  })

const start = async (options: Partial<BodyGateOptions> = {}, next: RequestListener = echo): Promise<void> => {
  rejected = 0
  reached = []
  const listener = bodyGate(
    {
      addressOf: ({ headers }) => String(headers['x-address'] ?? 'one'),
      bodiesAtOnce: 100,
      bodiesPerAddress: 10,
      bodyMs: 60_000,
      sendRejection: (_request, response) => void response.writeHead(503).end(),
      onReject: () => (rejected += 1),
      ...options,
    },
    next,
  )
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
  close = () => {
    server.closeAllConnections()
    server.close()
  }
}

/** A request whose body is never completed. */
const slow = async (address = 'one'): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  await once(socket, 'connect')
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\nX-Address: ${address}\r\nContent-Length: 9\r\n\r\n{`)
  return socket
}

const post = (body: string, address = 'one') =>
  fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body, headers: { 'x-address': address } })

const answerTo = async (socket: Socket): Promise<string> => {
  const [answer] = await once(socket, 'data')
  return String(answer)
}

/** Sends a body in chunks. */
const inParts = async (parts: readonly string[]): Promise<string> => {
  const sending = ask({ port, host: '127.0.0.1', method: 'POST' })
  for (const part of parts) {
    sending.write(part)
    await new Promise((resolve) => setImmediate(resolve))
  }
  sending.end()
  const [answer]: IncomingMessage[] = await once(sending, 'response')
  return answer === undefined ? '' : text(answer)
}

describe('a complete body', () => {
  it.each(['x', 'x'.repeat(20_000), 'x'.repeat(32_768), 'x'.repeat(400_000)])(
    'is passed on unchanged',
    async (body) => {
      await start()
      expect((await (await post(body)).text()).length).toBe(body.length)
    },
  )

  it.each([[['a', 'b', 'c']], [[]], [Array.from({ length: 60 }, () => 'x'.repeat(1000))]])(
    'is passed on unchanged when it arrives in chunks',
    async (parts) => {
      await start()
      expect(await inParts(parts)).toBe(parts.join(''))
    },
  )

  it('can be piped', async () => {
    await start({}, (request, response) => void request.pipe(new PassThrough()).pipe(response))
    expect(await (await post('x'.repeat(30_000))).text()).toBe('x'.repeat(30_000))
    expect(await inParts(['a', 'b'])).toBe('ab')
  })

  it('leaves its connection open for the next request', async () => {
    await start()
    const socket = connect(port, '127.0.0.1')
    sockets.push(socket)
    let answers = ''
    socket.on('data', (part) => (answers += String(part)))
    const one = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nhi'
    socket.write(one.repeat(3))
    await expect.poll(() => answers.match(/200 OK/g)?.length).toBe(3)
    expect(reached).toEqual(['hi', 'hi', 'hi'])
  })
})

describe('an incomplete body', () => {
  it('is not passed on, and does not block other requests', async () => {
    await start()
    for (let n = 0; n < 9; n += 1) await slow()
    expect((await post('hi')).status).toBe(200)
    expect(reached).toEqual(['hi'])
  })

  it('is rejected above the limit of its address; other addresses are not affected', async () => {
    await start({ bodiesPerAddress: 3 })
    for (let n = 0; n < 3; n += 1) await slow()
    expect(await answerTo(await slow())).toMatch(/^HTTP\/1\.1 503 [\s\S]*connection: close/i)
    expect((await post('hi')).status).toBe(503)
    expect((await post('hi', 'two')).status).toBe(200)
    expect(rejected).toBe(2)
  })

  it('is rejected above the limit of all addresses', async () => {
    await start({ bodiesAtOnce: 3 })
    for (const address of ['one', 'two', 'three']) await slow(address)
    expect((await post('hi', 'four')).status).toBe(503)
  })

  it('no longer counts when its client disconnects', async () => {
    await start({ bodiesPerAddress: 1 })
    const socket = await slow()
    await expect.poll(async () => (await post('hi')).status).toBe(503)
    socket.destroy()
    await expect.poll(async () => (await post('hi')).status).toBe(200)
  })

  it('times out with 408 and closes the connection', async () => {
    await start({ bodyMs: 20, bodiesPerAddress: 1 })
    const socket = await slow()
    expect(await answerTo(socket)).toMatch(/^HTTP\/1\.1 408 /)
    await once(socket, 'close')
    expect((await post('hi')).status).toBe(200)
    expect(reached).toEqual(['hi'])
  })
})

it('passes a request without a body on', async () => {
  await start({ bodiesAtOnce: 0 })
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200)
})

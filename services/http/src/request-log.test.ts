import { once } from 'node:events'
import { createServer, get } from 'node:http'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { requestLog } from './request-log.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'

/** Requests each path, aborts `/slow`, and returns the logged lines. */
const linesOf = async (paths: readonly string[]): Promise<string[]> => {
  const lines: string[] = []
  const out = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  const log = requestLog(pino({ base: null, timestamp: false }, out))
  const over: Promise<unknown>[] = []
  const server = createServer((request, response) => {
    log(request, response, () => {
      if (request.url === '/slow') return void response.write('half')
      response.statusCode = request.url === '/broken' ? 500 : 200
      response.end('ok')
    })
    over.push(new Promise((resolve) => response.once('close', resolve)))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const headers = { 'x-request-id': 'asked-by-a-test', traceparent: `00-${TRACE}-00f067aa0ba902b7-01` }
  for (const path of paths) {
    const asking = get({ port, host: '127.0.0.1', path, headers, agent: false })
    const [answer] = await once(asking, 'response')
    expect(answer.headers['x-request-id']).toBe('asked-by-a-test')
    answer.on('error', () => undefined)
    if (path === '/slow') asking.destroy()
    else answer.resume()
    await new Promise((resolve) => answer.once('close', resolve))
  }
  await Promise.all(over)
  server.close()
  return lines
}

it('writes one line a request, without its query', async () => {
  const [line = '', ...more] = await linesOf(['/hotels?email=ada@example.org'])
  expect(more).toEqual([])
  expect(JSON.parse(line)).toMatchObject({
    level: 30,
    requestId: 'asked-by-a-test',
    traceId: TRACE,
    method: 'GET',
    path: '/hotels',
    status: 200,
    ms: expect.any(Number),
  })
  expect(line).not.toContain('ada')
})

it('cuts a long path at 500 characters', async () => {
  const [line = ''] = await linesOf([`/${'x'.repeat(8000)}`])
  expect(JSON.parse(line).path).toBe(`/${'x'.repeat(499)}`)
})

it('logs failures as errors and marks aborted responses', async () => {
  const lines = (await linesOf(['/broken', '/slow'])).map((line) => JSON.parse(line))
  expect(lines).toMatchObject([
    { level: 50, status: 500 },
    { level: 30, status: 200, cutOff: true },
  ])
  expect(lines[0]).not.toHaveProperty('cutOff')
})

it('does not log probes', async () => {
  expect(await linesOf(['/livez', '/readyz?x=1', '/metrics', '/health'])).toEqual([])
})

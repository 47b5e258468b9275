import { createServer, type RequestListener } from 'node:http'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { admissionGate, type Gate, type Kind } from './admission-gate.ts'
import { createAdmissionQueue } from './admission-queue.ts'

const withServer = async ({ listener, onConnection }: Gate, work: (url: string) => Promise<void>): Promise<void> => {
  const server = createServer(listener).on('connection', onConnection).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  try {
    await work(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const gate = (maxQueueDelayMs: number, maxConcurrent: number, next: RequestListener, rejected: Kind[] = []): Gate =>
  admissionGate(
    {
      queue: maxQueueDelayMs === 0 ? null : createAdmissionQueue(maxQueueDelayMs),
      maxConcurrent,
      kindOf: ({ url }) => (url === '/livez' ? 'always' : url === '/form' ? 'important' : 'ordinary'),
      sendRejection: (_request, response) => void response.writeHead(503, { 'retry-after': '2' }).end(),
      onReject: (kind) => rejected.push(kind),
    },
    next,
  )

const work = (ms: number): void => {
  for (const end = performance.now() + ms; performance.now() < end;);
}

it('rejects ordinary requests after the queue delay; forms and probes are served', async () => {
  const rejected: Kind[] = []
  const busy: RequestListener = (_request, response) => {
    work(60)
    response.end('ok')
  }
  await withServer(gate(100, 1000, busy, rejected), async (url) => {
    const asked = Array.from({ length: 20 }, () => fetch(`${url}/page`))
    const form = fetch(`${url}/form`, { method: 'POST', body: 'x' })
    const probe = fetch(`${url}/livez`)
    expect([(await form).status, (await probe).status]).toEqual([200, 200])
    const pages = await Promise.all(asked)
    const shed = pages.filter(({ status }) => status === 503)
    expect(shed.length).toBeGreaterThan(10)
    expect(shed.length).toBeLessThan(20)
    expect(new Set(shed.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['2']))
    expect(rejected).toEqual(shed.map(() => 'ordinary'))
  })
})

it('skips requests aborted while queued', async () => {
  let answered = 0
  const busy: RequestListener = (_request, response) => {
    answered += 1
    work(60)
    response.end('ok')
  }
  await withServer(gate(5000, 1000, busy), async (url) => {
    const aborted = AbortSignal.timeout(150)
    const asked = Array.from({ length: 20 }, () => fetch(url, { signal: aborted }).catch(() => null))
    await Promise.all(asked)
    expect((await fetch(url)).status).toBe(200)
    expect(answered).toBeLessThan(20)
  })
})

it('limits concurrent requests and frees their slots when they end', async () => {
  const waiting: (() => void)[] = []
  const slow: RequestListener = (_request, response) => void waiting.push(() => response.end('ok'))
  await withServer(gate(0, 2, slow), async (url) => {
    const open = [fetch(url), fetch(url)]
    while (waiting.length < 2) await new Promise((resolve) => setTimeout(resolve, 5))
    expect((await fetch(url)).status).toBe(503)
    const forms = [fetch(`${url}/form`), fetch(`${url}/form`)]
    while (waiting.length < 4) await new Promise((resolve) => setTimeout(resolve, 5))
    expect((await fetch(`${url}/form`)).status).toBe(503)
    for (const answer of waiting.splice(0)) answer()
    expect((await Promise.all([...open, ...forms])).map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const again = fetch(url)
    while (waiting.length < 1) await new Promise((resolve) => setTimeout(resolve, 5))
    waiting[0]?.()
    expect((await again).status).toBe(200)
  })
})

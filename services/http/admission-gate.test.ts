import { createServer, type RequestListener } from 'node:http'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { admissionGate, type Gate, type Kind } from './admission-gate.ts'
import { createLine } from './line.ts'

const withServer = async ({ listener, knock }: Gate, work: (url: string) => Promise<void>): Promise<void> => {
  const server = createServer(listener).on('connection', knock).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  try {
    await work(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const gate = (patienceMs: number, mostAtOnce: number, next: RequestListener, refused: Kind[] = []): Gate =>
  admissionGate(
    {
      line: patienceMs === 0 ? null : createLine(patienceMs),
      mostAtOnce,
      kindOf: ({ url }) => (url === '/livez' ? 'always' : url === '/form' ? 'important' : 'ordinary'),
      refuse: (_request, response) => void response.writeHead(503, { 'retry-after': '2' }).end(),
      onRefused: (kind) => refused.push(kind),
    },
    next,
  )

const work = (ms: number): void => {
  for (const end = performance.now() + ms; performance.now() < end;);
}

it('turns ordinary requests away once they have waited too long; forms and probes go on', async () => {
  const refused: Kind[] = []
  const busy: RequestListener = (_request, response) => {
    work(60)
    response.end('ok')
  }
  await withServer(gate(100, 1000, busy, refused), async (url) => {
    const asked = Array.from({ length: 20 }, () => fetch(`${url}/page`))
    const form = fetch(`${url}/form`, { method: 'POST', body: 'x' })
    const probe = fetch(`${url}/livez`)
    expect([(await form).status, (await probe).status]).toEqual([200, 200])
    const pages = await Promise.all(asked)
    const away = pages.filter(({ status }) => status === 503)
    expect(away.length).toBeGreaterThan(10)
    expect(away.length).toBeLessThan(20)
    expect(new Set(away.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['2']))
    expect(refused).toEqual(away.map(() => 'ordinary'))
  })
})

it('forgets who went while waiting', async () => {
  let answered = 0
  const busy: RequestListener = (_request, response) => {
    answered += 1
    work(60)
    response.end('ok')
  }
  await withServer(gate(5000, 1000, busy), async (url) => {
    const impatient = AbortSignal.timeout(150)
    const asked = Array.from({ length: 20 }, () => fetch(url, { signal: impatient }).catch(() => null))
    await Promise.all(asked)
    expect((await fetch(url)).status).toBe(200)
    expect(answered).toBeLessThan(20)
  })
})

it('lets no more in at once than it may, and counts those who leave', async () => {
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

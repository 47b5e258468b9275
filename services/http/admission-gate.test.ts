import { createServer, type RequestListener } from 'node:http'
import { once } from 'node:events'
import { idle, type Admission } from '@site/contracts/admission'
import { expect, it } from 'vitest'
import { admissionGate, type Kind } from './admission-gate.ts'

const withServer = async (listener: RequestListener, work: (url: string) => Promise<void>): Promise<void> => {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  try {
    await work(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const gate = (admission: Admission, mostAtOnce: number, next: RequestListener, refused: Kind[] = []): RequestListener =>
  admissionGate(
    {
      admission: () => admission,
      mostAtOnce,
      turnMs: 0,
      kindOf: ({ url }) => (url === '/livez' ? 'always' : url === '/form' ? 'important' : 'ordinary'),
      refuse: (_request, response) => void response.writeHead(503, { 'retry-after': '2' }).end(),
      onRefused: (kind) => refused.push(kind),
      chance: () => 0.5,
    },
    next,
  )

it('turns ordinary requests away first, probes never', async () => {
  const refused: Kind[] = []
  const answered: RequestListener = (_request, response) => void response.end('ok')
  await withServer(gate({ ...idle, shedding: 0.9 }, 100, answered, refused), async (url) => {
    const away = await fetch(`${url}/page`)
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '2'])
    expect((await fetch(`${url}/form`, { method: 'POST', body: 'x' })).status).toBe(200)
    expect((await fetch(`${url}/livez`)).status).toBe(200)
  })
  expect(refused).toEqual(['ordinary'])
})

it('lets no more in at once than it may, and counts those who leave', async () => {
  const waiting: (() => void)[] = []
  const slow: RequestListener = (_request, response) => void waiting.push(() => response.end('ok'))
  await withServer(gate(idle, 2, slow), async (url) => {
    const open = [fetch(url), fetch(url)]
    while (waiting.length < 2) await new Promise((resolve) => setTimeout(resolve, 5))
    expect((await fetch(url)).status).toBe(503)
    for (const answer of waiting.splice(0)) answer()
    expect((await Promise.all(open)).map(({ status }) => status)).toEqual([200, 200])
    const again = fetch(url)
    while (waiting.length < 1) await new Promise((resolve) => setTimeout(resolve, 5))
    waiting[0]?.()
    expect((await again).status).toBe(200)
  })
})

import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { json } from 'node:stream/consumers'
import { measuredBatch, type MeasuredBatch } from '@site/contracts/measured-batch'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCounts } from './counts.ts'
import { createSender, INTERVAL_MS, type BatchOutcome } from './send-measured.ts'

const release = { name: 'mf-a', version: '1.0.0' }
const servers: Server[] = []

/** Only the clock of intervals is moved: requests need the others. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }))
afterEach(() => {
  vi.useRealTimers()
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

const listen = async (listener: RequestListener, port = 0): Promise<number> => {
  const server = createServer(listener).listen(port, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** A registry service that keeps what it stores and answers as it is told. */
const service = async (statusOf: (call: number) => number) => {
  const stored: MeasuredBatch[] = []
  const seen: { readonly authorization: string | undefined; readonly batch: MeasuredBatch }[] = []
  const port = await listen((request, response) => {
    void json(request).then((body) => {
      const batch = measuredBatch.parse(body)
      seen.push({ authorization: request.headers.authorization, batch })
      const status = statusOf(seen.length)
      if (status === 204) stored.push(batch)
      response.writeHead(status).end()
    })
  })
  return { url: `http://127.0.0.1:${port}`, stored, seen }
}

const start = (url: string) => {
  const counts = createCounts()
  const outcomes: BatchOutcome[] = []
  const troubles: (string | null)[] = []
  const sender = createSender({
    counts,
    url,
    token: 'secret',
    onOutcome: (outcome) => outcomes.push(outcome),
    onTrouble: (problem) => troubles.push(problem),
  })
  /** One interval with so many visits. */
  const interval = (visits = 1): void => {
    for (let visit = 0; visit < visits; visit += 1) counts.visit(release)
    vi.advanceTimersByTime(INTERVAL_MS)
  }
  return { counts, sender, outcomes, troubles, interval }
}
const until = (check: () => unknown): Promise<void> => vi.waitFor(() => void expect(check()).toBeTruthy(), 3000)

it('posts what was counted every five seconds, with its token, and nothing when nothing was', async () => {
  const { url, seen } = await service(() => 204)
  const { interval, outcomes } = start(url)
  interval(2)
  await until(() => outcomes.length === 1)
  interval(0)
  interval(3)
  await until(() => outcomes.length === 2)
  expect(outcomes).toEqual(['stored', 'stored'])
  expect(seen.map(({ batch }) => batch.remotes['mf-a']?.['1.0.0']?.visits)).toEqual([2, 3])
  expect(seen.map(({ batch }) => batch.sequence)).toEqual([0, 1])
  expect(seen[0]?.authorization).toBe('Bearer secret')
  const [one, two] = seen.map(({ batch }) => batch)
  expect(Date.parse(two?.to ?? '') - Date.parse(two?.from ?? '')).toBe(INTERVAL_MS)
  expect(one?.front).toBe(two?.front)
})

it.each([500, 503, 401, 429])(
  'keeps a batch as it is while the service answers %i, and waits longer each time',
  async (status) => {
    const { url, seen, stored } = await service((call) => (call < 3 ? status : 204))
    const { interval, outcomes, troubles, sender } = start(url)
    interval()
    await until(() => outcomes.length === 1)
    // Tried again after 5 s, then after 10.
    interval()
    await until(() => outcomes.length === 2)
    interval()
    interval()
    await until(() => stored.length === 4)
    expect(outcomes).toEqual(['failed', 'failed', 'stored', 'stored', 'stored', 'stored'])
    expect(seen.slice(0, 3).map(({ batch }) => batch.sequence)).toEqual([0, 0, 0])
    expect(seen[1]?.batch).toEqual(seen[0]?.batch)
    expect(troubles).toEqual([`answers ${status}`, null])
    expect(sender.waiting()).toBe(0)
  },
)

it.each([422, 413])('drops a batch that is answered %i, and goes on with the next', async (status) => {
  const { url, stored } = await service((call) => (call === 1 ? status : 204))
  const { interval, outcomes, troubles } = start(url)
  interval()
  await until(() => outcomes.length === 1)
  interval()
  await until(() => stored.length === 1)
  expect(outcomes).toEqual(['refused', 'stored'])
  expect(troubles).toEqual([`refuses a batch with ${status}, which is dropped`])
})

it('keeps ten minutes for a service that is dead, and counts what is lost', async () => {
  const port = await listen(() => undefined)
  for (const server of servers.splice(0)) server.close()
  const { interval, outcomes, sender } = start(`http://127.0.0.1:${port}`)
  for (let minute = 0; minute < 30; minute += 1) {
    for (let each = 0; each < 12; each += 1) interval()
    // A refused connection needs the real clock.
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
  expect(sender.waiting()).toBe(120)
  const lost = outcomes.filter((outcome) => outcome === 'dropped').length
  expect(lost).toBe(360 - 120)
  // Once a minute at last, not every five seconds.
  const tries = outcomes.filter((outcome) => outcome === 'failed').length
  expect(tries).toBeGreaterThan(10)
  expect(tries).toBeLessThan(40)
})

it('sends one batch at a time to a service that is slow', async () => {
  let open = 0
  let most = 0
  let answered = 0
  const port = await listen((request, response) => {
    open += 1
    most = Math.max(most, open)
    request.resume()
    setTimeout(() => {
      open -= 1
      answered += 1
      response.writeHead(204).end()
    }, 60)
  })
  const { interval } = start(`http://127.0.0.1:${port}`)
  for (let each = 0; each < 5; each += 1) interval()
  await until(() => answered === 5)
  expect(most).toBe(1)
})

it('sends what is left when the process stops, for two seconds at most', async () => {
  const quick = await service(() => 204)
  const well = start(quick.url)
  well.counts.visit(release)
  await well.sender.stop()
  expect(quick.stored).toHaveLength(1)

  const port = await listen(() => undefined)
  const hanging = start(`http://127.0.0.1:${port}`)
  hanging.interval()
  hanging.counts.visit(release)
  const begun = performance.now()
  await hanging.sender.stop()
  expect(performance.now() - begun).toBeLessThan(3000)
})

it('follows no redirect with its token', async () => {
  const elsewhere = await service(() => 204)
  const port = await listen((request, response) => {
    request.resume()
    response.writeHead(307, { location: `${elsewhere.url}/v1/measured` }).end()
  })
  const { interval, outcomes } = start(`http://127.0.0.1:${port}`)
  interval()
  await until(() => outcomes.length === 1)
  expect(outcomes).toEqual(['failed'])
  expect(elsewhere.seen).toEqual([])
})

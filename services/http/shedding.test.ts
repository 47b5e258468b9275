import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { admissionGate } from './admission-gate.ts'
import { createLine } from './line.ts'

/** What each request costs the processor, in ms: two hundred a second are all there is. */
const COST_MS = 5

interface Crowd {
  readonly admitted: number
  readonly p99: number
  readonly turnedAway: number
  readonly errors: number
}

let url = ''
const server = createServer()

beforeAll(async () => {
  const { listener, knock } = admissionGate(
    {
      line: createLine(1000),
      mostAtOnce: 10_000,
      kindOf: () => 'ordinary',
      refuse: (_request, response) => void response.writeHead(503, { 'retry-after': '3' }).end(),
      onRefused: () => undefined,
    },
    (_request, response) => {
      for (const end = performance.now() + COST_MS; performance.now() < end;);
      response.end('ok')
    },
  )
  server.on('request', listener).on('connection', knock).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const crowd = async (perSecond: number, seconds: number): Promise<Crowd> => {
  const program = fileURLToPath(new URL('testing/crowd.mjs', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [program, url, String(perSecond), String(seconds)])
  return JSON.parse(stdout)
}

it('turns away what is too much in order, and forgets it when the crowd has gone', async () => {
  // How soon the others are answered is told, not asserted: it depends on who else uses this machine.
  const over = await crowd(600, 5)
  console.log('three times the capacity for 5 s:', JSON.stringify(over))
  expect(over.errors).toBe(0)
  expect(over.turnedAway).toBeGreaterThan(500)
  expect(over.admitted).toBeGreaterThan(20)
  let after = over
  for (let second = 0; second < 10 && after.turnedAway > 0; second += 1) {
    await sleep(500)
    after = await crowd(10, 0.5)
  }
  expect(after).toMatchObject({ turnedAway: 0, errors: 0 })
}, 40_000)

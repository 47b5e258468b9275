import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { admissionGate } from './admission-gate.ts'
import { createAdmissionQueue } from './admission-queue.ts'

/** Processor time of each request, in ms: the capacity is 200 a second. */
const COST_MS = 5

interface LoadResult {
  readonly admitted: number
  readonly p99: number
  readonly rejected: number
  readonly errors: number
}

let url = ''
const server = createServer()

beforeAll(async () => {
  const { listener, onConnection } = admissionGate(
    {
      queue: createAdmissionQueue(1000),
      maxConcurrent: 10_000,
      kindOf: () => 'ordinary',
      sendRejection: (_request, response) => void response.writeHead(503, { 'retry-after': '3' }).end(),
      onReject: () => undefined,
    },
    (_request, response) => {
      for (const end = performance.now() + COST_MS; performance.now() < end;);
      response.end('ok')
    },
  )
  server.on('request', listener).on('connection', onConnection).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const generateLoad = async (perSecond: number, seconds: number): Promise<LoadResult> => {
  const program = fileURLToPath(new URL('testing/generate-load.mjs', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [program, url, String(perSecond), String(seconds)])
  return JSON.parse(stdout)
}

it('rejects excess load with 503, and nothing once the load is over', async () => {
  // Latency is printed, not asserted: it depends on the load of the machine.
  const overload = await generateLoad(600, 5)
  console.log('three times the capacity for 5 s:', JSON.stringify(overload))
  expect(overload.errors).toBe(0)
  expect(overload.rejected).toBeGreaterThan(500)
  expect(overload.admitted).toBeGreaterThan(20)
  let after = overload
  for (let second = 0; second < 10 && after.rejected > 0; second += 1) {
    await sleep(500)
    after = await generateLoad(10, 0.5)
  }
  expect(after).toMatchObject({ rejected: 0, errors: 0 })
}, 40_000)

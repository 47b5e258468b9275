import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { randomFrom, requestWriter } from './fuzz-requests.mjs'
import { withSite } from '../lib/journeys.mjs'
import { say } from '../lib/say.mjs'

const AT_ONCE = 48
/** A request that was never whole gets no answer: it is given up after this long, in ms. */
const GIVE_UP_MS = 1500
/** What the site may answer when its backend is away or it has too much to do. */
const BY_DESIGN = new Set([502, 503, 504])
/** Part by which memory may be larger at the end than after a fifth of all requests. */
const GROWTH = 0.2

/** Sends bytes and gives the status of the first answer; null when there was none. */
const send = (port, bytes) =>
  new Promise((done) => {
    let head = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    const end = () => {
      socket.destroy()
      const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(head) ?? []
      done(status === undefined ? null : Number(status))
    }
    socket.setTimeout(GIVE_UP_MS, end)
    socket.on('data', (part) => {
      if (head.length < 12) head += part.toString('latin1', 0, 12)
    })
    socket.on('error', end)
    socket.on('close', end)
  })

/** Start and memory of the front server, as it tells them itself. */
const vitals = async (address) => {
  const text = await (await fetch(`${address}/metrics`)).text()
  const read = (name) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1])
  const resident = read('process_resident_memory_bytes')
  const heap = read('nodejs_heap_size_used_bytes')
  return { started: read('process_start_time_seconds'), resident, heap }
}

const mb = (bytes) => `${Math.round(bytes / 1e6)} MB`

/**
 * Sends `count` requests that a seed makes up. Gives what went wrong: an error that is not by design, another process at the end,
 * memory that grew.
 */
const fuzz = async (address, count, seed) => {
  say(`${count} requests of seed ${seed}; again: npm run drills -- fuzz ${count} ${seed}`)
  const port = Number(new URL(address).port)
  const write = requestWriter(randomFrom(seed))
  const statuses = new Map()
  const problems = []
  const before = await vitals(address)
  let warm
  let sent = 0
  const work = async () => {
    while (sent < count) {
      sent += 1
      const number = sent
      const request = write()
      const status = await send(port, request)
      statuses.set(status ?? 'none', (statuses.get(status ?? 'none') ?? 0) + 1)
      if (status !== null && status >= 500 && !BY_DESIGN.has(status))
        problems.push(`request ${number} answered ${status}: ${JSON.stringify(request.slice(0, 300))}`)
      if (number === Math.floor(count / 5)) warm = await vitals(address)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  await sleep(3000)
  const after = await vitals(address)
  if (after.started !== before.started) problems.push('the server is another process than before: it ended in between')
  if (warm !== undefined && after.heap > warm.heap * (1 + GROWTH) && after.resident > warm.resident * (1 + GROWTH))
    problems.push(`memory grew from ${mb(warm.resident)} to ${mb(after.resident)}`)
  console.table(Object.fromEntries([...statuses].sort().map(([status, times]) => [status, { times }])))
  for (const [when, { resident, heap }] of Object.entries({
    before,
    'after a fifth': warm ?? before,
    'at the end': after,
  }))
    say(`memory ${when}: ${mb(resident)}, of that ${mb(heap)} in use`)
  return problems
}

/** Resolves to whether the front server stood it. */
export const fuzzDrill = async ([count = '50000', seed = String(Date.now() % 1e9)]) => {
  const problems = await withSite(({ E2E_BASE_URL }) => fuzz(E2E_BASE_URL, Number(count), Number(seed)))
  for (const problem of problems.slice(0, 20)) say(problem)
  say(problems.length === 0 ? 'No error but by design, no crash, no growth.' : `${problems.length} problems`)
  return problems.length === 0
}

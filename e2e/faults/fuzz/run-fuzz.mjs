import { createHmac } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { randomFrom, requestWriter } from './fuzz-requests.mjs'
import { withSite } from '../../../scripts/lib/site.mjs'
import { say } from '../../../scripts/lib/say.mjs'

const AT_ONCE = 48
/** A request that was never whole gets no answer: it is given up after this long, in ms. */
const GIVE_UP_MS = 1500
/** What the site may answer when its backend is away or it has too much to do. */
const BY_DESIGN = new Set([502, 503, 504])
/** How often memory is looked at, in ms, and in how many parts of the run. */
const LOOK_MS = 250
const PARTS = 3
/** Part by which the last part may hold more than the second: in the first one the server gets warm. */
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
  // Where nothing is thrown away again at once.
  const held = read('nodejs_heap_space_size_used_bytes{space="old"}')
  return { started: read('process_start_time_seconds'), resident, held }
}

const mb = (bytes) => `${Math.round(bytes / 1e6)} MB`

/**
 * The least memory in use in each part of the run, which is what was left when rubbish had just been collected. At any other moment
 * it tells how long ago that was, and not what is held.
 */
const watchMemory = (address) => {
  const parts = Array.from({ length: PARTS }, () => Infinity)
  let part = 0
  let look = Promise.resolve()
  const timer = setInterval(() => {
    const now = part
    look = vitals(address)
      .then(({ held }) => (parts[now] = Math.min(parts[now], held)))
      .catch(() => undefined)
  }, LOOK_MS)
  return {
    at: (done) => (part = Math.min(PARTS - 1, Math.floor(done * PARTS))),
    stop: async () => {
      clearInterval(timer)
      await look
      return parts
    },
  }
}

/** Signs session tokens as the site's own backend would; undefined where its secret cannot be read. */
const signerOf = (dataDir) => {
  const file = dataDir === undefined ? undefined : join(dataDir, 'secrets.json')
  if (file === undefined || !existsSync(file)) return undefined
  const { jwtSecret } = JSON.parse(readFileSync(file, 'utf8'))
  const part = (content) => Buffer.from(JSON.stringify(content)).toString('base64url')
  return (claims) => {
    const body = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`
    return `${body}.${createHmac('sha256', jwtSecret).update(body).digest('base64url')}`
  }
}

/**
 * Sends `count` requests that a seed makes up. Gives what went wrong: an error that is not by design, another process at the end,
 * memory that grew.
 */
const fuzz = async (address, count, seed, sign) => {
  say(`${count} requests of seed ${seed}; again: npm run faults -- fuzz ${count} ${seed}`)
  const port = Number(new URL(address).port)
  const write = requestWriter(randomFrom(seed), sign)
  const statuses = new Map()
  const problems = []
  const before = await vitals(address)
  const memory = watchMemory(address)
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
      memory.at(number / count)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const after = await vitals(address)
  if (after.started !== before.started) problems.push('the server is another process than before: it ended in between')
  const held = await memory.stop()
  if (held.at(-1) > held[1] * (1 + GROWTH)) problems.push(`memory grew from ${mb(held[1])} to ${mb(held.at(-1))}`)
  console.table(Object.fromEntries([...statuses].sort().map(([status, times]) => [status, { times }])))
  say(`memory held in each third of it: ${held.map(mb).join(', ')}`)
  say(`resident: ${mb(before.resident)} before, ${mb(after.resident)} at the end`)
  return problems
}

/** Resolves to whether the front server stood it. */
export const runFuzz = async ([count = '50000', seed = String(Date.now() % 1e9)]) => {
  const problems = await withSite(({ E2E_BASE_URL, E2E_DATA_DIR }) =>
    fuzz(E2E_BASE_URL, Number(count), Number(seed), signerOf(E2E_DATA_DIR)),
  )
  for (const problem of problems.slice(0, 20)) say(problem)
  say(problems.length === 0 ? 'No error but by design, no crash, no growth.' : `${problems.length} problems`)
  return problems.length === 0
}

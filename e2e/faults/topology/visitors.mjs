import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { KEYS } from './topology-site.mjs'

const LIMIT_MS = 10_000

/**
 * One request; gives its status, 0 when no answer came. As browsers do, it is sent again when a connection that had worked before
 * ends without a word.
 */
export const ask = async (address, path, options = {}) => {
  for (;;) {
    const answer = await send(address, path, options)
    if (!answer.stale) return answer
  }
}

const send = (address, path, { agent, body, headers = {} }) =>
  new Promise((resolve) => {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const sent = request(
      `${address}${path}`,
      {
        agent,
        rejectUnauthorized: false,
        method: text === undefined ? 'GET' : 'POST',
        headers: {
          ...(text === undefined ? {} : { 'content-type': 'application/json', apikey: KEYS.BACKEND_ANON_KEY }),
          ...headers,
        },
        timeout: LIMIT_MS,
      },
      (answer) => {
        let received = ''
        answer.setEncoding('utf8').on('data', (part) => (received += part))
        answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body: received }))
        answer.on('error', () => resolve({ status: 0, body: '', why: 'cut' }))
      },
    )
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')))
    sent.on('error', (error) => {
      const stale = sent.reusedSocket && error.code === 'ECONNRESET'
      resolve({ status: 0, body: '', why: error.code ?? error.message, stale })
    })
    sent.end(text)
  })

/** What one visitor does: a page, a file of it, a search, a form. */
const visit = async (address, agent, told) => {
  const note = (what, answer) => told(what, answer)
  const page = await ask(address, '/terms', { agent })
  note('page', page)
  // Nobody clicks on in a page that is not there.
  if (page.status !== 200) return { well: false, email: null }
  const file = /href="(\/releases\/[^"]+\.(?:js|css))"/.exec(page.body)?.[1]
  if (file !== undefined) note('file', await ask(address, file, { agent }))
  note('search', await ask(address, '/functions/v1/hotels', { agent, body: { query: 'Melbourne' } }))
  const email = `${randomUUID()}@faults.example`
  const form = await ask(address, '/functions/v1/notify-intake', {
    agent,
    body: { fullName: 'Fault test', email, message: 'One of many' },
    headers: { 'idempotency-key': randomUUID() },
  })
  note('form', form)
  const well = form.status >= 200 && form.status < 300
  return { well, email: well ? email : null }
}

/**
 * Visitors who come and go until told to stop; counts what they were answered and keeps what was accepted from them. A few
 * connections each, as browsers have, and a moment to read.
 */
export const startVisitors = (address, { visitors = 12, pauseMs = 60 } = {}) => {
  const accepted = []
  const counts = { requests: 0, failed: 0 }
  const failures = {}
  let window = { requests: 0, failed: 0 }
  const ended = new AbortController()
  const told = (what, { status, why }) => {
    const failed = status === 0 || status >= 500
    for (const each of [counts, window]) {
      each.requests += 1
      if (failed) each.failed += 1
    }
    if (failed) failures[`${what} ${why ?? status}`] = (failures[`${what} ${why ?? status}`] ?? 0) + 1
  }
  const one = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 2 })
    while (!ended.signal.aborted) {
      const { well, email } = await visit(address, agent, told)
      if (email !== null) accepted.push(email)
      // Who met a failure looks at it for a moment before trying again.
      await sleep((well ? pauseMs : 1000) * (0.5 + Math.random()))
    }
    agent.destroy()
  }
  const all = Promise.all(Array.from({ length: visitors }, one))
  return {
    accepted,
    failures,
    counts,
    /** Counts since it was last asked. */
    since: () => {
      const last = window
      window = { requests: 0, failed: 0 }
      return last
    },
    stop: async () => {
      ended.abort()
      await all
    },
  }
}

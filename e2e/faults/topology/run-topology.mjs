import { connect } from 'node:http2'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../../../scripts/lib/root.mjs'
import { say, step } from '../../../scripts/lib/say.mjs'
import { startTopology } from './topology-site.mjs'
import { ask, startVisitors } from './visitors.mjs'
import { until } from '../support/processes.mjs'

/** How long visitors go on after a process was killed, in ms. */
const WINDOW_MS = 12_000
const MOST_FAILED = 0.01

const { Client } = createRequire(join(root, 'services', 'backend', 'package.json'))('pg')

const speaksHttp2 = (address) =>
  new Promise((resolve) => {
    const session = connect(address, { rejectUnauthorized: false })
    session.on('error', () => resolve(false))
    const stream = session.request({ ':path': '/terms' })
    stream.on('response', (headers) => {
      resolve(headers[':status'] === 200 && headers['strict-transport-security'] !== undefined)
      session.close()
    })
  })

/** Accepted entries that are not stored, and mails that have not gone out once all is quiet. */
const compare = async (url, accepted) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const waiting = async () =>
      (await client.query(`select count(*)::int as n from outbox where status <> 'sent'`)).rows[0].n
    await until('all mail is out', async () => (await waiting()) === 0, 60_000).catch(() => undefined)
    const { rows } = await client.query('select email, count(*)::int as n from partner_enquiry group by email')
    const stored = new Map(rows.map(({ email, n }) => [email, n]))
    return {
      lost: accepted.filter((email) => !stored.has(email)).length,
      twice: accepted.filter((email) => stored.get(email) > 1).length,
      unsent: await waiting(),
    }
  } finally {
    await client.end()
  }
}

/** Kills every process of the topology in turn under load. Gives true when nothing accepted was lost and errors stayed rare. */
export const runTopologyFaults = async () => {
  const site = await step('starting two nginx, two front servers, two backends, PostgreSQL and Redis', () =>
    startTopology({ RATE_LIMIT_CALLS: '0', RATE_LIMIT_FORMS: '0', SHED_DELAY_MS: '0' }),
  )
  if (site.missing) {
    say(`left out: ${site.missing}`)
    return true
  }
  try {
    const http2 = await speaksHttp2(site.address)
    const metrics = (await ask(site.address, '/metrics')).status
    say(`HTTP/2 over TLS with HSTS: ${http2 ? 'yes' : 'NO'}; /metrics for visitors: ${metrics}`)
    const visitors = startVisitors(site.address)
    await sleep(4000)
    visitors.since()
    const table = {}
    let held = http2 && metrics === 404
    for (const victim of [null, ...site.processes]) {
      const before = visitors.accepted.length
      victim?.kill()
      await sleep(WINDOW_MS)
      const { requests, failed } = visitors.since()
      held &&= failed / requests < MOST_FAILED
      table[victim === null ? 'nothing killed' : `${victim.name} killed`] = {
        requests,
        failed,
        'error rate': `${((100 * failed) / requests).toFixed(2)} %`,
        accepted: visitors.accepted.length - before,
      }
    }
    await visitors.stop()
    const direct = await ask(site.directAddress, '/functions/v1/hotels', { body: { query: 'Melbourne' } })
    const past = await ask(site.directAddress, '/metrics')
    say(`past the front servers: a call answers ${direct.status}, everything else ${past.status}`)
    held &&= direct.status === 200 && past.status === 404
    const { lost, twice, unsent } = await compare(site.postgres.url, visitors.accepted)
    console.table(table)
    if (visitors.counts.failed > 0) say(`failed: ${JSON.stringify(visitors.failures)}`)
    say(
      `${visitors.accepted.length} submissions accepted, ${lost} lost, ${twice} stored twice, ${unsent} mails not out`,
    )
    return held && lost === 0 && twice === 0 && unsent === 0
  } finally {
    await step('stopping', site.stop)
  }
}

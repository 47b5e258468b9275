import { mkdtemp, rm, chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { loadSecrets } from '../config/secrets.ts'
import { embeddedServer } from '../embedded/server.ts'
import { fakeSmtp } from '../testing/fake-smtp.ts'
import { programsOf, QUICK, targetOf, type SitePrograms } from './programs.ts'
import { supervise, type Program, type Supervisor } from './supervisor.ts'
import { drillSubmission, visit, type DrillSubmission } from './visitors.ts'

export interface DrillOptions extends SitePrograms {
  readonly submissions: number
  readonly kills: number
  /** How long a mail of a killed process waits for another one, in ms. */
  readonly leaseMs?: number
  readonly say: (line: string) => void
}

export interface DrillResult {
  readonly accepted: number
  /** Entries that got a 2xx and are not stored, and mails of theirs that never arrived. */
  readonly lost: number
  /** Entries stored more than once, and mails with more than one Message-ID. */
  readonly duplicated: number
  /** Deliveries beyond the first under the same Message-ID: a process died between sending and recording it. */
  readonly repeats: number
  readonly restarts: number
  readonly exitCodes: readonly (number | null)[]
}

const VISITORS = 16
/** Longer than a lease plus the longest wait between two tries. */
const STALL_MS = 60_000
const LEASE_MS = 12_000
const sendSubmissions = async (
  options: DrillOptions,
  programs: readonly Program[],
  site: Supervisor,
  anonKey: string,
): Promise<DrillSubmission[]> => {
  const { submissions, kills, say } = options
  const accepted: DrillSubmission[] = []
  let next = 0
  let killed = 0
  const visitor = async (): Promise<void> => {
    while (next < submissions) {
      const index = next++
      const due = Math.floor(((killed + 1) * submissions) / (kills + 1))
      if (killed < kills && index >= due) {
        const target = targetOf(killed, programs)
        killed += 1
        const name = typeof target === 'number' ? (programs[target]?.name ?? '') : target
        say(`kill ${killed}/${kills}: ${name}, ${accepted.length} accepted so far`)
        await sleep(Math.random() * 200)
        await site.kill(target)
      }
      const submission = drillSubmission(index)
      const refusal = await visit(index, submission, { urls: site.urls, anonKey, tries: 200 })
      if (refusal === null) accepted.push(submission)
      else say(`gave up on ${submission.path} of visitor ${index}: ${refusal}`)
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visitor))
  return accepted
}

/** Waits until every mail is sent; gives up when none was sent for `STALL_MS`. */
const waitForMail = async (client: Client, say: (line: string) => void): Promise<void> => {
  let last = Number.POSITIVE_INFINITY
  for (let moved = Date.now(); Date.now() - moved < STALL_MS; await sleep(250)) {
    const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from outbox where status <> 'sent'`)
    const waiting = rows[0]?.n ?? 0
    if (waiting === 0) return
    if (waiting < last) moved = Date.now()
    last = waiting
  }
  const { rows } = await client.query(
    'select status, attempts, last_error, count(*)::int as n from outbox group by 1, 2, 3 order by n desc limit 8',
  )
  say(`no mail was sent for ${STALL_MS / 1000} s: ${JSON.stringify(rows)}`)
}

const compare = async (client: Client, accepted: readonly DrillSubmission[], arrived: ReadonlySet<string>) => {
  let lost = 0
  let duplicated = 0
  for (const { table, email, mails } of accepted) {
    const { rows: entries } = await client.query<{ id: string }>(`select id from ${table} where email = $1`, [email])
    const { rows } = await client.query<{ id: string }>('select id from outbox where entry_id = any($1)', [
      entries.map((entry) => entry.id),
    ])
    const delivered = rows.filter(({ id }) => arrived.has(`<${id}@stageside.example>`)).length
    if (entries.length === 0) lost += 1
    lost += Math.max(0, mails - delivered)
    duplicated += Math.max(0, entries.length - 1) + Math.max(0, rows.length - mails)
  }
  return { lost, duplicated }
}

/**
 * Sends submissions over all forms while backends and database are killed with SIGKILL, then compares what was accepted with what is
 * stored and what arrived at the mail server.
 */
export const killDrill = async (options: DrillOptions): Promise<DrillResult> => {
  const { say } = options
  const begun = Date.now()
  const dataDir = await mkdtemp(join(tmpdir(), 'backend-drill-'))
  await chmod(dataDir, 0o755)
  const { anonKey } = await loadSecrets({ dataDir })
  const smtp = await fakeSmtp()
  const { leaseMs = LEASE_MS } = options
  const lease = { OUTBOX_LEASE_MS: `${leaseMs}`, OUTBOX_SEND_TIMEOUT_MS: `${leaseMs - 2000}` }
  const env = { ...QUICK, ...lease, SMTP_URL: smtp.url, DATABASE_URL: '', CANONICAL_HOST: 'stageside.example' }
  const programs = programsOf(options, env)
  const site = supervise(programs, dataDir)
  try {
    const accepted = await sendSubmissions(options, programs, site, anonKey)
    const server = embeddedServer(dataDir)
    const client = new Client(await server.ensureRunning())
    await client.connect()
    say(`all sent after ${Math.round((Date.now() - begun) / 1000)} s, waiting for their mail`)
    await waitForMail(client, say)
    const arrivals = smtp.messageIds()
    const arrived = new Set(arrivals)
    const outcome = await compare(client, accepted, arrived)
    await client.end()
    const restarts = site.started() - programs.length
    const exitCodes = await site.stop()
    return { accepted: accepted.length, ...outcome, repeats: arrivals.length - arrived.size, restarts, exitCodes }
  } finally {
    await site.stop()
    await embeddedServer(dataDir).stop()
    await smtp.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

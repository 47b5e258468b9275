import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { embeddedServer } from '../embedded/server.ts'
import { createLog } from '../log.ts'
import { claim } from '../outbox/queue.ts'
import { waitlistSubmission } from '../submissions/entries.ts'
import { store } from '../submissions/store.ts'
import { openDatabase } from './database.ts'

it('works for a login that owns its database and may create roles, without being superuser', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'backend-owner-'))
  await chmod(dataDir, 0o755)
  const server = embeddedServer(dataDir)
  const address = await server.ensureRunning()
  const admin = new Client(address)
  await admin.connect()
  await admin.query(`create role tenant login createrole password 'x'`)
  await admin.query('create database tenant owner tenant')
  await admin.end()
  const url = `postgres://tenant:x@127.0.0.1:${address.port}/tenant`
  const open = () => openDatabase({ url, dataDir, poolSize: 4, log: createLog('silent') })
  // Two processes at once: one migrates, the other finds it done.
  const [database, other] = [open(), open()]
  try {
    await Promise.all([database.whenReady, other.whenReady])
    const entry = { name: 'Ada', email: 'ada@example.org', source: 'public' } as const
    expect(await store(database.use(), waitlistSubmission(entry, { key: null, held: false }))).toBe('stored')
    const claimed = await claim(other.use(), { worker: 'w', size: 5, leaseMs: 1000, abandoned: false })
    expect(claimed.mails).toHaveLength(1)
  } finally {
    await database.close()
    await other.close()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})

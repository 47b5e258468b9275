import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/lib/free-port.mjs'
import { root } from '../../../scripts/lib/root.mjs'
import { run } from '../../../scripts/lib/say.mjs'
import { startPostgres, startRedis } from './data-servers.mjs'
import { programs } from '../support/debian.mjs'
import { startEdges } from './edge.mjs'
import { keep, until } from '../support/processes.mjs'

export const entryOf = (service, file = 'main') => join(root, 'services', service, 'dist', `${file}.js`)

/** Keys that both backends and both front servers share; for these tests alone. */
export const KEYS = {
  AUTH_JWT_SECRET: 'fault-secret-fault-secret-fault-secret',
  BACKEND_ANON_KEY: 'fault-public-key-0001',
}

const ready = (port) => async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok

/** Publishes the builds of this checkout into a folder. */
export const seedReleases = (dataDir) =>
  run(process.execPath, [entryOf('releases', 'cli'), 'seed'], { env: { DATA_DIR: dataDir, PROJECT_ROOT: root } })

/**
 * Two nginx → two front servers → two backends → PostgreSQL and Redis, as processes of this machine. Gives `{ missing }` when a program for
 * it cannot be had.
 */
export const startTopology = async (env = {}) => {
  const found = await programs('nginx', 'redis-server', 'postgres')
  if (found.missing) return found
  const scratch = mkdtempSync(join(tmpdir(), 'faults-site-'))
  const ports = {}
  for (const name of ['postgres', 'redis', 'http', 'https', 'direct', 'calls', 'bff1', 'bff2', 'backend1', 'backend2'])
    ports[name] = await freePort()
  await seedReleases(scratch)
  const postgres = await startPostgres(found.postgres, ports.postgres)
  const redis = await startRedis(found['redis-server'], ports.redis)
  const shared = { ...KEYS, LOG_LEVEL: 'info', DRAIN_GRACE_MS: '3000', ...env }
  const node = (name, service, settings) =>
    keep(name, process.execPath, [entryOf(service)], { env: { ...shared, ...settings } })
  const backends = [1, 2].map((n) =>
    node(`backend-${n}`, 'backend', {
      BACKEND_PORT: String(ports[`backend${n}`]),
      DATA_DIR: join(scratch, `backend-${n}`),
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      OUTBOX_POLL_MS: '200',
      OUTBOX_LEASE_MS: '12000',
      OUTBOX_SEND_TIMEOUT_MS: '10000',
    }),
  )
  const bffs = [1, 2].map((n) =>
    node(`bff-${n}`, 'bff', {
      PORT: String(ports[`bff${n}`]),
      DATA_DIR: scratch,
      BACKEND_URL: `http://127.0.0.1:${ports.calls}`,
      BACKEND_PUBLIC_URL: `https://localhost:${ports.direct}`,
    }),
  )
  const { edges, ...edge } = await startEdges(found.nginx, {
    ...ports,
    bffs: [ports.bff1, ports.bff2],
    backends: [ports.backend1, ports.backend2],
  })
  const all = [...edges, ...bffs, ...backends, redis, postgres]
  const stop = async () => {
    for (const each of all) await each.stop(each.name === 'postgres' ? 'SIGINT' : 'SIGTERM')
    for (const folder of [scratch, postgres.folder, redis.folder, edge.folder])
      rmSync(folder, { recursive: true, force: true })
  }
  try {
    for (const name of ['backend1', 'backend2', 'bff1', 'bff2'])
      await until(`${name} is ready`, ready(ports[name]), 60_000)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    address: edge.address,
    directAddress: edge.directAddress,
    ports,
    processes: all,
    bffs,
    backends,
    redis,
    postgres,
    stop,
  }
}

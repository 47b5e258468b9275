import { once } from 'node:events'
import { mkdir, open, realpath } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'
import { SUPERUSER, ensureCluster, readPassword } from './cluster.ts'
import { findPostmaster, isAlive } from './postmaster.ts'
import { chooseIdentity, findBinaries, type Identity } from './programs.ts'

export interface EmbeddedServer {
  /** Starts the server, or takes over one that still runs. Resolves with how to reach it once it answers. */
  readonly ensureRunning: () => Promise<EmbeddedAddress>
  /** Port of the server that runs now, 0 while it is starting, null when none runs. */
  readonly port: () => Promise<number | null>
  /**
   * Stops the server unless another process is still using it. `own` is the name of the caller's connections (`application_name`): on a
   * busy machine the server counts them for a while after they were closed.
   */
  readonly stop: (own?: string) => Promise<void>
}

export interface EmbeddedAddress {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password: string
  readonly database: string
}

const HOST = '127.0.0.1'
const START_LIMIT_MS = 60_000
/** A server that runs but has not answered for this long is restarted. */
const SILENT_LIMIT_MS = 30_000

/** Form input must not reach the server's log: no statements, no details of a conflict. */
const LOG_SETTINGS = {
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_statement: 'none',
}
const SETTINGS = {
  ...LOG_SETTINGS,
  listen_addresses: HOST,
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '64MB',
}

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, HOST)
  await once(probe, 'listening')
  const address = probe.address()
  await once(probe.close(), 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}

const launch = async (postgres: string, identity: Identity, directory: string, logFile: string): Promise<void> => {
  const settings = { ...SETTINGS, port: String(await freePort()) }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = await open(logFile, 'a', 0o600)
  try {
    // In a session of its own: Ctrl-C in the terminal must reach this process, which then stops the server in order.
    const child = identity.spawn(postgres, ['-D', directory, ...args], {
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' },
    })
    child.on('error', () => undefined)
    child.unref()
  } finally {
    await log.close()
  }
}

const withClient = async <T>(address: EmbeddedAddress, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ ...address, connectionTimeoutMillis: 2000, query_timeout: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** SQLSTATEs of a server that is starting, recovering after a crash, or out of connections. */
const BUSY_CODES = new Set(['57P03', '53300'])

type Reply = 'ready' | 'busy' | 'none'

const probe = async (address: EmbeddedAddress, directory: string): Promise<Reply> => {
  try {
    const { rows } = await withClient(address, (client) =>
      client.query<{ data_directory: string }>('show data_directory'),
    )
    return (await realpath(rows[0]?.data_directory ?? '/')) === (await realpath(directory)) ? 'ready' : 'none'
  } catch (error) {
    return error instanceof DatabaseError && BUSY_CODES.has(error.code ?? '') ? 'busy' : 'none'
  }
}

const othersConnected = (address: EmbeddedAddress, own: string | undefined): Promise<boolean> =>
  withClient(address, async (client) => {
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name is distinct from $1::text`,
      [own ?? null],
    )
    return (rows[0]?.n ?? 0) > 0
  })

const waitForExit = async (pid: number, directory: string, limitMs: number): Promise<boolean> => {
  for (const end = Date.now() + limitMs; Date.now() < end; await sleep(50)) {
    if (!isAlive(pid) || (await findPostmaster(directory)) === null) return true
  }
  return false
}

const terminate = async (pid: number, directory: string): Promise<void> => {
  // SIGINT is PostgreSQL's fast shutdown, SIGQUIT its immediate one (recovery at the next start); SIGKILL is the last resort.
  for (const [signal, limit] of [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5000],
    ['SIGKILL', 5000],
  ] as const) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    if (await waitForExit(pid, directory, limit)) return
  }
}

/** The PostgreSQL server of `dataDir` (in `dataDir/postgres`, log beside it). It is started by `ensureRunning`. */
export const embeddedServer = (dataDir: string): EmbeddedServer => {
  const directory = join(resolve(dataDir), 'postgres')
  const logFile = join(resolve(dataDir), 'postgres.log')
  const addressAt = (port: number, password: string): EmbeddedAddress => ({
    host: HOST,
    port,
    user: SUPERUSER,
    password,
    database: 'postgres',
  })

  const ensureRunning = async (): Promise<EmbeddedAddress> => {
    await mkdir(resolve(dataDir), { recursive: true })
    const binaries = await findBinaries()
    const identity = await chooseIdentity(directory, resolve(dataDir), binaries.postgres)
    const password = await ensureCluster(directory, binaries.initdb, identity)
    const begun = Date.now()
    let silentSince = begun
    let launched = 0
    while (Date.now() - begun < START_LIMIT_MS) {
      const running = await findPostmaster(directory)
      if (running === null) {
        // A server that has just been started needs a moment to write its lock file.
        if (Date.now() - launched > 3000) {
          await launch(binaries.postgres, identity, directory, logFile)
          launched = Date.now()
          silentSince = launched
        }
      } else {
        const reply = running.port > 0 ? await probe(addressAt(running.port, password), directory) : 'none'
        if (reply === 'ready') return addressAt(running.port, password)
        if (reply === 'busy') silentSince = Date.now()
        else if (Date.now() - silentSince > SILENT_LIMIT_MS) {
          await terminate(running.pid, directory)
          launched = 0
        }
      }
      await sleep(60)
    }
    throw new Error(`The embedded PostgreSQL did not start within ${START_LIMIT_MS / 1000} s; see ${logFile}.`)
  }

  const port = async () => (await findPostmaster(directory))?.port ?? null

  const stop = async (own?: string): Promise<void> => {
    const running = await findPostmaster(directory)
    if (running === null) return
    const password = await readPassword(directory)
    if (password !== null && (await othersConnected(addressAt(running.port, password), own).catch(() => false))) return
    await terminate(running.pid, directory)
  }

  return { ensureRunning, port, stop }
}

import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, type PoolConfig } from 'pg'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { embeddedServer, type EmbeddedServer } from '../embedded/server.ts'
import { codeOf, type Log } from '../log.ts'
import { DatabaseAwayError } from './unavailable.ts'
import { migrate } from './migrate.ts'
import type { Schema } from './schema.ts'

export interface Database {
  /** For queries; throws `DatabaseAwayError` until the schema is in place. */
  readonly use: () => Kysely<Schema>
  readonly ready: () => boolean
  /** Resolves once the schema is in place. */
  readonly whenReady: Promise<void>
  /** Milliseconds of one round trip; rejects while the database is unavailable. */
  readonly ping: () => Promise<number>
  /** Closes the connections, and stops an embedded server that no other process uses. */
  readonly close: () => Promise<void>
}

export interface DatabaseOptions {
  /** Unset: the embedded server in `dataDir`. */
  readonly url?: string | undefined
  readonly dataDir: string
  readonly poolSize: number
  readonly log: Log
}

const poolSettings = (size: number, name: string): PoolConfig => ({
  max: size,
  application_name: name,
  connectionTimeoutMillis: 3000,
  idleTimeoutMillis: 30_000,
  // The server's own limit first, the client's a little later, so that a lost connection is noticed too.
  statement_timeout: 8000,
  query_timeout: 9000,
  keepAlive: true,
})

/**
 * Opens the database and returns at once: starting, migrating and, for the embedded server, restarting after a crash run in the
 * background, so that calls which need no database are answered meanwhile.
 */
export const openDatabase = ({ url, dataDir, poolSize, log }: DatabaseOptions): Database => {
  const server: EmbeddedServer | null = url === undefined ? embeddedServer(dataDir) : null
  const name = `site-backend-${randomUUID()}`
  const pool = new Pool({ ...poolSettings(poolSize, name), ...(url === undefined ? {} : { connectionString: url }) })
  // A broken idle connection must not end the process; the next query opens another.
  pool.on('error', (error) => log.warn({ code: codeOf(error) }, 'idle database connection lost'))
  // The pool listens to idle connections only: one that breaks between two statements of a transaction would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const closing = new AbortController()
  let migrated = false

  /** False if another process has restarted the server and the connections here still use its old port. */
  const isConnected = async (): Promise<boolean> => server === null || (await server.port()) === pool.options.port

  const keepReady = async (): Promise<void> => {
    for (let failures = 0; !closing.signal.aborted;) {
      try {
        if (!migrated || !(await isConnected())) {
          const begun = Date.now()
          // A restarted server has another port; new connections use it.
          if (server !== null) Object.assign(pool.options, await server.ensureRunning())
          const applied = await migrate(db)
          migrated = true
          failures = 0
          log.info({ ms: Date.now() - begun, applied, embedded: server !== null }, 'database ready')
          markReady()
        }
        if (server === null) return
      } catch (error) {
        failures += 1
        log.error(
          { reason: error instanceof Error ? error.message : 'unknown' },
          'database cannot be opened; trying again',
        )
      }
      await sleep(failures === 0 ? 500 : Math.min(250 * 2 ** failures, 5000), undefined, {
        signal: closing.signal,
      }).catch(() => undefined)
    }
  }

  let markReady: () => void = () => undefined
  const whenReady = new Promise<void>((resolve) => (markReady = resolve))
  const keepingReady = keepReady()

  const whenMigrated = (): Kysely<Schema> => {
    if (!migrated) throw new DatabaseAwayError('The database is not ready yet.')
    return db
  }
  return {
    use: whenMigrated,
    ready: () => migrated,
    whenReady,
    ping: async () => {
      const begun = performance.now()
      await sql`select 1`.execute(whenMigrated())
      return performance.now() - begun
    },
    close: async () => {
      closing.abort()
      await keepingReady
      await db.destroy()
      await server?.stop(name)
    },
  }
}

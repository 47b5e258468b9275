import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { withName } from './global-setup.ts'

/** How long a connection may take to end; a loaded machine needs tens of milliseconds. */
const END_MS = 10_000

export interface TestDatabase {
  readonly url: string
  readonly query: (text: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>
  /** Closes every connection and rejects new ones, as if the server were down; `back` undoes it. */
  readonly away: () => Promise<void>
  readonly back: () => Promise<void>
  readonly drop: () => Promise<void>
}

/** A migrated, empty database of one test file's own. */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const root = inject('databaseUrl')
  const name = `site_test_${randomBytes(6).toString('hex')}`
  const admin = new Client({ connectionString: root })
  await admin.connect()
  await admin.query(`create database ${name} template ${inject('template')}`)
  const url = withName(root, name)
  let own: Client | null = null
  const query: TestDatabase['query'] = async (text, values = []) => {
    if (own === null) {
      own = new Client({ connectionString: url })
      own.on('error', () => (own = null))
      await own.connect()
    }
    return (await own.query<Record<string, unknown>>(text, [...values])).rows
  }
  const close = async (): Promise<void> => {
    await own?.end().catch(() => undefined)
    own = null
  }
  return {
    url,
    query,
    away: async () => {
      await close()
      await admin.query(`alter database ${name} with allow_connections false`)
      // Waits until each has ended: one that is still ending when the database is back would fail the first query after it.
      await admin.query(`select pg_terminate_backend(pid, ${END_MS}) from pg_stat_activity where datname = $1`, [name])
    },
    back: async () => {
      await admin.query(`alter database ${name} with allow_connections true`)
    },
    drop: async () => {
      await close()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

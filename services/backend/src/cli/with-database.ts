import { withTimeout } from '@site/contracts/with-timeout'
import type { Kysely } from 'kysely'
import { ConfigError, readEnv, type Env } from '../config/env.ts'
import { openDatabase, type Database } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import { createLog } from '../log.ts'

/** Wrong arguments; the message is the usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** A command, unlike the site, does not wait for the database indefinitely. */
const OPEN_LIMIT_MS = 30_000

/**
 * Runs an operator's command on the site's database, with the settings of the site. The database is opened only after the arguments
 * were checked. An embedded one is started if the site is not running, and stopped again. Exits with 0 done, 2 wrong arguments,
 * 1 failed.
 */
export const withDatabase = async (
  command: (open: () => Promise<Kysely<Schema>>, args: readonly string[], env: Env) => Promise<void>,
): Promise<void> => {
  let database: Database | undefined
  try {
    const env = readEnv(process.env)
    const open = async (): Promise<Kysely<Schema>> => {
      const opened = openDatabase({
        url: env.DATABASE_URL,
        dataDir: env.DATA_DIR,
        poolSize: 2,
        log: createLog('error'),
      })
      database = opened
      await withTimeout(OPEN_LIMIT_MS, undefined, () => opened.whenReady).catch((cause: unknown) => {
        throw new Error('The database cannot be reached.', { cause })
      })
      return opened.use()
    }
    try {
      await command(open, process.argv.slice(2), env)
    } finally {
      await database?.close()
    }
  } catch (error) {
    const called = error instanceof UsageError || error instanceof ConfigError
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = called ? 2 : 1
  }
}

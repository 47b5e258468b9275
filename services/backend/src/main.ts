import { flushed } from '@site/http/create-log'
import { warnOfPlaceholders } from '@site/http/warn-placeholders'
import { ConfigError, readEnv } from './config/env.ts'
import { createLog } from './log.ts'
import { startService, type Service } from './service.ts'

const fail = (error: unknown): never => {
  const wrongSetting = error instanceof ConfigError
  process.stderr.write(
    wrongSetting
      ? `${error.message}\n`
      : `The backend cannot start: ${error instanceof Error ? error.stack : String(error)}\n`,
  )
  process.exit(1)
}

const run = async (): Promise<void> => {
  const env = readEnv(process.env)
  const log = createLog(env.LOG_LEVEL)
  warnOfPlaceholders(log, process.env, { canonicalHost: env.CANONICAL_HOST })
  let starting: Promise<Service> | undefined
  let stopping = false

  const stop = async (why: string): Promise<void> => {
    if (stopping) return
    stopping = true
    log.info({ why }, 'stopping')
    // Work that hangs must not delay the stop; an entry is stored before its caller gets a 2xx.
    setTimeout(() => process.exit(1), 25_000).unref()
    await (await starting)?.stop()
    log.info('stopped')
    await flushed(log)
    process.exit(0)
  }
  // Before the service starts: a signal during the start must still stop the database.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal))
  // Started by another process over an IPC channel: stop when that process has ended.
  process.on('disconnect', () => void stop('the starting process is gone'))

  starting = startService(env, log, new URL('search-worker.js', import.meta.url))
  const service = await starting
  log.info({ port: service.port }, 'listening')
  process.send?.({ type: 'listening', port: service.port, anonKey: service.anonKey })
  void service.database.whenReady.then(() => process.send?.({ type: 'ready' }))
}

run().catch(fail)

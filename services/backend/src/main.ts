import { written } from '../../http/create-log.ts'
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
  let starting: Promise<Service> | undefined
  let stopping = false

  const stop = async (why: string): Promise<void> => {
    if (stopping) return
    stopping = true
    log.info({ why }, 'stopping')
    // Whatever hangs must not keep the operator waiting; an entry is safe from the moment its caller got a 2xx.
    setTimeout(() => process.exit(1), 25_000).unref()
    await (await starting)?.stop()
    log.info('stopped')
    await written(log)
    process.exit(0)
  }
  // Before the service starts: a signal in that moment must still stop the database that may have come up.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal))
  // Started by another process over an IPC channel: when that one is gone, however it went, nobody else would stop us.
  process.on('disconnect', () => void stop('the starting process is gone'))

  starting = startService(env, log)
  const service = await starting
  log.info({ port: service.port }, 'listening')
  process.send?.({ type: 'listening', port: service.port, anonKey: service.anonKey })
  void service.database.whenReady.then(() => process.send?.({ type: 'ready' }))
}

run().catch(fail)

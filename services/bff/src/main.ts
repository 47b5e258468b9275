import { createServer } from 'node:http'
import { openStore } from '@site/releases'
import { readAnonKey } from './anon-key.ts'
import { createApp } from './app.ts'
import { followRegistry } from './follow-registry.ts'
import { readConfig } from './config.ts'
import { startMeasuring } from './measured/start-measuring.ts'
import { checkStore } from './operations/check-store.ts'
import { damagedFiles } from './operations/damaged-files.ts'
import { createMetrics } from './operations/metrics.ts'
import { BACKLOG, createAdmission } from '@site/http/admission'
import { createLog, flushed } from '@site/http/create-log'
import { gracefulStop } from '@site/http/graceful-stop'
import { acceptUpgrades } from '@site/http/upgrades'
import { ROOM_PATH } from '@site/contracts/room'
import { warnOfPlaceholders } from '@site/http/warn-placeholders'
import { kindOf, sendRejection } from './admission.ts'
import { backendMissing } from './operations/probes.ts'
import { isOwnOrigin } from './proxy/call-headers.ts'
import { relayRooms } from './proxy/relay-rooms.ts'

/** How long open requests may take to finish when the process is asked to stop, in ms. */
const DRAIN_MS = 10_000

const start = async (): Promise<void> => {
  const config = readConfig(process.env)
  const log = createLog('bff', config.logLevel)
  warnOfPlaceholders(log, process.env, config)
  if (process.env['REGISTRY_URL'] && config.registryService === null)
    log.warn('REGISTRY_URL is set without a REGISTRY_TOKEN: no visit is counted, and a ramp waits for ever')
  const store = openStore(config.releasesUrl)
  const registry = await followRegistry(store, (error) =>
    log.error({ err: error }, 'registry not usable; the last one stays in use'),
  )
  let anonKey = config.anonKey

  const missing = async (): Promise<string[]> => {
    anonKey ??= await readAnonKey(config.dataDir)
    const isLive = registry.current().microFrontends['shell']?.some(({ deployment }) => deployment.default) === true
    const absent = isLive ? [] : ['releases: no shell is live']
    return [
      ...absent,
      ...(anonKey === null ? ['backend: no public key'] : []),
      ...(await backendMissing(config.backendUrl)),
    ]
  }

  const admission = createAdmission({
    maxQueueDelayMs: config.shedDelayMs,
    maxConcurrent: config.maxConcurrent,
    trustProxy: config.trustProxy,
    kindOf,
    sendRejection,
  })
  const metrics = createMetrics()
  admission.registerMetrics(metrics.registry)
  const damage = damagedFiles(metrics.registry)
  const lifecycle = gracefulStop(config.drainGraceMs, DRAIN_MS)
  const { stopping } = lifecycle
  const check = checkStore({
    store,
    registry: registry.current,
    damage,
    perMinute: config.storeChecksPerMinute,
    onProblem: (error) => log.error({ err: error }, 'a stored file cannot be checked'),
  })
  const measured = startMeasuring(config.registryService, metrics.registry, log)
  const app = createApp({
    config,
    store,
    registry,
    anonKey: () => anonKey ?? '',
    missing,
    log,
    metrics,
    damage,
    stopping,
    measured,
  })
  // Longer than the idle timeout of a load balancer, so that the balancer closes the connection.
  const server = createServer({ keepAliveTimeout: 65_000 })
  server.on('request', lifecycle.wrap(metrics.wrap(admission.wrap(server, app))))
  const rooms = relayRooms({
    target: config.backendUrl,
    timeoutMs: config.backendTimeoutMs,
    maxConnections: config.roomConnections,
    isOwn: (origin) => isOwnOrigin(origin, config),
    onFailure: () => metrics.backendFailures.inc({ code: 'unavailable' }),
    registry: metrics.registry,
  })
  acceptUpgrades(server, ROOM_PATH, rooms.upgrade)
  server.listen({ port: config.port, backlog: BACKLOG }, () => {
    log.info({ port: config.port }, 'listening')
    process.send?.({ type: 'listening', port: config.port })
  })
  server.on('error', (error) => {
    const taken = 'code' in error && error.code === 'EADDRINUSE'
    console.error(taken ? `PORT takes a free port; ${config.port} is used by another program.` : error)
    process.exit(1)
  })
  await missing()

  const stop = async (): Promise<void> => {
    if (stopping()) return
    log.info('stopping')
    const stopped = lifecycle.stop(server)
    // The port closes only when these have, and they would stay open for ever.
    rooms.stop()
    await stopped
    await measured?.stop()
    check.stop()
    registry.stop()
    log.info('stopped')
    await flushed(log)
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  // Started by another process over an IPC channel: stop when that process has ended.
  process.on('disconnect', () => void stop())
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})

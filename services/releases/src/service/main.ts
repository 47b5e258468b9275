import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { BACKLOG, createAdmission } from '@site/http/admission'
import { createLog, flushed } from '@site/http/create-log'
import { gracefulStop } from '@site/http/graceful-stop'
import { runController } from '../ramp/run-controller.ts'
import { openStore } from '../store/open-store.ts'
import { createServiceApp } from './app.ts'
import { openAuditLog } from './audit/audit-log.ts'
import { boundedAudit } from './audit/bounded-audit.ts'
import { readServiceConfig } from './config.ts'
import { createRamps } from './create-ramps.ts'
import { createServiceMetrics } from './metrics.ts'
import { openStaging } from './uploads/staging.ts'

/** How long open requests may take to finish when the process is asked to stop, in ms: a publish takes seconds. */
const DRAIN_MS = 60_000
/** How often staged uploads that ended are removed, and refusals over the bound are recorded, in ms. */
const CLEAN_MS = 10 * 60_000
const SUMMARY_MS = 60_000
/** How long a request may take to arrive, in ms: a file has at most 16 MB. */
const REQUEST_MS = 120_000
const HEADERS_MS = 15_000
/** Longer than the idle timeout of a load balancer. */
const KEEP_ALIVE_MS = 65_000
const SHED = { maxQueueDelayMs: 1000, maxConcurrent: 200 }

const start = async (): Promise<void> => {
  const config = readServiceConfig(process.env)
  const log = createLog('registry', config.logLevel)
  const now = (): Date => new Date()
  const store = openStore(config.releasesUrl)
  await mkdir(config.stagingFolder, { recursive: true })
  const staging = openStaging(config.stagingFolder)
  const auditLog = openAuditLog(store)
  const audit = boundedAudit(auditLog, now)
  const { alerts, chain, controller } = createRamps({ store, settings: config.alerts, audit: auditLog, log, now })
  const metrics = createServiceMetrics()
  const admission = createAdmission({
    ...SHED,
    trustProxy: config.trustProxy,
    kindOf: ({ url = '' }) => (url.startsWith('/v1/') ? 'important' : 'always'),
    sendRejection: (_request, response) =>
      void response
        .writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '3' })
        .end(JSON.stringify({ error: 'The registry is busy right now. Please try again.', code: 'unavailable' })),
  })
  admission.registerMetrics(metrics.registry)
  const lifecycle = gracefulStop(config.drainGraceMs, DRAIN_MS)
  const { stopping } = lifecycle
  const app = createServiceApp({ config, store, staging, audit, chain, controller, metrics, log, stopping, now })
  const server = createServer({
    requestTimeout: REQUEST_MS,
    headersTimeout: HEADERS_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
  })
  server.on('request', lifecycle.wrap(admission.wrap(server, app)))

  const onProblem = (error: unknown): void => log.error({ err: error }, 'housekeeping failed')
  const clean = (): void => void staging.clean(now()).catch(onProblem)
  clean()
  const timers = [setInterval(clean, CLEAN_MS), setInterval(() => void audit.summarise().catch(onProblem), SUMMARY_MS)]
  const ramps = runController({ controller, alerts, log })
  server.listen({ port: config.port, host: config.host, backlog: BACKLOG }, () => {
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : config.port
    log.info({ port, host: config.host }, 'listening')
    process.send?.({ type: 'listening', port })
  })
  server.on('error', (error) => {
    const isTaken = 'code' in error && error.code === 'EADDRINUSE'
    console.error(isTaken ? `REGISTRY_PORT takes a free port; ${config.port} is used by another program.` : error)
    process.exit(1)
  })

  const stop = async (): Promise<void> => {
    if (lifecycle.stopping()) return
    log.info('stopping')
    await lifecycle.stop(server)
    timers.forEach(clearInterval)
    await ramps.stop()
    await audit.summarise().catch(onProblem)
    log.info('stopped')
    await flushed(log)
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
  // Started by another process over an IPC channel: stop when that process has ended.
  process.on('disconnect', () => void stop())
}

try {
  await start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

import { createServer, type Server } from 'node:http'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLivePlaces, createPlaces } from '@site/places'
import { createAdvisor, createTripReader, editItinerary, moveDates, planItinerary } from '@site/planner'
import { Redis } from 'ioredis'
import { BACKLOG, createAdmission } from '@site/http/admission'
import { gracefulStop } from '@site/http/graceful-stop'
import { mailTransport } from '@site/http/mail-settings'
import { kindOf, sendRejection } from './http/admission.ts'
import { acceptUpgrades } from '@site/http/upgrades'
import { ROOM_PATH } from '@site/contracts/room'
import { createApp } from './app.ts'
import { ConfigError, type Env } from './config/env.ts'
import { loadSecrets } from './config/secrets.ts'
import { openDatabase, type Database } from './database/database.ts'
import { liveConfig, modelCheck, providerChecks } from './functions/providers.ts'
import { timetableCheck } from './functions/timetable-check.ts'
import type { PlannerPort } from './functions/ports.ts'
import { cached, type Check } from './health/checks.ts'
import { createMetrics } from './health/metrics.ts'
import { codeOf, describeError, type Log } from './log.ts'
import { countByStatus } from './outbox/queue.ts'
import { startWorker } from './outbox/worker.ts'
import { createSearchPool } from './planning/search-pool.ts'
import { createRoomSockets } from './rooms/room-sockets.ts'
import { startHousekeeping } from './privacy/housekeeping.ts'

export interface Service {
  readonly port: number
  readonly anonKey: string
  readonly database: Database
  /** Waits for running calls and mails, then closes everything, an embedded database included. */
  readonly stop: () => Promise<void>
}

const STOP_MAIL_MS = 5000
/** How long open calls may take to finish when the process is asked to stop. */
const STOP_CALLS_MS = 5000
/** How soon newly imported place data is served. */
const REFRESH_MS = 15_000
/** How often mails of the outbox are counted. */
const COUNT_MS = 15_000

const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((done, fail) => {
    server.once('error', (error) => {
      const taken = codeOf(error) === 'EADDRINUSE'
      fail(taken ? new ConfigError(`BACKEND_PORT takes a free port; ${port} is used by another program.`) : error)
    })
    server.listen({ port, host, backlog: BACKLOG }, () => {
      const address = server.address()
      done(typeof address === 'object' && address !== null ? address.port : port)
    })
  })

/** Runs work periodically; a failed run is ignored. */
const every = (ms: number, work: () => Promise<unknown>): NodeJS.Timeout =>
  setInterval(() => void work().catch(() => undefined), ms).unref()

const openRedis = (url: string, log: Log): Redis => {
  // No queue while Redis is unavailable: a limit then falls back to this process's own count at once.
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1, connectTimeout: 2000 })
  redis.on('error', (error) => log.warn({ code: codeOf(error) }, 'redis unavailable'))
  return redis
}

/**
 * Starts the backend: it answers at once, and `/readyz` reports when the database is ready too. Plans are searched by workers that run
 * `searchWorker`, a built file; without one (tests of the sources) in this thread.
 */
export const startService = async (env: Env, log: Log, searchWorker?: URL): Promise<Service> => {
  const dataDir = resolve(env.DATA_DIR)
  // Listen first: a second start by mistake must not touch anything. No request can arrive before the handler is set, as the code in
  // between runs in one turn of the event loop.
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 })
  const secrets = await loadSecrets({ dataDir, jwtSecret: env.AUTH_JWT_SECRET, anonKey: env.BACKEND_ANON_KEY })
  const port = await listen(server, env.BACKEND_PORT, env.BACKEND_HOST)
  const begun = Date.now()
  const places = createPlaces({
    extractsDir: join(dataDir, 'places'),
    timetablesDir: join(dataDir, 'timetables'),
    venueExit: env.VENUE_EXIT_MINUTES === 'on',
  })
  log.info({ ms: Date.now() - begun }, 'places loaded')
  const refreshing = setInterval(() => {
    try {
      places.refresh()
    } catch (error) {
      log.warn({ failure: describeError(error) }, 'new place data cannot be loaded')
    }
  }, REFRESH_MS)
  const advisor =
    env.model === null
      ? null
      : createAdvisor(env.model, {
          onFailure: () => log.warn('the language model could not help; the engine plans alone'),
        })
  const reader =
    env.model === null
      ? null
      : createTripReader(env.model, {
          onFailure: () => log.warn('the language model could not read a request; the rules read it alone'),
        })
  const models = { ...(advisor === null ? {} : { advisor }), ...(reader === null ? {} : { reader }) }
  const searches = searchWorker === undefined ? null : createSearchPool({ file: searchWorker, log })
  const searching = (signal: AbortSignal) =>
    searches === null ? { signal } : { signal, solver: searches.solverFor(signal) }
  const planner: PlannerPort = {
    plan: (request, signal) => planItinerary(request, places, { ...searching(signal), ...models }),
    edit: (edit, signal) => editItinerary(edit, places, searching(signal)),
    move: (move) => moveDates(move, places),
  }

  const redis = env.REDIS_URL === undefined ? null : openRedis(env.REDIS_URL, log)
  const transport = mailTransport(env, { host: env.CANONICAL_HOST, dataDir, timeoutMs: env.OUTBOX_SEND_TIMEOUT_MS })
  const admission = createAdmission({
    maxQueueDelayMs: env.SHED_DELAY_MS,
    maxConcurrent: env.MAX_REQUESTS_AT_ONCE,
    trustProxy: env.TRUST_PROXY,
    kindOf,
    sendRejection,
  })
  const lifecycle = gracefulStop(env.DRAIN_GRACE_MS, STOP_CALLS_MS)
  const metrics = createMetrics()
  admission.registerMetrics(metrics.registry)
  searches?.registerMetrics(metrics.registry)
  const database = openDatabase({ url: env.DATABASE_URL, dataDir, poolSize: env.DATABASE_POOL, log })
  const worker = startWorker({
    database,
    transport,
    log,
    env,
    onAttempt: (outcome) => metrics.mail.inc({ outcome }),
  })

  const countMails = async (): Promise<string> => {
    const counts = await countByStatus(database.use())
    metrics.outbox.reset()
    for (const { status, n } of counts) metrics.outbox.set({ status }, n)
    return counts.map(({ status, n }) => `${n} ${status}`).join(', ') || 'empty'
  }
  const endHousekeeping = startHousekeeping({ database, log, mailFolder: join(dataDir, 'mail'), env })
  const counting = every(COUNT_MS, countMails)

  const live = createLivePlaces(places, liveConfig(env, log))
  const checks: Check[] = [
    { name: 'database', essential: true, run: async () => void (await database.ping()) },
    {
      name: 'places',
      essential: true,
      run: async () => {
        if (places.geocode({ query: '0, 0', limit: 1 }).results.length === 0) throw new Error('no answer')
      },
    },
    { name: 'outbox', essential: false, run: countMails },
    // At most two requests a minute to the mail server.
    { name: 'mail', essential: false, run: cached(() => transport.check(), 30_000) },
    ...(redis === null ? [] : [{ name: 'redis', essential: false, run: async () => void (await redis.ping()) }]),
    timetableCheck(places),
    ...providerChecks(live),
    ...(advisor === null ? [] : [modelCheck(advisor)]),
  ]

  const app = createApp({
    env,
    secrets,
    log,
    database,
    places: live,
    planner,
    redis,
    checks,
    metrics,
    stopping: lifecycle.stopping,
    onStored: (outcome) => {
      if (outcome === 'withheld') {
        metrics.mail.inc({ outcome })
        log.warn('a confirmation is withheld: its recipient has reached the hourly limit')
      }
      worker.pollNow()
    },
  })
  const roomSockets = createRoomSockets({ database, env, registry: metrics.registry })
  server.on('request', lifecycle.wrap(admission.wrap(server, app)))
  acceptUpgrades(server, ROOM_PATH, roomSockets.upgrade)
  const stop = async (): Promise<void> => {
    endHousekeeping()
    for (const timer of [refreshing, counting]) clearInterval(timer)
    // Together: the port closes only when connections to shared plans have, and those would wait for ever.
    await Promise.all([roomSockets.stop(), lifecycle.stop(server)])
    await searches?.stop()
    // A mail server that hangs must not delay the stop: the claim of such a mail expires and another process sends it.
    await Promise.race([worker.stop(), sleep(STOP_MAIL_MS)])
    redis?.disconnect()
    await database.close()
  }
  return { port, anonKey: secrets.anonKey, database, stop }
}

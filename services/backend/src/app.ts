import { functionNames } from '@site/contracts/functions'
import compression from 'compression'
import express, { Router, type Express } from 'express'
import type { Redis } from 'ioredis'
import { requestLog } from '@site/http/request-log'
import { requireKey } from './auth/api-key.ts'
import { userRoutes } from './auth/user.ts'
import type { Env } from './config/env.ts'
import type { Secrets } from './config/secrets.ts'
import type { Database } from './database/database.ts'
import { placeRoutes } from './functions/place-routes.ts'
import { tileRoutes } from './functions/tile-routes.ts'
import type { PlacesPort, PlannerPort } from './functions/ports.ts'
import type { Check } from './health/checks.ts'
import type { Metrics } from './health/metrics.ts'
import { healthRoutes, selftest } from './health/routes.ts'
import { cors } from './http/cors.ts'
import { errorHandler, notFound, onlyMethods } from './http/errors.ts'
import { outcomeLimit, rateLimit, timeLimit } from './http/limits.ts'
import type { Log } from './log.ts'
import { roomRoutes } from './rooms/room-routes.ts'
import { formRoutes } from './submissions/form-routes.ts'
import type { Outcome } from './submissions/store.ts'
import { waitlistRoutes } from './submissions/waitlist-routes.ts'

export interface AppParts {
  readonly env: Env
  readonly secrets: Secrets
  readonly log: Log
  readonly database: Database
  readonly places: PlacesPort
  readonly planner: PlannerPort
  readonly redis: Redis | null
  readonly checks: readonly Check[]
  readonly metrics: Metrics
  readonly stopping: () => boolean
  /** Called after each submission with its outcome. */
  readonly onStored: (outcome: Outcome) => void
}

/** How many waitlist duplicates a network can learn of in an hour. */
const DUPLICATES_PER_HOUR = 10
/** Shared plans that a network can make in an hour. */
const ROOMS_PER_HOUR = 30

/** The whole service over HTTP, with the URLs of Supabase. */
export const createApp = (parts: AppParts): Express => {
  const { env, secrets, database, redis, onStored } = parts
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('trust proxy', env.TRUST_PROXY)
  app.use(requestLog(parts.log), parts.metrics.observe, cors)
  app.use(healthRoutes(parts.checks, parts.metrics, parts.stopping))

  const key = requireKey(secrets)
  const gate = [rateLimit('calls', env.RATE_LIMIT_CALLS, redis), timeLimit(env.CALL_TIMEOUT_MS)]
  const forms = {
    database,
    onStored,
    minFillMs: env.FORM_MIN_FILL_MS,
    retryTimeoutMs: env.DATABASE_PATIENCE_MS,
    limit: rateLimit('forms', env.RATE_LIMIT_FORMS, redis),
    // Without a limit of forms, as in tests from one address, there is none of duplicates either.
    duplicates: outcomeLimit('duplicates', env.RATE_LIMIT_FORMS === 0 ? 0 : DUPLICATES_PER_HOUR, redis),
  }

  const rooms = {
    database,
    most: env.ROOMS_MAX,
    created: outcomeLimit('rooms', env.RATE_LIMIT_FORMS === 0 ? 0 : ROOMS_PER_HOUR, redis),
  }

  // Before the compression: tiles are compressed already, and a range of them is one of the file.
  app.use(tileRoutes(parts.places))
  // Compresses hotel lists and plans to a fifth; responses that fit one packet gain nothing.
  app.use(compression({ threshold: '1kb' }))

  const functions = Router()
  functions.get('/selftest', selftest(parts.checks))
  functions.use(placeRoutes(parts.places, parts.planner), formRoutes(forms), roomRoutes(rooms))
  functions.all('/selftest', onlyMethods('GET'))
  functions.all(
    functionNames.map((name) => `/${name}`),
    onlyMethods('POST'),
  )

  const rest = Router()
  rest.use(waitlistRoutes(forms))
  rest.all('/waitlist', onlyMethods('POST'))

  app.use('/functions/v1', gate, key, functions)
  app.use('/rest/v1', gate, key, rest)
  app.use('/auth/v1', gate, userRoutes(secrets))
  app.all('/auth/v1/user', onlyMethods('GET'))
  app.all(['/health', '/livez', '/readyz', '/metrics'], onlyMethods('GET'))
  app.use(notFound, errorHandler(parts.log))
  return app
}

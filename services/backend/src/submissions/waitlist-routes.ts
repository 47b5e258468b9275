import { formGuardFields } from '@site/contracts/form-guard'
import { UNIQUE_VIOLATION, waitlistEntry } from '@site/contracts/waitlist'
import { Router, type ErrorRequestHandler, type RequestHandler, type Response } from 'express'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { DatabaseError } from 'pg'
import { stateOf } from '../database/unavailable.ts'
import type { Database } from '../database/database.ts'
import { PUBLIC_ROLE, type Schema } from '../database/schema.ts'
import { CallError } from '../http/errors.ts'
import { jsonBody, validate } from '../http/body.ts'
import type { OutcomeLimit } from '../http/limits.ts'
import { waitlistSubmission } from './entries.ts'
import { circumstancesOf } from './guard.ts'
import { storeWithRetry, type Outcome } from './store.ts'

export interface WaitlistOptions {
  readonly database: Database
  readonly minFillMs: number
  /** How long a submission is retried while the database is unavailable, in ms. */
  readonly retryTimeoutMs: number
  /** Called after each entry, so that its mail need not wait for the worker's next poll. */
  readonly onStored: (outcome: Outcome) => void
  readonly limit: RequestHandler
  /** How often an address may learn that an email is on the list (docs/decisions/022). */
  readonly duplicates: OutcomeLimit
}

/** PostgREST's error body, with `error` as in every other call of this service. */
const sendError = (
  response: Response,
  status: number,
  code: string,
  message: string,
  details: string | null = null,
): void => {
  response.status(status).json({ code, details, hint: null, message, error: message })
}

/** PostgreSQL errors with the statuses that PostgREST maps them to: 23505 → 409, 42501 → 401 or, when signed in, 403. */
const postgrest: ErrorRequestHandler = (error, _request, response, next) => {
  if (error instanceof DatabaseError && error.code === UNIQUE_VIOLATION)
    sendError(response, 409, UNIQUE_VIOLATION, error.message, error.detail ?? null)
  else if (error instanceof DatabaseError && error.code === '42501')
    sendError(response, response.locals['role'] === 'authenticated' ? 403 : 401, '42501', error.message)
  else if (error instanceof CallError && !response.headersSent) {
    if (error.status >= 500) next(error)
    else {
      const { body, headers, status } = error
      response
        .status(status)
        .set(headers)
        .json({ ...body, message: body.error, details: null, hint: null })
    }
  } else next(error)
}

/** Runs a statement as the public role; PostgreSQL denies those that are not granted. */
const runAsPublic = (db: Kysely<Schema>, statement: RawBuilder<unknown>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`set local role ${sql.ref(PUBLIC_ROLE)}`.execute(trx)
    await statement.execute(trx)
  })

const forbidden = {
  GET: sql`select from waitlist limit 0`,
  PATCH: sql`update waitlist set notes = notes where false`,
  DELETE: sql`delete from waitlist where false`,
}

const known = new Set<string>([...Object.keys(waitlistEntry.def.shape), ...formGuardFields])

/** `/rest/v1/waitlist` as PostgREST answers it for the public key: an entry may be inserted, none read or changed. */
export const waitlistRoutes = (options: WaitlistOptions): Router => {
  const { database, minFillMs, retryTimeoutMs, onStored, limit, duplicates } = options
  const router = Router()
  const deny =
    (statement: RawBuilder<unknown>): RequestHandler =>
    async (_request, _response, next) => {
      await runAsPublic(database.use(), statement)
      next(new CallError(403, 'forbidden', 'Entries cannot be read or changed with this key.'))
    }
  router.get('/waitlist', deny(forbidden.GET))
  router.patch('/waitlist', deny(forbidden.PATCH))
  router.delete('/waitlist', deny(forbidden.DELETE))

  router.post('/waitlist', limit, duplicates.check, jsonBody, async (request, response) => {
    // PostgREST's client sends one row as an object or as an array of one; the form never sends more.
    const given: unknown = Array.isArray(request.body) && request.body.length === 1 ? request.body[0] : request.body
    const unknownColumn = Object.keys(typeof given === 'object' && given !== null ? given : {}).find(
      (name) => !known.has(name),
    )
    if (unknownColumn !== undefined) {
      const column = unknownColumn.slice(0, 60)
      sendError(response, 400, 'PGRST204', `Could not find the '${column}' column of 'waitlist' in the schema cache`)
      return
    }
    const entry = validate(waitlistEntry, given)
    const prefer = request.get('prefer') ?? ''
    // Returning the row needs the right to read it, and merging the right to change it.
    if (/return=representation/.test(prefer)) await runAsPublic(database.use(), forbidden.GET)
    if (/resolution=merge-duplicates/.test(prefer)) await runAsPublic(database.use(), forbidden.PATCH)
    const submission = waitlistSubmission(entry, circumstancesOf(request, given, minFillMs))
    const outcome = await storeWithRetry(database, submission, retryTimeoutMs).catch(async (error: unknown) => {
      if (stateOf(error) === UNIQUE_VIOLATION) await duplicates.count(request)
      throw error
    })
    onStored(outcome)
    response.status(201).end()
  })
  router.use(postgrest)
  return router
}

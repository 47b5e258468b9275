import { RELEASE_NAME } from '@site/contracts/overrides'
import { TEAM_NAME } from '@site/contracts/team-functions'
import type { Response } from 'express'
import * as z from 'zod/mini'
import type { Store } from '../../store/store.ts'
import { may, type Identity } from '../auth/rights.ts'
import { parse } from '../parse.ts'
import { ServiceError } from '../service-error.ts'
import { readAudit, readAuditBackwards, type AuditEntry } from './audit-log.ts'

/** Entries of one answer. */
const LIMIT = { standard: 100, most: 1000 }
/** Entries that one answer looks at: where few match, `next` goes on from there. */
const MOST_READ = 20_000

const isoDate = z.pipe(
  z.string().check(z.refine((text) => text.length <= 40 && !Number.isNaN(Date.parse(text)), 'takes an ISO date')),
  z.transform((text) => new Date(text).toISOString()),
)

const query = z.strictObject({
  remote: z.optional(z.string().check(z.regex(RELEASE_NAME))),
  team: z.optional(z.string().check(z.regex(TEAM_NAME))),
  since: z.optional(isoDate),
  until: z.optional(isoDate),
  order: z._default(z.enum(['oldest', 'newest']), 'oldest'),
  /** The last entry of the part before, in the same order. */
  after: z.optional(z.string().check(z.regex(/^\d{1,10}\.\d{1,4}$/))),
  limit: z._default(
    z.pipe(
      z
        .string()
        .check(
          z.refine((text) => /^[1-9]\d{0,3}$/.test(text) && Number(text) <= LIMIT.most, `takes 1 to ${LIMIT.most}`),
        ),
      z.transform(Number),
    ),
    LIMIT.standard,
  ),
})
type Query = z.infer<typeof query>

/** A team reads its own entries, and those of remotes that it may audit. */
const isShownTo =
  (identity: Identity, { remote, team, since, until }: Query) =>
  (entry: AuditEntry): boolean =>
    (remote === undefined || entry.remote === remote) &&
    (team === undefined || entry.team === team) &&
    (since === undefined || entry.at >= since) &&
    (until === undefined || entry.at <= until) &&
    (entry.team === identity.team || may(identity, entry.remote ?? '*', 'audit'))

const mayRead = ({ rights }: Identity): boolean => Object.values(rights).some((verbs) => verbs.includes('audit'))

const entriesOf = (store: Store, asked: Query): AsyncGenerator<AuditEntry> =>
  asked.order === 'newest' ? readAuditBackwards(store, asked) : readAudit(store, asked)

/** Whether nothing that was asked for can follow, by time. */
const isPast = (entry: AuditEntry, { order, since, until }: Query): boolean =>
  order === 'newest' ? since !== undefined && entry.at < since : until !== undefined && entry.at > until

/** One answer of entries, and where the next one begins. */
const readPart = async (store: Store, asked: Query, isShown: (entry: AuditEntry) => boolean) => {
  const entries: AuditEntry[] = []
  let read = 0
  for await (const entry of entriesOf(store, asked)) {
    if (isPast(entry, asked)) break
    if (isShown(entry)) entries.push(entry)
    read += 1
    if (entries.length === asked.limit || read === MOST_READ) return { entries, next: entry.id }
  }
  return { entries, next: null }
}

const exportAll = async (store: Store, asked: Query, isShown: (entry: AuditEntry) => boolean, response: Response) => {
  response.status(200).type('application/x-ndjson')
  for await (const entry of entriesOf(store, asked)) {
    if (response.destroyed || isPast(entry, asked)) break
    if (!isShown(entry)) continue
    if (!response.write(`${JSON.stringify(entry)}\n`))
      await new Promise<void>((resolve) => {
        response.once('drain', resolve)
        response.once('close', resolve)
      })
  }
  response.end()
}

/** Answers with a part of the log, or, asked for lines of JSON, with all that match. */
export const answerAudit = async (
  store: Store,
  identity: Identity,
  asked: unknown,
  wantsLines: boolean,
  response: Response,
): Promise<object | undefined> => {
  if (!mayRead(identity)) throw new ServiceError(403, 'forbidden', 'This token does not hold the right audit.')
  const parsed = parse(query, asked)
  const isShown = isShownTo(identity, parsed)
  if (!wantsLines) return readPart(store, parsed, isShown)
  await exportAll(store, parsed, isShown, response)
  return undefined
}

import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { Store } from '../../store/store.ts'

const FOLDER = 'audit'
export const AUDIT_FILE = /^audit\/\d{6}\/\d{10}\.json$/
/** Objects of one folder: a listing of one stays small. */
const PER_FOLDER = 10_000

const keyOf = (number: number): string =>
  `${FOLDER}/${String(Math.floor(number / PER_FOLDER)).padStart(6, '0')}/${String(number).padStart(10, '0')}.json`

const recorded = z.object({
  at: z.string(),
  /** Who, as far as that was known: `token:<id>` or `oidc:<subject>`. */
  subject: z.nullable(z.string()),
  team: z.nullable(z.string()),
  /** Where the request came from. */
  address: z.string(),
  action: z.string(),
  remote: z.nullable(z.string()),
  version: z.nullable(z.string()),
  outcome: z.enum(['done', 'refused']),
  detail: z.string(),
})
export type AuditEvent = z.infer<typeof recorded>

/** What one write holds, in order: several events that came at once. `previous` is the hash of the object before it. */
const page = z.object({ previous: z.string(), entries: z.array(recorded) })

export interface AuditEntry extends AuditEvent {
  /** Its place in the log: `<object>.<entry>`, as in `after`. */
  readonly id: string
}

/** Events that may wait for the store; beyond that a request is refused rather than not recorded. */
const MOST_WAITING = 1000
/** Events of one object. */
const MOST_TOGETHER = 100

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
const FIRST = '0'.repeat(64)

const has = async (store: Store, number: number): Promise<boolean> => (await store.revision(keyOf(number))) !== null

/** The number of the newest object, 0 in an empty log. Numbers have no gaps, so that a few questions find it without a listing. */
const newest = async (store: Store): Promise<number> => {
  let low = 0
  let step = 1
  while (await has(store, low + step)) {
    low += step
    step *= 2
  }
  let high = low + step
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (await has(store, middle)) low = middle
    else high = middle
  }
  return low
}

const readPage = async (store: Store, number: number) => {
  const bytes = await store.read(keyOf(number))
  if (bytes === null) return null
  return { hash: hashOf(bytes), ...page.parse(JSON.parse(bytes.toString('utf8'))) }
}

interface Waiting {
  readonly event: AuditEvent
  readonly done: () => void
  readonly failed: (error: unknown) => void
}

export interface AuditLog {
  /** Resolves once the event is stored. */
  readonly record: (event: AuditEvent) => Promise<void>
}

/**
 * Appends to the log: each object is *created* under the next number, which the store grants to one writer, and names the hash of the
 * one before, so that a changed or removed object is found (`verifyAudit`).
 */
export const openAuditLog = (store: Store): AuditLog => {
  const waiting: Waiting[] = []
  let writing = false
  let last: { readonly number: number; readonly hash: string } | undefined

  const findLast = async () => {
    const number = await newest(store)
    return { number, hash: number === 0 ? FIRST : ((await readPage(store, number))?.hash ?? FIRST) }
  }
  const append = async (entries: readonly AuditEvent[]): Promise<void> => {
    for (;;) {
      last ??= await findLast()
      const bytes = Buffer.from(JSON.stringify({ previous: last.hash, entries }))
      const number = last.number + 1
      const isOurs = await store.create(keyOf(number), bytes)
      // Another process wrote that one.
      last = isOurs ? { number, hash: hashOf(bytes) } : undefined
      if (isOurs) return
    }
  }
  const writeAll = async (): Promise<void> => {
    if (writing) return
    writing = true
    while (waiting.length > 0) {
      const together = waiting.splice(0, MOST_TOGETHER)
      try {
        await append(together.map(({ event }) => event))
        for (const { done } of together) done()
      } catch (error) {
        for (const { failed } of together) failed(error)
      }
    }
    writing = false
  }
  return {
    record: (event) =>
      new Promise((done, failed) => {
        if (waiting.length >= MOST_WAITING) return failed(new Error('the audit log cannot be written fast enough'))
        waiting.push({ event, done, failed })
        void writeAll()
      }),
  }
}

const ID = /^(\d{1,10})\.(\d{1,4})$/

/** The first object whose newest event is not before `since`: events stand in order of time. */
const firstSince = async (store: Store, since: string, last: number): Promise<number> => {
  let [low, high] = [1, last + 1]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const at = (await readPage(store, middle))?.entries.at(-1)?.at ?? ''
    if (at < since) low = middle + 1
    else high = middle
  }
  return low
}

const nextMs = (at: string): string => new Date(Date.parse(at) + 1).toISOString()

/** Entries in order, oldest first, from `since` (an ISO date) and behind the entry `after`. Holds one object in memory at a time. */
export async function* readAudit(
  store: Store,
  { since, after }: { readonly since?: string | undefined; readonly after?: string | undefined } = {},
): AsyncGenerator<AuditEntry> {
  const last = await newest(store)
  const [, object = '0', entry = '-1'] = ID.exec(after ?? '') ?? []
  const start = Math.max(Number(object), since === undefined ? 1 : await firstSince(store, since, last), 1)
  for (let number = start; number <= last; number += 1) {
    const found = await readPage(store, number)
    for (const [at, event] of (found?.entries ?? []).entries())
      if (number > Number(object) || at > Number(entry)) yield { ...event, id: `${number}.${at}` }
  }
}

/** The same entries in the opposite order: newest first, from `until` (an ISO date) and behind the entry `after` in that order. */
export async function* readAuditBackwards(
  store: Store,
  { until, after }: { readonly until?: string | undefined; readonly after?: string | undefined } = {},
): AsyncGenerator<AuditEntry> {
  const last = await newest(store)
  const [, object = String(last), entry = 'Infinity'] = ID.exec(after ?? '') ?? []
  // The first object with an event behind that moment may hold earlier ones as well.
  const behind = until === undefined ? last : await firstSince(store, nextMs(until), last)
  for (let number = Math.min(Number(object), behind, last); number >= 1; number -= 1) {
    const entries = (await readPage(store, number))?.entries ?? []
    for (const [at, event] of [...entries.entries()].toReversed())
      if (number < Number(object) || at < Number(entry)) yield { ...event, id: `${number}.${at}` }
  }
}

/** Numbers of objects that are missing, unreadable or do not follow from the one before. */
export const verifyAudit = async (store: Store): Promise<number[]> => {
  const last = await newest(store)
  const wrong: number[] = []
  let previous = FIRST
  for (let number = 1; number <= last; number += 1) {
    const found = await readPage(store, number).catch(() => null)
    if (found === null || found.previous !== previous) wrong.push(number)
    previous = found?.hash ?? ''
  }
  return wrong
}

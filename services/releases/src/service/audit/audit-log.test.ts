import { describe, expect, it } from 'vitest'
import { memoryStore } from '../../testing/memory-store.ts'
import { findOrphans } from '../../verify/orphans.ts'
import {
  openAuditLog,
  readAudit,
  readAuditBackwards,
  verifyAudit,
  type AuditEntry,
  type AuditEvent,
} from './audit-log.ts'
import { boundedAudit } from './bounded-audit.ts'

const START = Date.UTC(2027, 0, 1)
const at = (minute: number): string => new Date(START + minute * 60_000).toISOString()

const event = (minute: number, change: Partial<AuditEvent> = {}): AuditEvent => ({
  at: at(minute),
  subject: 'token:1',
  team: 'team-a',
  address: '127.0.0.1',
  action: 'publish',
  remote: 'mf-a',
  version: null,
  outcome: 'done',
  detail: String(minute),
  ...change,
})

const all = async (entries: AsyncGenerator<AuditEntry>): Promise<AuditEntry[]> => {
  const list: AuditEntry[] = []
  for await (const entry of entries) list.push(entry)
  return list
}
const details = async (entries: AsyncGenerator<AuditEntry>): Promise<string[]> =>
  (await all(entries)).map(({ detail }) => detail)

describe('the audit log', () => {
  it('gives back what was recorded, in order, across restarts', async () => {
    const store = memoryStore()
    for (let n = 0; n < 7; n += 1) await openAuditLog(store).record(event(n))
    expect(await details(readAudit(store))).toEqual(['0', '1', '2', '3', '4', '5', '6'])
    expect(await findOrphans(store)).toEqual([])
  })
  it('stores events that come at once together', async () => {
    const store = memoryStore()
    const log = openAuditLog(store)
    await Promise.all(Array.from({ length: 250 }, (_, n) => log.record(event(n))))
    expect(await store.list('audit')).toHaveLength(4)
    expect(await details(readAudit(store))).toEqual(Array.from({ length: 250 }, (_, n) => String(n)))
  })
  it('loses nothing when two processes write, and their chain holds', async () => {
    const store = memoryStore(() => new Promise((resolve) => setImmediate(resolve)))
    const logs = [openAuditLog(store), openAuditLog(store)]
    for (let n = 0; n < 40; n += 1)
      await Promise.all(logs.map((log, which) => log.record(event(n, { detail: `${which} ${n}` }))))
    expect((await details(readAudit(store))).sort()).toEqual(
      [0, 1].flatMap((which) => Array.from({ length: 40 }, (_, n) => `${which} ${n}`)).sort(),
    )
    expect(await verifyAudit(store)).toEqual([])
  })
  it('reads backwards from any entry and from any time', async () => {
    const store = memoryStore()
    const log = openAuditLog(store)
    for (let n = 0; n < 30; n += 3) await Promise.all([n, n + 1, n + 2].map((minute) => log.record(event(minute))))
    const newestFirst = (await all(readAudit(store))).toReversed()
    for (const [index, { id }] of newestFirst.entries())
      expect(await all(readAuditBackwards(store, { after: id }))).toEqual(newestFirst.slice(index + 1))
    for (let minute = 0; minute < 30; minute += 1) {
      const found = await all(readAuditBackwards(store, { until: at(minute) }))
      expect(found.filter((entry) => entry.at <= at(minute))).toEqual(newestFirst.slice(29 - minute))
    }
    expect(await all(readAuditBackwards(memoryStore()))).toEqual([])
  })
  it('goes on from an entry, and from a time', async () => {
    const store = memoryStore()
    const log = openAuditLog(store)
    for (let n = 0; n < 30; n += 3) await Promise.all([n, n + 1, n + 2].map((minute) => log.record(event(minute))))
    const entries = await all(readAudit(store))
    for (const [index, { id }] of entries.entries())
      expect(await details(readAudit(store, { after: id }))).toEqual(
        entries.slice(index + 1).map(({ detail }) => detail),
      )
    for (const minute of [0, 1, 2, 3, 14, 29, 30])
      expect((await details(readAudit(store, { since: at(minute) }))).at(-1)).toBe(minute === 30 ? undefined : '29')
    expect((await details(readAudit(store, { since: at(28) }))).length).toBeLessThanOrEqual(3)
  })
  it('shows an object that was changed, removed or put in by hand', async () => {
    const store = memoryStore()
    for (let n = 0; n < 6; n += 1) await openAuditLog(store).record(event(n))
    const keys = await store.list('audit')
    const key = keys[2] ?? ''
    const before = await store.read(key)
    await store.write(key, Buffer.from(String(before).replace('"detail":"2"', '"detail":"x"')))
    expect(await verifyAudit(store)).toEqual([4])
    await store.write(key, Buffer.from('{}'))
    expect(await verifyAudit(store)).toEqual([3, 4])
    await store.write(key, before ?? Buffer.alloc(0))
    expect(await verifyAudit(store)).toEqual([])
  })
  it('says that an event is not stored', async () => {
    const log = openAuditLog(
      memoryStore(async (call) => {
        if (call === 'create') throw new Error('the disk is full')
      }),
    )
    await expect(log.record(event(1))).rejects.toThrow('the disk is full')
  })
  it('does not take more events than it can hold', async () => {
    const log = openAuditLog(memoryStore(() => new Promise((resolve) => setTimeout(resolve, 50))))
    const tried = await Promise.allSettled(Array.from({ length: 1200 }, (_, n) => log.record(event(n))))
    const refused = tried.filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThan(50)
    expect(refused.length).toBeLessThan(250)
  })
})

it('refusals are recorded one by one up to a bound for each team, then counted', async () => {
  const store = memoryStore()
  const audit = boundedAudit(openAuditLog(store), () => new Date(START))
  const refuse = (team: string | null) => audit.refused(event(0, { team, outcome: 'refused' }))
  for (let n = 0; n < 605; n += 1) await refuse(null)
  await refuse('team-b')
  for (let n = 0; n < 3; n += 1) await audit.done(event(1))
  await audit.summarise()
  await audit.summarise()
  const entries = await all(readAudit(store))
  expect(entries).toHaveLength(600 + 1 + 3 + 1)
  expect(entries.at(-1)).toMatchObject({
    action: 'refusals',
    team: null,
    detail: expect.stringMatching(/^5 more refusals/),
  })
})

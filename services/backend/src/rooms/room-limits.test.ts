import { roomLimits } from '@site/contracts/room'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { makeRoom, visitRoom, type RoomVisitor } from '../testing/room-visitor.ts'
import { startTestRooms } from '../testing/test-rooms.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { until } from '../testing/test-service.ts'
import { removeOldRooms } from './room-store.ts'

type Rooms = Awaited<ReturnType<typeof startTestRooms>>

let database: TestDatabase
let service: Rooms
const visitors: RoomVisitor[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  service = await startTestRooms(database.url)
})
afterEach(async () => {
  for (const visitor of visitors.splice(0)) await visitor.leave()
})
afterAll(async () => {
  await service.stop()
  await database.drop()
})

const create = (at = service) => makeRoom(at.url, {})
const join = async (secret: string, at = service, options: Parameters<typeof visitRoom>[2] = {}) => {
  const visitor = await visitRoom(at.url, secret, options)
  visitors.push(visitor)
  return visitor
}
const stops = ({ doc }: RoomVisitor): Record<string, unknown> => doc.getMap('stops').toJSON()

describe('a flood', () => {
  it('of changes sends out who does not wait', async () => {
    const { edit } = await create()
    const [ada, eve] = [await join(edit), await join(edit)]
    const writes = await Promise.allSettled(Array.from({ length: 500 }, (_, n) => eve.write(`flood ${n}`, n)))
    expect(writes.some(({ status }) => status === 'rejected')).toBe(true)
    expect(await eve.closed).toBe('too_fast')
    await ada.write('a', 1)
  })
  it('of people fills one room and no other', async () => {
    const [{ edit }, { edit: quiet }] = [await create(), await create()]
    const joiners = await Promise.all(
      Array.from({ length: roomLimits.people + 20 }, (_, n) =>
        join(edit, service, { headers: { 'x-forwarded-for': `10.0.${n}.1` } }),
      ),
    )
    const refused = joiners.filter(({ messages }) => messages[0]?.kind === 'refused')
    expect(refused).toHaveLength(20)
    for (const one of refused) expect(await one.closed).toBe('full')
    await (await join(quiet)).write('a', 1)
  })
  it('of people from one address is stopped there', async () => {
    const { edit } = await create()
    const headers = { 'x-forwarded-for': '10.9.9.9' }
    const joiners = await Promise.all(Array.from({ length: 70 }, () => join(edit, service, { headers })))
    const reasons = joiners.map(({ messages }) => messages.at(-1)).filter((message) => message?.kind === 'refused')
    expect(reasons.length).toBeGreaterThanOrEqual(20)
    await join(edit, service, { headers: { 'x-forwarded-for': '10.9.9.8' } })
  })
  it('of people beyond what the process holds gets 503 before anything is read', async () => {
    const small = await startTestRooms(database.url, { connections: 3 })
    const { edit } = await create(small)
    const joiners = await Promise.all(Array.from({ length: 6 }, () => join(edit, small)))
    expect(joiners.filter(({ messages }) => messages[0]?.kind === 'joined')).toHaveLength(3)
    await small.stop()
  })
  it('of new rooms ends with a sentence', async () => {
    const [row] = await database.query('select count(*)::int as n from plan_room')
    const full = await startTestRooms(database.url, { most: Number(row?.['n']) + 1 })
    await create(full)
    await expect(create(full)).rejects.toThrow(/503 .*Planning together isn’t possible right now/)
    await full.stop()
  })
  it('of new rooms from one address ends within the hour', async () => {
    const limited = await startTestRooms(database.url, { perHour: 5 })
    for (let n = 0; n < 5; n += 1) await create(limited)
    await expect(create(limited)).rejects.toThrow(/429/)
    await limited.stop()
  })
})

describe('time', () => {
  const age = (days: number) =>
    database.query(
      `update plan_room set visited_at = visited_at - interval '${days} days', created_at = created_at - interval '${days} days'`,
    )

  it('ends a room thirty days after the last visit, for everybody and in the database', async () => {
    const { edit } = await create()
    await (await join(edit)).write('a', 1)
    await age(29)
    expect((await join(edit)).messages[0]?.kind).toBe('joined')
    await age(29)
    expect((await join(edit)).messages[0]?.kind).toBe('joined')
    await age(31)
    expect(await (await join(edit)).closed).toBe('gone')
    expect(await removeOldRooms(service.database.use())).toBeGreaterThan(0)
    expect(await database.query('select 1 from plan_room')).toEqual([])
  })
  it('ends a room after a day when nobody put a plan into it', async () => {
    const { edit } = await create()
    await age(2)
    expect(await (await join(edit)).closed).toBe('gone')
  })
  it('is the database’s: a clock that is a day off changes nothing', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 })
    const { edit } = await create()
    await (await join(edit)).write('a', 1)
    vi.setSystemTime(Date.now() - 2 * 86_400_000)
    const ben = await join(edit)
    await ben.write('b', 2)
    vi.useRealTimers()
    expect(stops(await join(edit))).toEqual({ a: 1, b: 2 })
  })
  it('tells people who are in a room when it is deleted', async () => {
    const { edit } = await create()
    const ada = await join(edit)
    await database.query('delete from plan_room')
    expect(await ada.closed).toBe('gone')
  })
})

describe('when the database goes away', () => {
  it('acknowledges nothing that is not stored, and takes it again afterwards', async () => {
    const { edit } = await create()
    const ada = await join(edit)
    await ada.write('a', 1)
    await database.away()
    await expect(ada.write('lost?', 1)).rejects.toThrow(/closed/)
    expect(await ada.closed).toBe('unavailable')
    await database.back()
    const again = await join(edit, service, { doc: ada.doc })
    await again.save(Y.encodeStateAsUpdate(ada.doc))
    expect(stops(await join(edit))).toEqual({ a: 1, 'lost?': 1 })
  })
})

describe('when the process stops in order', () => {
  it('stores what has arrived, and closes', async () => {
    const stopping = await startTestRooms(database.url)
    const { edit } = await create(stopping)
    const ada = await join(edit, stopping)
    const written = ada.write('last', 1).then(
      () => 'stored',
      () => 'not stored',
    )
    await until(() => ada.socket.bufferedAmount === 0)
    const begun = performance.now()
    await stopping.stop()
    const outcome = await written
    expect(await ada.closed).not.toBe(1006)
    expect(performance.now() - begun).toBeLessThan(6000)
    // Acknowledged means stored; what was not acknowledged may be there all the same.
    const kept = 'last' in stops(await join(edit))
    expect(kept || outcome === 'not stored').toBe(true)
  })
})

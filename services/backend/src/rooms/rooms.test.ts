import { roomLimits } from '@site/contracts/room'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { makeRoom, visitRoom, type RoomVisitor } from '../testing/room-visitor.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { startTestRooms } from '../testing/test-rooms.ts'
import { startTestService, until, type TestService } from '../testing/test-service.ts'

let database: TestDatabase
let service: TestService
let stopped = false
let other: Awaited<ReturnType<typeof startTestRooms>>
const visitors: RoomVisitor[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  service = await startTestService(database.url)
  other = await startTestRooms(database.url)
})
afterEach(async () => {
  for (const visitor of visitors.splice(0)) await visitor.leave()
})
afterAll(async () => {
  if (!stopped) await service.stop()
  await other.stop()
  await database.drop()
})

type Server = Pick<TestService, 'url' | 'anonKey'>

const create = (at: Server = service) => makeRoom(at.url, { apikey: at.anonKey })
const join = async (secret: string, at: Server = service, options: Parameters<typeof visitRoom>[2] = {}) => {
  const visitor = await visitRoom(at.url, secret, options)
  visitors.push(visitor)
  return visitor
}
const stops = ({ doc }: RoomVisitor): Record<string, unknown> => doc.getMap('stops').toJSON()
const shows = (visitor: RoomVisitor, expected: object) =>
  until(() => JSON.stringify(stops(visitor)) === JSON.stringify(expected))

describe('a room', () => {
  it('lets people change one plan at once', async () => {
    const { edit } = await create()
    const [ada, ben] = [await join(edit), await join(edit)]
    await Promise.all([ada.write('a', 1), ben.write('b', 2)])
    for (const one of [ada, ben]) await until(() => Object.keys(stops(one)).length === 2)
    expect(stops(await join(edit))).toEqual({ a: 1, b: 2 })
  })
  it('keeps hashes of its secrets only', async () => {
    const { edit, view } = await create()
    const rows = await database.query('select r::text as row from plan_room r')
    for (const secret of [edit, view]) {
      expect(JSON.stringify(rows)).not.toContain(secret)
      expect(JSON.stringify(rows)).not.toContain(Buffer.from(secret).toString('hex'))
    }
    expect(service.logged()).not.toContain(edit)
  })
  it('shows the plan, and every change, to who has the link for looking', async () => {
    const { edit, view } = await create()
    const [ada, eve] = [await join(edit), await join(view)]
    await ada.write('a', 1)
    await shows(eve, { a: 1 })
    expect([ada, eve].map(({ messages }) => messages[0])).toEqual([
      { kind: 'joined', role: 'edit', view },
      { kind: 'joined', role: 'view', view },
    ])
  })
  it('takes no change from the link for looking', async () => {
    const { edit, view } = await create()
    const eve = await join(view)
    await expect(eve.write('x', 1)).rejects.toThrow(/closed/)
    expect(await eve.closed).toBe('view_only')
    expect(stops(await join(edit))).toEqual({})
  })
  it('merges what was written without a connection', async () => {
    const { edit } = await create()
    const ada = await join(edit)
    await ada.write('a', 1)
    await ada.leave()
    ada.doc.getMap('stops').set('offline', true)
    const ben = await join(edit)
    await ben.write('b', 2)
    const again = await join(edit, service, { doc: ada.doc })
    await again.save(Y.encodeStateAsUpdate(ada.doc))
    await until(() => Object.keys(stops(ben)).length === 3)
    expect(stops(ben)).toEqual({ a: 1, b: 2, offline: true })
  })
  it('is the same at two processes', async () => {
    const { edit } = await create()
    const [ada, ben] = [await join(edit), await join(edit, other)]
    const writeTen = async (who: RoomVisitor, name: string) => {
      for (let n = 0; n < 10; n += 1) await who.write(`${name} ${n}`, n)
    }
    await Promise.all([writeTen(ada, 'ada'), writeTen(ben, 'ben')])
    for (const one of [ada, ben]) await until(() => Object.keys(stops(one)).length === 20)
  })
})

describe('an unknown secret', () => {
  it.each(['A'.repeat(22), 'x', '', "' or 1=1 --"])('opens nothing: %s', async (secret) => {
    const eve = await join(secret)
    expect(['gone', 'invalid']).toContain(await eve.closed)
  })
})

describe('rubbish', () => {
  it.each<[string, (eve: RoomVisitor) => void]>([
    ['random bytes', (eve) => eve.send(Uint8Array.from({ length: 300 }, (_, i) => (i * 7919) % 251))],
    ['no bytes', (eve) => eve.send(new Uint8Array())],
    ['words', (eve) => eve.send('{"kind":"join","secret":"x"}')],
    ['a claim of millions of structs', (eve) => eve.send(Uint8Array.from([1, 178, 193, 251, 9, 1, 0]))],
    [
      'a document of another kind',
      (eve) => {
        const doc = new Y.Doc()
        doc.getText('essay').insert(0, 'hello')
        eve.send(Y.encodeStateAsUpdate(doc))
      },
    ],
  ])('sends out its sender and nobody else: %s', async (_, spoil) => {
    const { edit } = await create()
    const [ada, eve] = [await join(edit), await join(edit)]
    await ada.write('a', 1)
    spoil(eve)
    expect(await eve.closed).toBe('invalid')
    await ada.write('b', 2)
    expect(stops(await join(edit))).toEqual({ a: 1, b: 2 })
  })
  it('is told from a plan that has grown too large', async () => {
    const { edit } = await create()
    const eve = await join(edit)
    for (const key of ['a', 'b', 'c']) await eve.write(key, 'x'.repeat(roomLimits.maxBytes / 3)).catch(() => null)
    expect(await eve.closed).toBe('too_large')
  })
  it('larger than any plan is not even read', async () => {
    const { edit } = await create()
    const eve = await join(edit)
    eve.send(new Uint8Array(roomLimits.maxBytes + 1))
    expect(await eve.closed).toBe(1009)
  })
})

it('counts connections, rooms, changes and refusals', async () => {
  const { edit } = await create()
  await (await join(edit)).write('a', 1)
  const text = await (await fetch(`${service.url}/metrics`)).text()
  expect(text).toMatch(/^room_connections 1$/m)
  expect(text).toMatch(/^rooms_open 1$/m)
  expect(text).toMatch(/^room_updates_stored_total [1-9]/m)
  expect(text).toMatch(/^room_refusals_total\{reason="invalid"\} [1-9]/m)
})

it('does not keep the service from stopping', async () => {
  const { edit } = await create()
  const ada = await join(edit)
  await ada.write('a', 1)
  const begun = performance.now()
  await service.stop()
  stopped = true
  expect(await ada.closed).toBe(1001)
  // The service gives open calls 5 s; a connection that nobody closed would take all of them and then hang.
  expect(performance.now() - begun).toBeLessThan(4000)
  expect(stops(await join(edit, other))).toEqual({ a: 1 })
})

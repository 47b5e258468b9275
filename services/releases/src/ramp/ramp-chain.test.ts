import { expect, it } from 'vitest'
import { memoryStore } from '../testing/memory-store.ts'
import { rampProcess, seedRegistry, testClock } from '../testing/ramp-site.ts'

it('goes on with the ramps of other remotes where a record cannot be read, and tells of it once', async () => {
  const store = memoryStore()
  await seedRegistry(store)
  const unreadable: string[] = []
  const { start, controller, chain } = rampProcess(store, testClock(), [], unreadable)
  await start()
  const broken = 'ramps/mf-b/00000001.json'
  await store.create(broken, Buffer.from('{"half":'))
  expect(await controller.running()).toEqual(['mf-a'])
  expect(await controller.running()).toEqual(['mf-a'])
  expect((await chain.ramps()).map(({ name }) => name)).toEqual(['mf-a'])
  expect(unreadable).toEqual([broken])
  await expect(controller.look('mf-b')).rejects.toThrow()
})

it('reads the records of one remote alone where one is asked for', async () => {
  const read: string[] = []
  const store = memoryStore(async (call, key) => void (call === 'read' && read.push(key)))
  await seedRegistry(store)
  await rampProcess(store, testClock()).start()
  await store.create('ramps/mf-b/00000001.json', Buffer.from('{}'))
  read.length = 0
  // Another process, which has read nothing yet.
  const { chain } = rampProcess(store, testClock())
  expect((await chain.ramps('mf-a')).map(({ name }) => name)).toEqual(['mf-a'])
  expect(read.some((key) => key.startsWith('ramps/mf-b'))).toBe(false)
})

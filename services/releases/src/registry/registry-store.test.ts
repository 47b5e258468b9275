import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { fakeRelease } from '../testing/fake-release.ts'
import { memoryStore } from '../testing/memory-store.ts'
import { addRelease, promote } from './promote-and-canary.ts'
import { changeRegistry, readHistory, readRegistry, reconcileRegistryFile, REGISTRY_KEY } from './registry-store.ts'

const publish = (store: ReturnType<typeof memoryStore>, version: string) =>
  changeRegistry(store, { action: 'publish', name: 'mf-a', version, by: 'test' }, (registry) =>
    addRelease(registry, fakeRelease('mf-a', version)),
  )
const file = async (store: ReturnType<typeof memoryStore>) =>
  JSON.parse((await store.read(REGISTRY_KEY))?.toString('utf8') ?? 'null') as unknown

describe('changing the registry', () => {
  it('loses nothing when twenty writers race', { timeout: 20_000 }, async () => {
    const store = memoryStore(() => sleep(Math.random() * 3))
    const versions = Array.from({ length: 20 }, (_, n) => `1.${n}.0`)
    await Promise.all(versions.map((version) => publish(store, version)))
    const registry = await readRegistry(store)
    expect(registry.microFrontends['mf-a']?.map((item) => item.metadata.version).sort()).toEqual([...versions].sort())
    expect(await file(store)).toEqual(registry)
    expect(await readHistory(store)).toHaveLength(20)
  })

  it('retries a change when another one was committed first', async () => {
    let asleep = true
    const store = memoryStore()
    const sleepy: typeof store = {
      ...store,
      create: async (key, bytes) => {
        if (asleep && key.startsWith('generations/')) {
          asleep = false
          await publish(store, '2.0.0')
        }
        return store.create(key, bytes)
      },
    }
    await publish(sleepy, '1.0.0')
    expect((await readRegistry(store)).microFrontends['mf-a']?.map((item) => item.metadata.version)).toEqual([
      '2.0.0',
      '1.0.0',
    ])
  })

  it('never leaves an older registry.json when a write is delayed', async () => {
    const store = memoryStore()
    await publish(store, '1.0.0')
    let woken = false
    const sleepy: typeof store = {
      ...store,
      write: async (key, bytes) => {
        if (!woken && key === REGISTRY_KEY) {
          woken = true
          await publish(store, '3.0.0')
        }
        return store.write(key, bytes)
      },
    }
    await publish(sleepy, '2.0.0')
    expect(await file(store)).toEqual(await readRegistry(store))
    expect((await readRegistry(store)).microFrontends['mf-a']).toHaveLength(3)
  })

  it('reconciles registry.json after a kill between the two writes', async () => {
    const store = memoryStore()
    await publish(store, '1.0.0')
    const dying: typeof store = { ...store, write: () => Promise.reject(new Error('killed')) }
    await expect(publish(dying, '2.0.0')).rejects.toThrow('killed')
    expect(await file(store)).not.toEqual(await readRegistry(store))
    await reconcileRegistryFile(store)
    expect(await file(store)).toEqual(await readRegistry(store))
  })

  it('says in one line what to do with a registry of an unknown form', async () => {
    const store = memoryStore()
    await store.write('generations/00000001.json', Buffer.from('{"at":"2026-01-01T00:00:00Z","who":"an older tool"}'))
    for (const use of [readRegistry(store), readHistory(store), publish(store, '1.0.0')])
      await expect(use).rejects.toThrow(/^The release store was written by another version [^\n]*Move it away[^\n]*$/)
  })

  it('writes neither an invalid registry nor an unchanged one', async () => {
    const store = memoryStore()
    await publish(store, '1.0.0')
    const entry = { action: 'promote', name: 'mf-a', version: '1.0.0', by: 'test' } as const
    await expect(
      changeRegistry(store, entry, (registry) => ({ ...registry, schema: 'x', microFrontends: { 'mf-a': [] } })),
    ).rejects.toThrow()
    for (let times = 0; times < 2; times += 1)
      await changeRegistry(store, entry, (registry) => promote(registry, 'mf-a', '1.0.0'))
    expect((await readHistory(store)).map(({ action }) => action)).toEqual(['publish', 'promote'])
  })

  it('keeps every journal entry, but only the newest registries', async () => {
    const store = memoryStore()
    for (let n = 0; n < 25; n += 1) await publish(store, `1.${n}.0`)
    const history = await readHistory(store)
    expect(history.map((line) => line.version)).toEqual(Array.from({ length: 25 }, (_, n) => `1.${n}.0`))
    expect(history.filter((line) => line.registry !== undefined)).toHaveLength(20)
  })
})

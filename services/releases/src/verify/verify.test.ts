import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { repairCommand, verifyCommand } from '../commands/verify-repair.ts'
import { prerenderKey } from '../prerender/prerender.ts'
import { integrityOf } from '../publish/integrity.ts'
import { publishUngated } from '../publish/publish.ts'
import { readBuild, type Build } from '../publish/read-build.ts'
import { promote } from '../registry/promote-and-canary.ts'
import { changeRegistry } from '../registry/registry-store.ts'
import type { Store } from '../store/store.ts'
import { fakePackage } from '../testing/fake-package.ts'
import { memoryStore } from '../testing/memory-store.ts'
import { findOrphans, LEFT_BEHIND_MS, removeOrphans } from './orphans.ts'

let root = ''
let store: Store
let build: Build
let base = ''
let said: string[] = []

const putLive = async (name: string): Promise<Build> => {
  const made = await readBuild(await fakePackage(root, name, { paths: [`/${name}`] }), 'kim', new Date(), true)
  await publishUngated(store, made, 'kim')
  const { version } = made.release
  await changeRegistry(store, { action: 'promote', name, version, by: 'kim' }, (registry) =>
    promote(registry, name, version),
  )
  return made
}
const setting = () => ({ root, store, by: 'kim', say: (line: string) => void said.push(line) })
/** Changes one byte in the middle of a stored object. */
const flip = async (key: string): Promise<void> => {
  const bytes = Buffer.from((await store.read(key)) ?? '')
  const middle = Math.floor(bytes.length / 2)
  bytes[middle] = (bytes[middle] ?? 0) ^ 1
  await store.write(key, bytes)
}
/** Every object of the store; of records what they say, for the order of their fields is free. */
const everything = async (): Promise<Record<string, unknown>> => {
  const found: Record<string, unknown> = {}
  for (const key of await store.list('')) {
    const bytes = await store.read(key)
    found[key] = key.endsWith('release.json') ? JSON.parse(String(bytes)) : bytes?.toString('base64')
  }
  return found
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'verify-'))
  store = memoryStore()
  said = []
  const shell = await putLive('shell')
  build = await putLive('mf-a')
  base = `mf-a/${build.release.version}`
  const pages = prerenderKey(shell.release.version, 'mf-a', build.release.version)
  await store.write(pages, Buffer.from('{}'))
  await store.write(`${pages}.integrity`, Buffer.from(integrityOf(Buffer.from('{}'))))
})
afterEach(() => rm(root, { recursive: true, force: true }))

describe('verify', () => {
  it('says that all is well in a store that is', async () => {
    await verifyCommand(setting(), undefined, false)
    expect(said).toEqual(['every stored file is as it was published'])
  })
  it('finds any flipped byte and any lost file of a release, and names it', async () => {
    const keys = await store.list(base)
    expect(keys.length).toBeGreaterThan(10)
    for (const key of keys)
      for (const damage of [flip, store.remove]) {
        const whole = await store.read(key)
        await damage(key)
        said = []
        await expect(verifyCommand(setting(), 'mf-a', false)).rejects.toThrow('1 stored file is damaged')
        expect(said).toEqual([expect.stringContaining(`damaged: ${key} `)])
        await store.write(key, whole ?? Buffer.alloc(0))
      }
    await verifyCommand(setting(), 'mf-a', false)
  })
  it('finds damage outside of releases', async () => {
    const [pages = ''] = await store.list('prerendered')
    await store.write(pages, Buffer.from('{"/a":0}'))
    await store.write('registry.json', Buffer.from('{"schema":"x"'))
    await expect(verifyCommand(setting(), undefined, false)).rejects.toThrow('2 stored files are damaged')
    expect(said).toContain('damaged: registry.json is not the newest registry')
    expect(said).toContain(`damaged: ${pages} differs from its hash`)
  })
  it('refuses a name that was never published', () =>
    expect(verifyCommand(setting(), 'mf-z', false)).rejects.toThrow('mf-z has no release yet'))
})

describe('repair', () => {
  it.each([
    ['the file', ['assets/page.js']],
    ['the file and one variant', ['assets/page.js', 'assets/page.js.br']],
    ['both variants', ['assets/page.js.br', 'assets/page.js.gz']],
    ['the record', ['release.json']],
  ])('restores %s from what is whole', async (_, paths) => {
    const before = await everything()
    for (const path of paths) await flip(`${base}/${path}`)
    await repairCommand(setting(), undefined)
    expect(said.at(-1)).toBe('everything is restored')
    expect(await everything()).toEqual(before)
  })
  it('names the build to publish again where no copy is whole; publishing it restores every byte', async () => {
    const before = await everything()
    for (const key of await store.list(base)) await flip(key)
    await store.remove(`${base}/server/remote.js`)
    await expect(repairCommand(setting(), 'mf-a')).rejects.toThrow(
      `${base}/server/remote.js has no copy that is whole: publish the build of mf-a@${build.release.version} again`,
    )
    const again = await publishUngated(store, build, 'kim')
    expect(again.fresh).toBe(false)
    expect(again.restored).toContain(`${base}/server/remote.js`)
    expect(await everything()).toEqual(before)
    expect((await publishUngated(store, build, 'kim')).restored).toEqual([])
  })
})

describe('orphans', () => {
  const LEFT = ['generations/1.0.0-0123456789/routes.json', 'mf-b/1.0.0-0123456789/assets/x.js', 'probe/x', 'notes.txt']
  const leave = async (): Promise<void> => {
    for (const key of [...LEFT, `${base}/assets/extra.js`]) await store.write(key, Buffer.from('left behind'))
  }
  it('are what nothing refers to', async () => {
    expect(await findOrphans(store)).toEqual([])
    await leave()
    expect(await findOrphans(store)).toEqual([...LEFT, `${base}/assets/extra.js`].sort())
  })
  it('stay while a publish may be writing them, and go after an hour, alone', async () => {
    const before = await everything()
    await leave()
    const orphans = await findOrphans(store)
    expect(await removeOrphans(store, orphans, Date.now() + LEFT_BEHIND_MS - 60_000)).toEqual([])
    await verifyCommand(setting(), undefined, true)
    expect(said).toContain('5 orphans are younger than 60 minutes and stay: a publish may be writing them')
    expect(await removeOrphans(store, orphans, Date.now() + LEFT_BEHIND_MS + 1000)).toEqual(orphans)
    expect(await everything()).toEqual(before)
  })
  it('of a killed publish are none once it is published again', async () => {
    const made = await readBuild(await fakePackage(root, 'mf-c', { paths: ['/c'] }), 'kim', new Date(), true)
    const dying: Store = {
      ...store,
      create: (key, bytes) =>
        key.endsWith('release.json') ? Promise.reject(new Error('killed')) : store.create(key, bytes),
    }
    await expect(publishUngated(dying, made, 'kim')).rejects.toThrow('killed')
    expect((await findOrphans(store)).length).toBeGreaterThan(5)
    await publishUngated(store, made, 'kim')
    expect(await findOrphans(store)).toEqual([])
  })
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addRelease } from '../registry/promote-and-canary.ts'
import { changeRegistry, readRegistry } from '../registry/registry-store.ts'
import { fakeRelease } from '../testing/fake-release.ts'
import { startS3 } from '../testing/s3-server.ts'
import { folderStore } from './folder-store.ts'
import { openStore } from './open-store.ts'
import { s3Store } from './s3-store.ts'
import type { Store } from './store.ts'

const text = (value: string): Buffer => Buffer.from(value)
let folder = ''
let server: Awaited<ReturnType<typeof startS3>>

beforeAll(async () => {
  if (real === undefined) {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'test')
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test')
  }
  folder = await mkdtemp(join(tmpdir(), 'store-'))
  server = await startS3('releases')
  vi.stubEnv('AWS_ENDPOINT_URL_S3', server.endpoint)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

/** `STORE_TEST_URL=s3://bucket/prefix`, with the SDK's own settings, runs the same tests on a real server. */
const real = process.env['STORE_TEST_URL']
const realServer = process.env['AWS_ENDPOINT_URL_S3']
const realStore = (): Store => {
  const [, bucket = '', prefix = ''] = /^s3:\/\/([^/]+)\/(.+)$/.exec(real ?? '') ?? []
  return s3Store({ bucket, prefix: `${prefix}/${run}`, endpoint: realServer })
}
const run = crypto.randomUUID()

const stores: [string, () => Store][] = [
  ['a folder', () => folderStore(join(folder, 'store'))],
  ['a bucket', () => openStore('s3://releases/site/live/')],
  ...(real === undefined ? [] : [['the bucket of STORE_TEST_URL', realStore] satisfies [string, () => Store]]),
]

describe.each(stores)('a store in %s', (_, open) => {
  it('reads what was written, and null for what was not', async () => {
    const store = open()
    await store.write('a/b.txt', text('one'))
    expect((await store.read('a/b.txt'))?.toString()).toBe('one')
    expect(await store.read('a/none.txt')).toBeNull()
    expect(await store.read('a')).toBeNull()
  })
  it('creates an object once when several writers race', async () => {
    const store = open()
    const tries = await Promise.all(Array.from({ length: 10 }, (_each, n) => store.create('once', text(String(n)))))
    expect(tries.filter(Boolean)).toHaveLength(1)
    expect((await store.read('once'))?.toString()).toBe(String(tries.indexOf(true)))
  })
  it('lists all keys of a folder in order, and no others', async () => {
    const store = open()
    const keys = Array.from({ length: 20 }, (_each, n) => `list/1.0/${String(n).padStart(2, '0')} ü&.txt`)
    await Promise.all([...keys, 'list/1.0-b/x', 'other/x'].map((key) => store.write(key, text(key))))
    expect(await store.list('list/1.0')).toEqual(keys)
    expect(await store.list('nothing')).toEqual([])
  })
  it('lists every key of the store, and tells when each was written', async () => {
    const store = open()
    await store.write('whole/list.txt', text('x'))
    const keys = await store.list('')
    expect(keys).toContain('whole/list.txt')
    expect(keys).toEqual([...keys].sort())
    const at = await store.modified('whole/list.txt')
    expect(Math.abs(Date.now() - (at?.getTime() ?? 0))).toBeLessThan(60_000)
    expect(await store.modified('whole/none.txt')).toBeNull()
  })
  it('changes the revision with each write, and has none after removal', async () => {
    const store = open()
    expect(await store.revision('r')).toBeNull()
    await store.write('r', text('one'))
    const first = await store.revision('r')
    expect(await store.revision('r')).toBe(first)
    await store.write('r', text('two'))
    expect(await store.revision('r')).not.toBe(first)
    await store.remove('r')
    await store.remove('r')
    expect([await store.revision('r'), await store.read('r')]).toEqual([null, null])
  })
  it('loses no change of a registry when ten writers race', { timeout: 30_000 }, async () => {
    const versions = Array.from({ length: 10 }, (_each, n) => `1.${n}.0`)
    await Promise.all(
      versions.map((version) =>
        changeRegistry(open(), { action: 'publish', name: 'mf-a', version, by: 'test' }, (registry) =>
          addRelease(registry, fakeRelease('mf-a', version)),
        ),
      ),
    )
    const { microFrontends } = await readRegistry(open())
    expect(microFrontends['mf-a']?.map((item) => item.metadata.version).sort()).toEqual(versions)
  })
})

describe('a bucket', () => {
  const store = () => s3Store({ bucket: 'releases', prefix: '', endpoint: server.endpoint })
  it('puts all keys under its prefix', () =>
    expect(server.keys().every((key) => key.startsWith('site/live/'))).toBe(true))
  it('retries when the server is busy or reports a conflict', { timeout: 20_000 }, async () => {
    const busy = store()
    await busy.create('before', text('x'))
    server.trouble.push({ status: 503, code: 'SlowDown' }, { status: 409, code: 'ConditionalRequestConflict' })
    expect(await busy.create('busy', text('x'))).toBe(true)
    expect(server.trouble).toEqual([])
    server.trouble.push({ status: 500, code: 'InternalError' })
    expect((await store().read('busy'))?.toString()).toBe('x')
  })
  it('is not used when its server ignores conditions', async () => {
    const old = await startS3('releases', { conditions: false })
    const careless = s3Store({ bucket: 'releases', prefix: '', endpoint: old.endpoint })
    await expect(careless.create('once', text('x'))).rejects.toThrow('ignores If-None-Match')
    expect(old.keys()).toEqual([])
    await old.stop()
  })
  it('throws on a refusal or a missing bucket instead of appearing empty', async () => {
    server.trouble.push({ status: 403, code: 'AccessDenied' })
    await expect(store().read('busy')).rejects.toThrow('AccessDenied')
    const other = s3Store({ bucket: 'elsewhere', prefix: '', endpoint: server.endpoint })
    await expect(other.read('busy')).rejects.toThrow('NoSuchBucket')
  })
})

it.each([
  ['ftp://x/y', /'ftp:' is not supported; use s3:, file: or a folder/],
  ['s3://', /names no bucket/],
  ['s3://UPPER_case/x', /names no bucket/],
])('refuses RELEASES_URL=%s', (url, message) => expect(() => openStore(url)).toThrow(message))

it('rejects a key that leaves the folder', () =>
  expect(folderStore(folder).read('../../etc/passwd')).rejects.toThrow('leaves the store'))

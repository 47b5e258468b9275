import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Store } from '@site/releases'
import { describe, expect, it, vi } from 'vitest'
import { createReleaseFiles } from './release-files.ts'

const RECORD = 'mf-a/1.0.0/release.json'
const sha256 = (bytes: string | Buffer): string => `sha256-${createHash('sha256').update(bytes).digest('base64')}`
/** The record of a release with these files, by path. */
const record = (files: Readonly<Record<string, string>>): string =>
  JSON.stringify({
    files: Object.fromEntries(
      Object.entries(files).map(([path, content]) => [path, { integrity: sha256(content), bytes: content.length }]),
    ),
  })
const none = (): never => {
  throw new Error('no file is damaged here')
}

/** A release store that counts how often each key was read. */
const storeOf = (objects: Readonly<Record<string, string | Buffer>>) => {
  const reads: string[] = []
  const absent = () => Promise.reject(new Error('not asked for here'))
  const store: Store = {
    read: async (key) => {
      reads.push(key)
      const found = objects[key]
      return found === undefined ? null : Buffer.from(found)
    },
    write: absent,
    create: absent,
    list: absent,
    remove: absent,
    revision: absent,
    modified: absent,
  }
  return { store, reads }
}

const release = (...paths: string[]) => {
  const files = Object.fromEntries(paths.map((path) => [path, `content of ${path}`]))
  return storeOf({
    [RECORD]: record(files),
    ...Object.fromEntries(paths.map((path) => [`mf-a/1.0.0/${path}`, files[path] ?? ''])),
  })
}

describe('release files', () => {
  it.each([
    ['photo.jpg', 'image/jpeg'],
    ['photo.avif', 'image/avif'],
    ['server-icon.svg', 'image/svg+xml'],
    ['registry-form.js', 'text/javascript; charset=utf-8'],
    ['data.unheard-of', 'application/octet-stream'],
  ])('%s is served because its release lists it', async (path, type) => {
    const { store } = release(path)
    expect(await createReleaseFiles(store, none)('mf-a/1.0.0', path, '')).toMatchObject({ type, encoding: null })
  })

  it.each(['server/remote.js', 'vite-manifest.json', 'release.json', './entry.js', 'assets//entry.js', '__proto__'])(
    'does not serve %s, which is not a listed file',
    async (path) => {
      const { store } = storeOf({ [`mf-a/1.0.0/${path}`]: 'hidden', [RECORD]: record({ 'entry.js': 'export {}' }) })
      expect(await createReleaseFiles(store, none)('mf-a/1.0.0', path, 'br')).toBeNull()
    },
  )

  it('reads a file once for concurrent requests', async () => {
    const { store, reads } = release('entry.js')
    const find = createReleaseFiles(store, none)
    const found = await Promise.all(Array.from({ length: 50 }, () => find('mf-a/1.0.0', 'entry.js', '')))
    expect(new Set(found.map((file) => file?.etag)).size).toBe(1)
    expect(reads).toEqual([RECORD, 'mf-a/1.0.0/entry.js'])
  })

  it('keeps cached files while fifty requests miss one file', async () => {
    const { store, reads } = release('entry.js')
    const find = createReleaseFiles(store, none)
    await find('mf-a/1.0.0', 'entry.js', 'br')
    const before = reads.length
    await Promise.all(Array.from({ length: 50 }, () => find('mf-a/1.0.0', 'gone.js', 'br')))
    await find('mf-a/1.0.0', 'entry.js', 'br')
    expect(reads.slice(before)).toEqual([])
  })

  it('evicts the least recently used file above its size, overhead included', async () => {
    const { store, reads } = release('a.js', 'b.js')
    const find = createReleaseFiles(store, none, 1000)
    await find('mf-a/1.0.0', 'a.js', '')
    await find('mf-a/1.0.0', 'b.js', '')
    await find('mf-a/1.0.0', 'a.js', '')
    expect(reads.filter((key) => key === 'mf-a/1.0.0/a.js')).toHaveLength(2)
  })

  it('answers concurrent requests for more files than it can cache', async () => {
    const names = Array.from({ length: 30 }, (_, at) => `${at}.js`)
    const find = createReleaseFiles(release(...names).store, none, 1000)
    const found = await Promise.all(names.map((name) => find('mf-a/1.0.0', name, 'br, gzip')))
    expect(found.map((file) => String(file?.bytes))).toEqual(names.map((name) => `content of ${name}`))
  })

  it('finds a release published after it was first requested', async () => {
    const objects: Record<string, string> = { 'mf-a/1.0.0/entry.js': 'export {}' }
    const find = createReleaseFiles(storeOf(objects).store, none)
    expect(await find('mf-a/1.0.0', 'entry.js', '')).toBeNull()
    objects[RECORD] = record({ 'entry.js': 'export {}' })
    expect(await find('mf-a/1.0.0', 'entry.js', '')).toMatchObject({ bytes: Buffer.from('export {}') })
  })

  it('serves nothing of a release whose record is gone, half a second later', async () => {
    const objects: Record<string, string> = {
      'mf-a/1.0.0/entry.js': 'export {}',
      [RECORD]: record({ 'entry.js': 'export {}' }),
    }
    let now = 1000
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
    const find = createReleaseFiles(storeOf(objects).store, none)
    expect(await find('mf-a/1.0.0', 'entry.js', '')).not.toBeNull()
    delete objects[RECORD]
    now += 501
    expect(await find('mf-a/1.0.0', 'entry.js', '')).toBeNull()
    clock.mockRestore()
  })
  it('serves what it served before while the store cannot be read', async () => {
    const { store } = release('entry.js')
    let now = 1000
    let broken = false
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
    const read: Store['read'] = (key) => (broken ? Promise.reject(new Error('no store')) : store.read(key))
    const find = createReleaseFiles({ ...store, read }, none)
    await find('mf-a/1.0.0', 'entry.js', '')
    broken = true
    now += 5000
    expect(await find('mf-a/1.0.0', 'entry.js', '')).not.toBeNull()
    clock.mockRestore()
  })

  it('serves the variant a browser accepts, with an ETag of its own', async () => {
    const text = 'plain '.repeat(200)
    const zip = gzipSync(text)
    const { store } = storeOf({
      [RECORD]: record({ 'entry.js': text }),
      'mf-a/1.0.0/entry.js': text,
      'mf-a/1.0.0/entry.js.gz': zip,
    })
    const find = createReleaseFiles(store, none)
    const [plain, zipped] = [
      await find('mf-a/1.0.0', 'entry.js', 'deflate'),
      await find('mf-a/1.0.0', 'entry.js', 'gzip, br'),
    ]
    expect(zipped).toMatchObject({ encoding: 'gzip', bytes: zip })
    expect(plain).toMatchObject({
      encoding: null,
      etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
    })
    expect(plain?.etag).not.toBe(zipped?.etag)
  })

  it('serves no byte that was not published, tells of it, and serves the file once it is repaired', async () => {
    const text = 'plain '.repeat(200)
    const [entry, zipped] = ['mf-a/1.0.0/entry.js', 'mf-a/1.0.0/entry.js.gz']
    const objects: Record<string, string | Buffer> = {
      [RECORD]: record({ 'entry.js': text }),
      [entry]: text,
      [zipped]: gzipSync(text.replace('plain', 'plaim')),
    }
    const told: string[] = []
    const find = createReleaseFiles(storeOf(objects).store, ({ key }) => told.push(key))
    expect(await find('mf-a/1.0.0', 'entry.js', 'gzip')).toMatchObject({ encoding: null, bytes: Buffer.from(text) })
    objects[zipped] = gzipSync(text)
    expect(await find('mf-a/1.0.0', 'entry.js', 'gzip')).toMatchObject({ encoding: 'gzip' })
    expect(told).toEqual([entry])

    objects[entry] = text.replace('plain', 'plaim')
    const other = createReleaseFiles(storeOf(objects).store, ({ key }) => told.push(key))
    expect(await other('mf-a/1.0.0', 'entry.js', '')).toBeNull()
    objects[entry] = text
    expect(await other('mf-a/1.0.0', 'entry.js', '')).toMatchObject({ bytes: Buffer.from(text) })
    expect(told).toEqual([entry, entry])
  })
})

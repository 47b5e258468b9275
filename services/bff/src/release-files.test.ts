import { createHash } from 'node:crypto'
import type { Store } from '@site/releases'
import { describe, expect, it } from 'vitest'
import { createReleaseFiles } from './release-files.ts'

const RECORD = 'mf-a/1.0.0/release.json'
const record = (...files: string[]): string =>
  JSON.stringify({ files: Object.fromEntries(files.map((path) => [path, { integrity: '', bytes: 1 }])) })

/** A release store that counts how often each key was read. */
const storeOf = (objects: Readonly<Record<string, string>>) => {
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
  }
  return { store, reads }
}

const release = (...files: string[]) =>
  storeOf({
    [RECORD]: record(...files),
    ...Object.fromEntries(files.map((path) => [`mf-a/1.0.0/${path}`, `content of ${path}`])),
  })

describe('release files', () => {
  it.each([
    ['photo.jpg', 'image/jpeg'],
    ['photo.avif', 'image/avif'],
    ['server-icon.svg', 'image/svg+xml'],
    ['registry-form.js', 'text/javascript; charset=utf-8'],
    ['data.unheard-of', 'application/octet-stream'],
  ])('%s is served because its release lists it', async (path, type) => {
    const { store } = release(path)
    expect(await createReleaseFiles(store)('mf-a/1.0.0', path, '')).toMatchObject({ type, encoding: null })
  })

  it.each(['server/remote.js', 'vite-manifest.json', 'release.json', './entry.js', 'assets//entry.js', '__proto__'])(
    'does not serve %s, which is not a listed file',
    async (path) => {
      const { store } = storeOf({ [`mf-a/1.0.0/${path}`]: 'hidden', [RECORD]: record('entry.js') })
      expect(await createReleaseFiles(store)('mf-a/1.0.0', path, 'br')).toBeNull()
    },
  )

  it('reads a file once for concurrent requests', async () => {
    const { store, reads } = release('entry.js')
    const find = createReleaseFiles(store)
    const found = await Promise.all(Array.from({ length: 50 }, () => find('mf-a/1.0.0', 'entry.js', '')))
    expect(new Set(found.map((file) => file?.etag)).size).toBe(1)
    expect(reads).toEqual([RECORD, 'mf-a/1.0.0/entry.js'])
  })

  it('keeps cached files while fifty requests miss one file', async () => {
    const { store, reads } = release('entry.js')
    const find = createReleaseFiles(store)
    await find('mf-a/1.0.0', 'entry.js', 'br')
    const before = reads.length
    await Promise.all(Array.from({ length: 50 }, () => find('mf-a/1.0.0', 'gone.js', 'br')))
    await find('mf-a/1.0.0', 'entry.js', 'br')
    expect(reads.slice(before)).toEqual([])
  })

  it('evicts the least recently used file above its size, overhead included', async () => {
    const { store, reads } = release('a.js', 'b.js')
    const find = createReleaseFiles(store, 1000)
    await find('mf-a/1.0.0', 'a.js', '')
    await find('mf-a/1.0.0', 'b.js', '')
    await find('mf-a/1.0.0', 'a.js', '')
    expect(reads.filter((key) => key === 'mf-a/1.0.0/a.js')).toHaveLength(2)
  })

  it('answers concurrent requests for more files than it can cache', async () => {
    const names = Array.from({ length: 30 }, (_, at) => `${at}.js`)
    const find = createReleaseFiles(release(...names).store, 1000)
    const found = await Promise.all(names.map((name) => find('mf-a/1.0.0', name, 'br, gzip')))
    expect(found.map((file) => String(file?.bytes))).toEqual(names.map((name) => `content of ${name}`))
  })

  it('finds a release published after it was first requested', async () => {
    const objects: Record<string, string> = { 'mf-a/1.0.0/entry.js': 'export {}' }
    const find = createReleaseFiles(storeOf(objects).store)
    expect(await find('mf-a/1.0.0', 'entry.js', '')).toBeNull()
    objects[RECORD] = record('entry.js')
    expect(await find('mf-a/1.0.0', 'entry.js', '')).toMatchObject({ bytes: Buffer.from('export {}') })
  })

  it('serves the variant a browser accepts, with an ETag of its own', async () => {
    const { store } = storeOf({
      [RECORD]: record('entry.js'),
      'mf-a/1.0.0/entry.js': 'plain',
      'mf-a/1.0.0/entry.js.gz': 'zipped',
    })
    const find = createReleaseFiles(store)
    const [plain, zipped] = [
      await find('mf-a/1.0.0', 'entry.js', 'deflate'),
      await find('mf-a/1.0.0', 'entry.js', 'gzip, br'),
    ]
    expect(zipped).toMatchObject({ encoding: 'gzip', bytes: Buffer.from('zipped') })
    expect(plain).toMatchObject({
      encoding: null,
      etag: `"${createHash('sha256').update('plain').digest('base64url').slice(0, 22)}"`,
    })
    expect(plain?.etag).not.toBe(zipped?.etag)
  })
})

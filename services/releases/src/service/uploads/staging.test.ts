import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sha256 } from '../../testing/publish-client.ts'
import { openStaging, UPLOAD_MS, type Staging } from './staging.ts'

const NOW = new Date('2027-01-01T00:00:00Z')
const later = (ms: number): Date => new Date(NOW.getTime() + ms)
const ID = '0'.repeat(32)
const one = Buffer.from('first file')
const two = Buffer.from('second file')

let root = ''
let staging: Staging
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'staging-'))
  staging = openStaging(root)
})
afterEach(() => rm(root, { recursive: true, force: true }))

const announcement = (files: Record<string, Buffer> = { 'a.js': one, 'b.js': two, 'c.js': one }) => ({
  package: { name: 'mf-a', version: '1.0.0' },
  contentHash: 'c'.repeat(64),
  files: Object.entries(files).map(([path, bytes]) => ({ path, size: bytes.length, sha256: sha256(bytes) })),
  provenance: { commit: null },
})
const begin = (id = ID, now = NOW) => staging.announce('team-a', id, announcement(), now)
const stored = async (): Promise<string[]> => (await readdir(join(root, 'team-a', ID))).sort()

describe('a staged upload', () => {
  it('names each missing hash once, and is gone on with after a restart', async () => {
    const upload = await begin()
    expect(await staging.missing(upload)).toEqual([sha256(one), sha256(two)])
    await staging.put(upload, sha256(one), Readable.from([one.subarray(0, 3), one.subarray(3)]))
    const again = openStaging(root)
    const found = await again.announce('team-a', ID, announcement(), NOW)
    expect(await again.missing(found)).toEqual([sha256(two)])
    await again.put(found, sha256(two), Readable.from([two]))
    const { files, missing } = await again.read(found)
    expect([[...files], missing]).toEqual([
      [
        ['a.js', one],
        ['b.js', two],
        ['c.js', one],
      ],
      [],
    ])
  })
  it.each([
    ['other bytes', [Buffer.from('wrong file')], /The bytes are not the file: expected 10 /],
    ['fewer bytes', [one.subarray(0, 5)], /received 5 /],
    ['more bytes', [one, Buffer.from('!')], /longer than its 10 bytes/],
    ['no bytes', [], /received 0 /],
  ])('keeps nothing of %s', async (_, parts, message) => {
    const upload = await begin()
    await expect(staging.put(upload, sha256(one), Readable.from(parts))).rejects.toMatchObject({
      status: 422,
      message: expect.stringMatching(message),
    })
    expect(await stored()).toEqual(['upload.json'])
  })
  it('keeps nothing of a connection that breaks', async () => {
    const upload = await begin()
    const broken = Readable.from(
      (async function* () {
        yield one.subarray(0, 5)
        throw new Error('lost')
      })(),
    )
    await expect(staging.put(upload, sha256(one), broken)).rejects.toThrow('lost')
    expect(await stored()).toEqual(['upload.json'])
  })
  it.each(['d'.repeat(64), '../upload.json', 'upload.json', ''])('has no file %j', async (hash) => {
    const upload = await begin()
    await expect(staging.put(upload, hash, Readable.from([one]))).rejects.toMatchObject({ status: 422 })
  })
  it('forgets a staged file that is not what it was', async () => {
    const upload = await begin()
    await staging.put(upload, sha256(one), Readable.from([one]))
    await writeFile(join(root, 'team-a', ID, sha256(one)), 'changed')
    expect((await staging.read(upload)).missing).toEqual([sha256(one), sha256(two)])
    expect(await staging.missing(upload)).toEqual([sha256(one), sha256(two)])
  })
  it('is not found by another team, nor by a path', async () => {
    await begin()
    for (const [team, id] of [
      ['team-b', ID],
      ['team-a', `../team-a/${ID}`],
      ['team-a', '..'],
      ['team-a', '1'.repeat(32)],
    ] as const)
      expect(await staging.find(team, id)).toBeNull()
  })
  it('takes no files once it is removed', async () => {
    const upload = await begin()
    await staging.remove(upload)
    await expect(staging.put(upload, sha256(one), Readable.from([one]))).rejects.toMatchObject({ status: 404 })
  })
})

describe('the staging folder', () => {
  it('holds so many unfinished uploads of a team and no more', async () => {
    for (let n = 0; n < 40; n += 1) await begin(n.toString(16).padStart(32, '0'))
    await begin('0'.repeat(32))
    await expect(begin('f'.repeat(32))).rejects.toMatchObject({
      status: 429,
      message: expect.stringMatching(/40 unfinished uploads/),
    })
    await expect(staging.announce('team-b', ID, announcement(), NOW)).resolves.toMatchObject({ team: 'team-b' })
  })
  it('holds so many bytes of a team and no more', async () => {
    const large = { ...announcement(), files: [{ path: 'a', size: 15_000_000, sha256: 'a'.repeat(64) }] }
    for (let n = 0; n < 17; n += 1) await staging.announce('team-a', n.toString(16).padStart(32, '0'), large, NOW)
    await expect(staging.announce('team-a', 'f'.repeat(32), large, NOW)).rejects.toMatchObject({ status: 429 })
  })
  it('removes uploads a day after they were last announced', async () => {
    await begin()
    await begin('1'.repeat(32), later(UPLOAD_MS / 2))
    expect(await staging.clean(later(UPLOAD_MS - 1))).toBe(0)
    expect(await staging.clean(later(UPLOAD_MS))).toBe(1)
    expect(await staging.find('team-a', ID)).toBeNull()
    expect(await staging.find('team-a', '1'.repeat(32))).not.toBeNull()
  })
  it('removes what killed processes left behind, an hour later', async () => {
    await begin()
    const part = join(root, 'team-a', ID, 'x.part')
    await writeFile(part, 'half')
    const written = new Date()
    await utimes(part, written, written)
    await staging.clean(new Date(written.getTime() - 1))
    expect(await stored()).toContain('x.part')
    const upload = await staging.announce('team-a', ID, announcement(), new Date(written.getTime() + 3_700_000))
    await staging.clean(new Date(written.getTime() + 3_700_000))
    expect([await stored(), upload.id]).toEqual([['upload.json'], ID])
  })
  it('is empty at first', async () => expect(await openStaging(join(root, 'none')).clean(NOW)).toBe(0))
})

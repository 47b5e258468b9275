import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { promote } from '../../registry/promote-and-canary.ts'
import { changeRegistry } from '../../registry/registry-store.ts'
import type { Store } from '../../store/store.ts'
import { fakePackage, type FakePackage } from '../../testing/fake-package.ts'
import { memoryStore } from '../../testing/memory-store.ts'
import { announcementOf, readBuilt, sha256 } from '../../testing/publish-client.ts'
import { readAnnouncement, uploadId } from './announcement.ts'
import { uploadPublisher, type CommitOptions } from './publish-upload.ts'
import { openStaging, type Staging } from './staging.ts'

const DRY: CommitOptions = { firstLive: false, dryRun: true }
const REAL: CommitOptions = { firstLive: false, dryRun: false }
const identity = { subject: 'token:1', team: 'team-a', rights: {}, expires: null }

let root = ''
let store: Store
let staging: Staging
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'dry-run-'))
  store = memoryStore()
  staging = openStaging(join(root, 'staging'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const uploaded = async (name: string, fake: FakePackage) => {
  const built = await readBuilt(await fakePackage(root, name, fake))
  const announced = readAnnouncement(name, announcementOf(built))
  const id = uploadId(identity.team, announced)
  const upload = await staging.announce(identity.team, id, announced, new Date())
  for (const bytes of built.files.values()) await staging.put(upload, sha256(bytes), Readable.from([bytes]))
  return upload
}
const live = async (name: string, fake: FakePackage): Promise<void> => {
  const { version } = await uploadPublisher(store, staging)(await uploaded(name, fake), identity, REAL)
  await changeRegistry(store, { action: 'promote', name, version, by: 'kim' }, (registry) =>
    promote(registry, name, version),
  )
}
const dryRun = async (name: string, fake: FakePackage) =>
  uploadPublisher(store, staging)(await uploaded(name, fake), identity, DRY)

const B: FakePackage = {
  paths: ['/b'],
  contributions: {
    menus: [{ id: 'events', order: 1, label: 'Events' }],
    links: [{ id: 'b', order: 1, label: 'B', to: '/b', menu: 'events' }],
    slots: [{ name: 'mf-b/below', props: 1, bytes: 50_000 }],
  },
}
const fills = (props: number): FakePackage => ({
  paths: ['/a'],
  contributions: {
    links: [{ id: 'a', order: 2, label: 'A', to: '/a', menu: 'events' }],
    fills: [{ slot: 'mf-b/below', props, order: 1, component: 'page' }],
  },
})

it('knows the menus and slots that are live, stores nothing and keeps no upload', async () => {
  await live('mf-b', B)
  const before = await store.list('')
  expect(await dryRun('mf-a', fills(1))).toMatchObject({ name: 'mf-a', live: false, traffic: 0 })
  expect(await store.list('')).toEqual(before)
  expect(await dryRun('mf-a', fills(1))).toMatchObject({ warnings: ['no version of mf-a is live yet: promote it'] })
})

it('refuses what publishing would, in the same words', async () => {
  await live('mf-b', B)
  const words = /mf-a@\S+ is refused/
  const issues = [{ message: expect.stringMatching(/for version 2 of its props, mf-b@\S+ passes on version 1/) }]
  await expect(dryRun('mf-a', fills(2))).rejects.toMatchObject({ message: expect.stringMatching(words), issues })
  const real = uploadPublisher(store, staging)(await uploaded('mf-a', fills(2)), identity, REAL)
  await expect(real).rejects.toMatchObject({ message: expect.stringMatching(words), issues })
})

it('does not pass for a commit of the same upload that comes at the same time', async () => {
  const publish = uploadPublisher(store, staging)
  const upload = await uploaded('mf-a', { paths: ['/a'] })
  const [tried, done] = await Promise.allSettled([publish(upload, identity, DRY), publish(upload, identity, REAL)])
  const isPublished = (await store.list('mf-a')).length > 0
  // Whoever ends first takes the upload away; the other is asked to announce it again.
  expect(isPublished).toBe(done.status === 'fulfilled')
  expect([tried.status, done.status]).toContain('fulfilled')
})

import { expect, it } from 'vitest'
import { readPreview } from '../registry/previews.ts'
import { changeRegistry } from '../registry/registry-store.ts'
import { fakeRelease, registryOf } from '../testing/fake-release.ts'
import { memoryStore } from '../testing/memory-store.ts'
import { findOrphans } from '../verify/orphans.ts'
import { previewCommand } from './preview-command.ts'
import { pruneCommand } from './prune-command.ts'

const NOW = Date.UTC(2027, 0, 1)
const day = (number: number): Date => new Date(NOW + number * 24 * 3600 * 1000)

const site = async () => {
  const store = memoryStore()
  const said: string[] = []
  await changeRegistry(store, { action: 'publish', name: 'mf-a', version: '1.0.0', by: 'ann' }, () =>
    registryOf(fakeRelease('mf-a', '1.0.0'), fakeRelease('mf-a', '1.1.0')),
  )
  const setting = { root: '', store, by: 'ann', say: (line: string) => void said.push(line) }
  const preview = async (version?: string): Promise<string> => {
    await previewCommand(setting, 'mf-a', version, { days: 14, now: NOW })
    return /\?preview=([\w-]{22})$/.exec(said.at(-1) ?? '')?.[1] ?? ''
  }
  return { store, said, setting, preview }
}

it('gives a version an address of its own until it ends', async () => {
  const { store, said, preview } = await site()
  const token = await preview('1.0.0')
  expect(said).toEqual([
    `preview of mf-a@1.0.0 until 2027-01-15T00:00:00.000Z: any address of the site with ?preview=${token}`,
  ])
  expect(await readPreview(store, token, day(13))).toEqual({ 'mf-a': '1.0.0' })
  expect(await readPreview(store, token, day(14))).toBeNull()
  expect(await findOrphans(store)).toEqual([])
})
it('has another token each time, and takes the newest version when none is named', async () => {
  const { store, preview } = await site()
  const [one, two] = [await preview(), await preview()]
  expect(one).not.toBe(two)
  expect(await readPreview(store, one, day(0))).toEqual({ 'mf-a': '1.1.0' })
})
it('is refused for what is not published', async () => {
  const { preview } = await site()
  await expect(preview('9.9.9')).rejects.toThrow('published are 1.0.0, 1.1.0')
})
it('is forgotten by prune once it ended', async () => {
  const { store, said, setting, preview } = await site()
  await preview()
  await pruneCommand(setting, undefined, { days: 90, dryRun: false, now: day(1).getTime() })
  expect(await store.list('previews')).toHaveLength(1)
  await pruneCommand(setting, undefined, { days: 90, dryRun: false, now: day(15).getTime() })
  expect(await store.list('previews')).toHaveLength(0)
  expect(said).toContain('removed 1 previews that ended')
})
it.each(['', '../registry', 'x'.repeat(22), 'y'.repeat(500)])('knows no preview %j', async (token) => {
  expect(await readPreview((await site()).store, token, day(0))).toBeNull()
})

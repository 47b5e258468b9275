import { describe, expect, it } from 'vitest'
import { addRelease, canary, promote } from '../registry/promote-and-canary.ts'
import { serviceOf } from '../registry/journal.ts'
import { fakeRelease, registryOf } from '../testing/fake-release.ts'
import { memoryStore } from '../testing/memory-store.ts'
import { changeRegistry, type Generation } from '../registry/registry-store.ts'
import { prunable, pruneCommand } from './prune-command.ts'

const day = (number: number): string => new Date(Date.UTC(2026, 0, 1) + number * 24 * 3600 * 1000).toISOString()
const line = (at: number, live: Record<string, number>, standard: string, by = 'kim', name = 'mf-a'): Generation => ({
  at: day(at),
  action: 'promote',
  name,
  version: standard,
  by,
  deployments: live,
  default: standard,
})
const release = (version: string, at: number) => fakeRelease('mf-a', version, { publishedAt: day(at) })

/** 1.0 was served on days 0–10, 1.1 on 10–50 and 1.2 since; 1.3 was never served. */
const registry = promote(
  promote(
    [release('1.1.0', 9), release('1.2.0', 40), release('1.3.0', 45)].reduce(
      addRelease,
      registryOf(release('1.0.0', 0)),
    ),
    'mf-a',
    '1.1.0',
  ),
  'mf-a',
  '1.2.0',
)
const history = [
  line(0, { '1.0.0': 100 }, '1.0.0', 'ann'),
  line(10, { '1.0.0': 0, '1.1.0': 100 }, '1.1.0', 'bob'),
  line(20, { x: 100 }, 'x', 'eve', 'mf-b'),
  line(30, { '1.1.0': 90, '1.2.0': 10 }, '1.1.0', 'cyd'),
  line(50, { '1.1.0': 0, '1.2.0': 100 }, '1.2.0', 'dan'),
]

describe('the journal', () => {
  it('tells since when and by whom a version is live, from its first share on', () => {
    expect(serviceOf(history, 'mf-a', '1.2.0').live).toEqual({ at: day(30), by: 'cyd' })
    expect(serviceOf(history, 'mf-a', '1.1.0').live).toBeNull()
    expect(serviceOf(history, 'mf-b', 'x').live).toEqual({ at: day(20), by: 'eve' })
  })
  it('tells when a version was last served', () => {
    const idle = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'].map((version) => serviceOf(history, 'mf-a', version).idleSince)
    expect(idle).toEqual([day(10), day(50), null, null])
  })
})

describe('prunable versions', () => {
  const on = (at: number, days = 90, of = registry) => prunable(of, history, 'mf-a', Date.parse(day(at)), days)
  it.each([
    [100, []],
    [101, ['1.0.0']],
    [135, ['1.0.0']],
    [136, ['1.0.0', '1.3.0']],
    // 1.1 is what the default falls back to, however old it is.
    [999, ['1.0.0', '1.3.0']],
  ])('on day %i are %j', (at, gone) => expect(on(at)).toEqual(gone))
  it('count their age from when they were last served, not from the upload', () => {
    const later = promote(registry, 'mf-a', '1.3.0')
    expect(on(141, 90, later)).toEqual(['1.0.0', '1.1.0'])
    expect(on(140, 90, later)).toEqual(['1.0.0'])
  })
  it('never include a version with canary traffic', () =>
    expect(on(999, 90, canary(registry, 'mf-a', '1.3.0', 1))).toEqual(['1.0.0']))
  it('follow the number of days given', () => expect(on(51, 30)).toEqual(['1.0.0']))
})

it('removes compositions with an unpublished version, and keeps the others', async () => {
  const store = memoryStore()
  for (const version of ['1.0.0', '1.1.0'])
    await changeRegistry(store, { action: 'publish', name: 'mf-a', version, by: 'test' }, (before) =>
      addRelease(before, fakeRelease('mf-a', version)),
    )
  const put = (id: string, versions: unknown) =>
    store.write(`compositions/${id}.json`, Buffer.from(JSON.stringify(versions)))
  await put('aaaaaaaaaaaa', { 'mf-a': '1.0.0' })
  await put('bbbbbbbbbbbb', { 'mf-a': '0.9.0' })
  await put('cccccccccccc', { 'mf-a': '1.1.0', 'mf-gone': '1.0.0' })
  const setting = { root: '/', store, by: 'test', say: () => undefined }
  const options = { days: 90, now: Date.parse('2026-01-01T00:00:00Z') }
  await pruneCommand(setting, undefined, { ...options, dryRun: true })
  expect(await store.list('compositions')).toHaveLength(3)
  await pruneCommand(setting, undefined, { ...options, dryRun: false })
  expect(await store.list('compositions')).toEqual(['compositions/aaaaaaaaaaaa.json'])
})

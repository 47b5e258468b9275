import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { Registry, RegistryVersion } from '@site/contracts/registry'
import type { Store } from '@site/releases'
import express from 'express'
import { Registry as MetricsRegistry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { checkStore } from './check-store.ts'
import { damagedFiles } from './damaged-files.ts'
import { probeRoutes } from './probes.ts'

const sha256 = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

const FILES = ['entry.js', 'page.js', 'photo.jpg'] as const
const contentOf = (path: string): string => `content of ${path}`

const version = (name: string, number: string, traffic: number): RegistryVersion => ({
  url: `/releases/${name}/${number}/entry.js`,
  metadata: { integrity: sha256(contentOf('entry.js')), version: number },
  deployment: { traffic, default: traffic === 100 },
  extras: {
    modulefederation: {
      name,
      version: number,
      contract: '1.0.0',
      entry: 'entry.js',
      exposes: './remote',
      routes: [],
      boot: { js: [], css: [] },
      pages: {},
      files: Object.fromEntries(FILES.map((path) => [path, { integrity: sha256(contentOf(path)), bytes: 20 }])),
      unserved: { 'server/remote.js': sha256(contentOf('server/remote.js')) },
      sharedModules: {},
      links: [],
      commit: null,
      publishedAt: '2026-01-01T00:00:00Z',
      publishedBy: 'test',
    },
  },
})
const registry: Registry = {
  schema: 's',
  microFrontends: { 'mf-a': [version('mf-a', '1.0.0', 0), version('mf-a', '1.1.0', 100)] },
}

const setUp = (perMinute = 0) => {
  const objects = new Map<string, string>()
  for (const number of ['1.0.0', '1.1.0'])
    for (const path of [...FILES, 'server/remote.js']) objects.set(`mf-a/${number}/${path}`, contentOf(path))
  const reads: string[] = []
  const problems: unknown[] = []
  const absent = () => Promise.reject(new Error('the check only reads'))
  const store: Store = {
    read: async (key) => {
      reads.push(key)
      if (objects.get(key) === 'throws') throw new Error('the bucket is away')
      return objects.has(key) ? Buffer.from(objects.get(key) ?? '') : null
    },
    write: absent,
    create: absent,
    list: absent,
    remove: absent,
    revision: absent,
    modified: absent,
  }
  let current = registry
  const metrics = new MetricsRegistry()
  const damage = damagedFiles(metrics)
  const check = checkStore({
    store,
    registry: () => current,
    damage,
    perMinute,
    onProblem: (error) => problems.push(error),
  })
  const times = async (count: number): Promise<void> => {
    for (let n = 0; n < count; n += 1) await check.checkNext()
  }
  return { objects, reads, problems, damage, check, times, metrics, follow: (next: Registry) => void (current = next) }
}

/** Enough for each of the eight files, whose list has a quarter of the checks. */
const ROUND = 16

describe('the check of the store', () => {
  it('reads every file of every release in a round, and one at each turn', async () => {
    const { reads, times, damage } = setUp()
    await times(ROUND)
    expect(reads).toHaveLength(ROUND)
    expect(new Set(reads).size).toBe(8)
    expect(reads.filter((key) => key.startsWith('mf-a/1.1.0/')).length).toBeGreaterThanOrEqual(ROUND / 2)
    expect(damage.list()).toEqual([])
  })
  it.each(['mf-a/1.1.0/photo.jpg', 'mf-a/1.1.0/server/remote.js', 'mf-a/1.0.0/entry.js'])(
    'finds %s flipped or lost within a round, and forgets it once it is repaired',
    async (key) => {
      const { objects, times, damage } = setUp()
      const whole = objects.get(key) ?? ''
      for (const harm of [() => void objects.set(key, whole.replace('c', 'b')), () => void objects.delete(key)]) {
        harm()
        await times(ROUND)
        expect(damage.list()).toEqual([key])
        objects.set(key, whole)
        await times(4)
        expect(damage.list()).toEqual([])
      }
    },
  )
  it('forgets files of releases that were pruned', async () => {
    const { objects, times, damage, follow } = setUp()
    objects.delete('mf-a/1.0.0/entry.js')
    await times(ROUND)
    expect(damage.list()).toHaveLength(1)
    follow({ ...registry, microFrontends: { 'mf-a': [version('mf-a', '1.1.0', 100)] } })
    await times(1)
    expect(damage.list()).toEqual([])
  })
  it('goes on when the store is away for a while', async () => {
    const { objects, times, problems, damage } = setUp()
    objects.set('mf-a/1.1.0/entry.js', 'throws')
    await times(ROUND)
    expect(problems.length).toBeGreaterThan(0)
    expect(damage.list()).toEqual([])
  })
  it('has nothing to do before anything is published', async () => {
    const { times, reads, follow } = setUp()
    follow({ schema: 's', microFrontends: {} })
    await times(5)
    expect(reads).toEqual([])
  })
  it('runs as often as it is set, and not after it was stopped', async () => {
    const { reads, check } = setUp(6000)
    await expect.poll(() => reads.length).toBeGreaterThan(5)
    check.stop()
    const stopped = reads.length
    await new Promise((done) => setTimeout(done, 60))
    expect(reads.length - stopped).toBeLessThanOrEqual(1)
  })
})

it('damage is told by a metric and by a probe that stays ready', async () => {
  const { objects, times, damage, metrics } = setUp()
  const app = express().use(
    probeRoutes({
      missing: async () => [],
      stopping: () => false,
      damaged: damage.list,
      metrics: { registry: metrics },
    }),
  )
  const server = app.listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const bound: AddressInfo | string | null = server.address()
  const ask = async () => {
    const response = await fetch(`http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}/readyz`)
    return { status: response.status, body: (await response.json()) as unknown }
  }
  expect(await ask()).toEqual({ status: 200, body: { status: 'ready' } })
  objects.delete('mf-a/1.1.0/entry.js')
  await times(ROUND)
  expect(await ask()).toEqual({
    status: 200,
    body: { status: 'ready', damaged: ['mf-a/1.1.0/entry.js'], damagedFiles: 1 },
  })
  const text = await metrics.metrics()
  server.close()
  expect(text).toMatch(/^store_files_damaged 1$/m)
  expect(text).toMatch(/^store_files_checked_total 16$/m)
})

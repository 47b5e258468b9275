import type { Registry, RegistryVersion } from '@site/contracts/registry'
import { describe, expect, it } from 'vitest'
import { promote } from '../registry/promote-and-canary.ts'
import { bucketOf, resolveComposition, versionFor } from './resolve-composition.ts'

const version = (name: string, number: string, traffic: number, buckets?: [number, number][]): RegistryVersion => ({
  url: `/releases/${name}/${number}/entry.js`,
  metadata: { integrity: 'sha384-x', version: number },
  deployment: { traffic, default: buckets === undefined },
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
      files: {},
      sharedModules: {},
      links: [],
      commit: null,
      publishedAt: '2026-01-01T00:00:00Z',
      publishedBy: 'test',
    },
    ...(buckets === undefined ? {} : { buckets }),
  },
})
const registry = (canary: number): Registry => ({
  schema: 's',
  microFrontends: {
    shell: [version('shell', '1.0.0', 100)],
    'mf-a': [version('mf-a', '1.0.0', 100 - canary), version('mf-a', '1.1.0', canary, [[0, canary * 100]])],
  },
})
const got = (canary: number, id: string, overrides: Record<string, string> = {}) =>
  resolveComposition(registry(canary), { id, overrides })

describe('resolveComposition', () => {
  it('prefers an override to the bucket, and reports an unknown override', () => {
    expect(got(0, 'v', { 'mf-a': '1.1.0' })?.composition.remotes[0]?.version).toBe('1.1.0')
    const unknown = got(0, 'v', { 'mf-a': '9.9.9' })
    expect([unknown?.composition.remotes[0]?.version, unknown?.unknown]).toEqual(['1.0.0', ['mf-a']])
  })

  it('moves no visitor back while a canary grows, and gives none to one at 0 %', () => {
    for (let n = 0; n < 2000; n += 1) {
      const seen = [0, 1, 10, 50, 100].map(
        (share) => got(share, `visitor-${n}`)?.composition.remotes[0]?.version === '1.1.0',
      )
      expect(seen[0]).toBe(false)
      expect(seen[4]).toBe(true)
      expect(seen.indexOf(true)).toBe(seen.lastIndexOf(false) + 1)
    }
  })

  it('falls back from a canary to the default, and from the default to the default before it', () => {
    expect(got(0, 'v', { 'mf-a': '1.1.0' })?.composition.remotes[0]?.lastGood?.version).toBe('1.0.0')
    expect(got(0, 'v')?.composition.remotes[0]?.lastGood).toBeUndefined()
    const promoted = promote(registry(10), 'mf-a', '1.1.0')
    const resolved = resolveComposition(promoted, { id: 'v', overrides: {} })
    expect(resolved?.composition.remotes[0]).toMatchObject({ version: '1.1.0', lastGood: { version: '1.0.0' } })
  })

  it('reads old records entry by entry: what is malformed in one costs its own entry alone', () => {
    const site = registry(0)
    const contributing = site.microFrontends['mf-a']?.map((item): RegistryVersion => {
      const link = { id: 'fine', order: 1, label: 'Fine', to: '/a' }
      const contributions = { links: [link, { id: 'broken', order: 'first' }, null], footer: 'all of them' }
      return { ...item, extras: { modulefederation: { ...item.extras.modulefederation, contributions } } }
    })
    const changed = { ...site, microFrontends: { ...site.microFrontends, 'mf-a': contributing ?? [] } }
    const resolved = resolveComposition(changed, { id: 'v', overrides: {} })
    expect(resolved?.composition.remotes).toHaveLength(1)
    expect(resolved?.composition.frame).toMatchObject({ links: [{ id: 'fine', by: 'mf-a' }], footer: [] })
  })

  it('gives the same id to the same set of versions only', () => {
    expect(got(0, 'a')?.composition.id).toBe(got(0, 'b')?.composition.id)
    expect(got(0, 'a', { 'mf-a': '1.1.0' })?.composition.id).not.toBe(got(0, 'a')?.composition.id)
  })

  it('leaves out a remote that is live for nobody, but for who chooses it and for its canary', () => {
    const site = registry(0)
    const published = (traffic: number): Registry => ({
      ...site,
      microFrontends: {
        ...site.microFrontends,
        'mf-a': [version('mf-a', '1.0.0', traffic, [[0, traffic * 100]])],
      },
    })
    const remotes = (traffic: number, id: string, overrides: Record<string, string> = {}) =>
      resolveComposition(published(traffic), { id, overrides })?.composition.remotes.length
    expect([remotes(0, 'v'), remotes(0, 'v', { 'mf-a': '1.0.0' })]).toEqual([0, 1])
    const given = Array.from({ length: 500 }, (_, n) => remotes(10, `v${n}`) ?? 0).reduce((sum, one) => sum + one, 0)
    expect(given).toBeGreaterThan(20)
    expect(given).toBeLessThan(100)
  })

  it('returns null without a shell', () =>
    expect(resolveComposition({ schema: 's', microFrontends: {} }, { id: 'v', overrides: {} })).toBeNull())
})

describe('buckets', () => {
  it('spread visitors evenly', () => {
    const counts = Array.from({ length: 10 }, () => 0)
    for (let n = 0; n < 20_000; n += 1) {
      const slot = Math.floor(bucketOf(`v${n}`, 'mf-a') / 1000)
      counts[slot] = (counts[slot] ?? 0) + 1
    }
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200)
  })
  it('of two canaries do not overlap', () => {
    const versions = [
      version('m', '1.0.0', 70),
      version('m', '1.1.0', 20, [[1000, 3000]]),
      version('m', '1.2.0', 10, [[0, 1000]]),
    ]
    expect([0, 999, 1000, 2999, 3000, 9999].map((bucket) => versionFor(versions, bucket)?.metadata.version)).toEqual([
      '1.2.0',
      '1.2.0',
      '1.1.0',
      '1.1.0',
      '1.0.0',
      '1.0.0',
    ])
  })
})

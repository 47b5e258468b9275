import type { Registry } from '@site/contracts/registry'
import { describe, expect, it } from 'vitest'
import { bucketOf, versionFor } from '../resolve/resolve-composition.ts'
import { fakeRelease, registryOf } from '../testing/fake-release.ts'
import { addRelease, canary, promote } from './promote-and-canary.ts'

const VISITORS = 10_000
const OLD = '0.9.0'
const VERSIONS = Array.from({ length: 12 }, (_, n) => `1.${n}.0-${(n * 7919).toString(16)}`)

const site = (name: string): Registry =>
  VERSIONS.reduce(
    (registry, version) => addRelease(registry, fakeRelease(name, version)),
    registryOf(fakeRelease(name, OLD)),
  )
const buckets = new Map<string, number[]>()
const bucketsOf = (name: string): number[] => {
  const known = buckets.get(name) ?? Array.from({ length: VISITORS }, (_, n) => bucketOf(`visitor ${n}`, name))
  buckets.set(name, known)
  return known
}
/** The version that each visitor is given. */
const given = (registry: Registry, name = 'mf-a'): string[] =>
  bucketsOf(name).map((bucket) => versionFor(registry.microFrontends[name] ?? [], bucket)?.metadata.version ?? '')
const within = (versions: readonly string[], version: string): Set<number> =>
  new Set(versions.flatMap((each, visitor) => (each === version ? [visitor] : [])))
const inBoth = (a: ReadonlySet<number>, b: ReadonlySet<number>): number => [...a].filter((each) => b.has(each)).length

/** Numbers below 1, the same for the same seed (Park and Miller's minimal standard). */
const random = (seed: number) => {
  let state = seed
  return (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

describe('the visitors who are first in a canary', () => {
  const first = VERSIONS.map((version) => within(given(canary(site('mf-a'), 'mf-a', version, 10)), version))

  it('are others in each version: two canaries of 10 % share one visitor in a hundred', () => {
    for (const [at, one] of first.entries())
      for (const other of first.slice(at + 1)) {
        expect(inBoth(one, other)).toBeGreaterThan(0.002 * VISITORS)
        expect(inBoth(one, other)).toBeLessThan(0.025 * VISITORS)
      }
  })
  it('are nobody all the time: over twelve canaries nearly three in four come first at least once', () => {
    const ever = new Set(first.flatMap((visitors) => [...visitors]))
    expect(Math.abs(ever.size / VISITORS - (1 - 0.9 ** VERSIONS.length))).toBeLessThan(0.03)
    const times = Array.from({ length: VISITORS }, (_, n) => first.filter((visitors) => visitors.has(n)).length)
    expect(times.filter((count) => count >= 8)).toHaveLength(0)
  })
  it('are others in another remote, for the same version', () => {
    const [version = ''] = VERSIONS
    const other = within(given(canary(site('mf-b'), 'mf-b', version, 10), 'mf-b'), version)
    expect(Math.abs(inBoth(first[0] ?? new Set(), other) / VISITORS - 0.01)).toBeLessThan(0.01)
  })
  it('are the same when the same canary is withdrawn and begun again', () => {
    const [version = ''] = VERSIONS
    const ended = canary(canary(site('mf-a'), 'mf-a', version, 10), 'mf-a', version, 0)
    expect(within(given(canary(ended, 'mf-a', version, 10)), version)).toEqual(first[0])
  })
})

describe.each(Array.from({ length: 25 }, (_, n) => n + 1))('two canaries that only grow, seed %i', (seed) => {
  const next = random(seed)
  const [one = '', two = ''] = [VERSIONS[seed % 12], VERSIONS[(seed + 5) % 12]]
  const shares = { [one]: 0, [two]: 0 }
  const states = Array.from({ length: 8 }).reduce<Registry[]>(
    (list) => {
      const grown = next() < 0.5 ? one : two
      const free = 100 - (shares[one] ?? 0) - (shares[two] ?? 0)
      shares[grown] = Math.min(100, Math.round(((shares[grown] ?? 0) + next() * free * 0.6) * 100) / 100)
      return [...list, canary(list.at(-1) ?? site('mf-a'), 'mf-a', grown, shares[grown] ?? 0)]
    },
    [site('mf-a')],
  )
  const seen = states.map((state) => given(state))

  it('keep every visitor they were given', () => {
    const moved = seen.flatMap((now, at) =>
      now.filter((version, visitor) => ![OLD, version].includes(seen[at - 1]?.[visitor] ?? OLD)),
    )
    expect(moved).toEqual([])
  })
  it('serve their shares, to the buckets exactly', () => {
    const canaries = states
      .flatMap(({ microFrontends }) => microFrontends['mf-a'] ?? [])
      .filter(({ deployment }) => !deployment.default)
    for (const { deployment, extras } of canaries) {
      const held = (extras.buckets ?? []).reduce((sum, [from, to]) => sum + to - from, 0)
      expect(held).toBe(Math.round(deployment.traffic * 100))
    }
    for (const version of [one, two]) {
      const share = (100 * within(seen.at(-1) ?? [], version).size) / VISITORS
      expect(Math.abs(share - (shares[version] ?? 0))).toBeLessThan(2)
    }
  })
  it('leave everybody with the one that is promoted', () =>
    expect(new Set(given(promote(states.at(-1) ?? site('mf-a'), 'mf-a', two)))).toEqual(new Set([two])))
})

it('keeps its visitors of a registry that was written before buckets were drawn', () => {
  const [version = ''] = VERSIONS
  const registry = canary(site('mf-a'), 'mf-a', version, 10)
  const item = registry.microFrontends['mf-a']?.find(({ metadata }) => metadata.version === version)
  if (item === undefined) throw new Error('the canary is gone')
  item.extras.buckets = [[0, 1000]]
  const grown = canary(registry, 'mf-a', version, 30)
  const before = within(given(registry), version)
  expect(inBoth(before, within(given(grown), version))).toBe(before.size)
})

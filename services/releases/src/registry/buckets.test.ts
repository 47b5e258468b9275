import { registry as registrySchema, type Registry } from '@site/contracts/registry'
import { describe, expect, it } from 'vitest'
import { bucketOf, versionFor } from '../resolve/resolve-composition.ts'
import { fakeRelease, registryOf } from '../testing/fake-release.ts'
import { addRelease, canary, promote } from './promote-and-canary.ts'

const VISITORS = 20_000
const NAMES = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'] as const
const first: Registry = NAMES.slice(1).reduce(
  (registry, version) => addRelease(registry, fakeRelease('mf-a', version)),
  registryOf(fakeRelease('mf-a', NAMES[0])),
)
const versionsIn = (registry: Registry) => registry.microFrontends['mf-a'] ?? []
const drawn = (registry: Registry): readonly (string | undefined)[] =>
  Array.from(
    { length: VISITORS },
    (_, n) => versionFor(versionsIn(registry), bucketOf(`visitor ${n}`, 'mf-a'))?.metadata.version,
  )

/** Successive changes of shares. */
const steps = [
  ['1.1.0', 10],
  ['1.2.0', 10],
  ['1.2.0', 30],
  ['1.1.0', 25],
  ['1.3.0', 5],
  ['1.2.0', 12.5],
  ['1.3.0', 40],
  ['1.1.0', 0],
  ['1.1.0', 7.77],
  ['1.3.0', 60],
] as const
const states = steps.reduce<Registry[]>(
  (list, [version, share]) => [...list, canary(list.at(-1) ?? first, 'mf-a', version, share)],
  [],
)

describe('several canaries at once', () => {
  it.each(steps.map(([version, share], step) => [version, share, step] as const))(
    'setting %s to %d %% moves visitors only between it and the default',
    (version, _share, step) => {
      const before = drawn(states[step - 1] ?? first)
      const after = drawn(states[step] ?? first)
      const moved = new Set(before.flatMap((had, n) => (had === after[n] ? [] : [`${had} → ${after[n]}`])))
      const directions = [...moved]
      expect(directions.length).toBeLessThanOrEqual(1)
      for (const direction of directions) expect([`1.0.0 → ${version}`, `${version} → 1.0.0`]).toContain(direction)
    },
  )

  it('each serve their share', () => {
    const last = states.at(-1) ?? first
    const got = drawn(last)
    for (const { metadata, deployment } of versionsIn(last)) {
      const share = (100 * got.filter((version) => version === metadata.version).length) / VISITORS
      expect(Math.abs(share - deployment.traffic)).toBeLessThan(1.2)
    }
  })

  it('give a registry that passes the schema', () => {
    for (const state of states) expect(registrySchema.safeParse(state).error).toBeUndefined()
  })

  it('hold no buckets once one of them serves everybody', () => {
    const promoted = promote(states.at(-1) ?? first, 'mf-a', '1.2.0')
    expect(versionsIn(promoted).some(({ extras }) => extras.buckets !== undefined)).toBe(false)
    expect(new Set(drawn(promoted))).toEqual(new Set(['1.2.0']))
  })
})

it('refuses a registry in which two versions hold the same buckets', () => {
  const state = states[1] ?? first
  const doubled = versionsIn(state).map((item) =>
    item.deployment.traffic === 10 ? { ...item, extras: { ...item.extras, buckets: [[0, 1000]] } } : item,
  )
  const parsed = registrySchema.safeParse({ ...state, microFrontends: { 'mf-a': doubled } })
  expect(parsed.error?.issues[0]?.message).toContain('the same buckets')
})

it('refuses a registry in which a canary holds no buckets', () => {
  const without = versionsIn(states[0] ?? first).map((item) => ({
    ...item,
    extras: { modulefederation: item.extras.modulefederation },
  }))
  const parsed = registrySchema.safeParse({ ...first, microFrontends: { 'mf-a': without } })
  expect(parsed.error?.issues[0]?.message).toContain('holds no buckets')
})

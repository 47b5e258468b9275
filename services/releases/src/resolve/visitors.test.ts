import type { RegistryVersion } from '@site/contracts/registry'
import { describe, expect, it } from 'vitest'
import { addRelease, canary } from '../registry/promote-and-canary.ts'
import { fakeRelease, registryOf } from '../testing/fake-release.ts'
import { bucketOf, versionFor } from './resolve-composition.ts'

const VISITORS = 100_000
const RAMP = [0, 1, 10, 50, 100] as const
const NEW = '1.1.0'

const at = (percent: number): RegistryVersion[] => {
  const published = addRelease(registryOf(fakeRelease('mf-a', '1.0.0')), fakeRelease('mf-a', NEW))
  return canary(published, 'mf-a', NEW, percent).microFrontends['mf-a'] ?? []
}

describe('a ramp over 100,000 visitors', () => {
  const steps = RAMP.map(at)
  /** For each visitor, at which steps of the ramp it gets the new version. */
  const seen = Array.from({ length: VISITORS }, (_, n) => {
    const bucket = bucketOf(`visitor ${n}`, 'mf-a')
    return steps.map((versions) => versionFor(versions, bucket)?.metadata.version === NEW)
  })

  it.each(RAMP.map((percent, step) => [percent, step] as const))(
    'gives the version to %i in a hundred',
    (percent, step) => {
      const share = (100 * seen.filter((given) => given[step]).length) / VISITORS
      expect(Math.abs(share - percent)).toBeLessThanOrEqual(percent === 0 || percent === 100 ? 0 : 0.5)
    },
  )

  it('moves no visitor back while it grows', () =>
    expect(seen.filter((given) => given.some((now, step) => !now && given[step - 1] === true))).toHaveLength(0))

  it('is independent of the ramp of another remote', () => {
    const both = seen.filter((given, n) => given[2] && bucketOf(`visitor ${n}`, 'mf-b') < 1000).length
    expect(Math.abs((100 * both) / VISITORS - 1)).toBeLessThan(0.5)
  })
})

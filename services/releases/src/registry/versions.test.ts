import { expect, it } from 'vitest'
import { fakeRelease, registryOf } from '../testing/fake-release.ts'
import { versionMeant } from './versions.ts'

const registry = registryOf(
  ...['1.0.1-aaaa', '1.0.10-bbbb', '1.1.0-cccc', '1.1.0-cddd', '2.0.0-beta.1-eeee'].map((version) =>
    fakeRelease('mf-a', version),
  ),
)

it.each([
  ['1.0.1-aaaa', '1.0.1-aaaa'],
  ['1.0.1', '1.0.1-aaaa'],
  ['1.0.10', '1.0.10-bbbb'],
  ['1.1.0-cd', '1.1.0-cddd'],
  ['2.0.0-beta.1', '2.0.0-beta.1-eeee'],
])('%s means %s', (words, version) => expect(versionMeant(registry, 'mf-a', words)).toBe(version))

it('asks which, where several begin so', () =>
  expect(() => versionMeant(registry, 'mf-a', '1.1.0')).toThrow(
    'mf-a@1.1.0 could be 1.1.0-cccc, 1.1.0-cddd; name one of them',
  ))

it.each(['1.0', '2.0.0', 'aaaa'])('%s is none of them, which are listed', (words) =>
  expect(() => versionMeant(registry, 'mf-a', words)).toThrow(
    `mf-a@${words} is not published; published are 1.0.1-aaaa, 1.0.10-bbbb`,
  ),
)

import { expect, it } from 'vitest'
import { addRelease, canary, promote } from '../../../releases/src/registry/promote-and-canary.ts'
import { emptyRegistry } from '../../../releases/src/registry/registry-store.ts'
import { fakeRelease, registryOf } from '../../../releases/src/testing/fake-release.ts'
import { namesWithCanary } from './canaries.ts'

const two = addRelease(
  registryOf(fakeRelease('shell', '1.0.0'), fakeRelease('mf-a', '1.0.0')),
  fakeRelease('mf-a', '1.1.0'),
)
const trying = canary(two, 'mf-a', '1.1.0', 5)

it('names what has a canary beside a default, for as long as it has one', () => {
  expect([...namesWithCanary(two)]).toEqual([])
  expect([...namesWithCanary(trying)]).toEqual(['mf-a'])
  expect([...namesWithCanary(canary(trying, 'mf-a', '1.1.0', 0))]).toEqual([])
  expect([...namesWithCanary(promote(trying, 'mf-a', '1.1.0'))]).toEqual([])
})

it('leaves out a first release that only some visitors have: there is nothing to compare it with', () => {
  const first = addRelease(emptyRegistry(), fakeRelease('mf-a', '1.0.0'))
  expect([...namesWithCanary(canary(first, 'mf-a', '1.0.0', 5))]).toEqual([])
})

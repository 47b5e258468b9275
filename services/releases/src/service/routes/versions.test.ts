import type { Registry } from '@site/contracts/registry'
import { describe, expect, it } from 'vitest'
import { addRelease, canary, promote, rollback } from '../../registry/promote-and-canary.ts'
import { changeRegistry, type Generation } from '../../registry/registry-store.ts'
import { fakeRelease, fakeRoute } from '../../testing/fake-release.ts'
import { memoryStore } from '../../testing/memory-store.ts'
import { statusReader } from './status.ts'
import { readVersions } from './versions.ts'

const NAME = 'mf-a'
const release = (version: string, paths: readonly string[]) =>
  fakeRelease(NAME, version, { routes: paths.map((path) => fakeRoute(path)) })

type Change = readonly [action: Generation['action'], version: string, change: (registry: Registry) => Registry]

/** The answer of a store in which these changes were made. */
const answerAfter = async (...changes: readonly Change[]) => {
  const store = memoryStore()
  for (const [action, version, change] of changes)
    await changeRegistry(store, { action, name: NAME, version, by: 'kim' }, change)
  const [remote] = (await statusReader(store)()).remotes
  if (remote === undefined) throw new Error(`${NAME} has no release`)
  return readVersions(store, remote)
}

const added = (version: string, ...paths: string[]): Change => [
  'publish',
  version,
  (registry) => addRelease(registry, release(version, paths)),
]
const promoted = (version: string): Change => ['promote', version, (registry) => promote(registry, NAME, version)]

describe('the versions of a remote', () => {
  it('stand newest first, each with its size and what changed since the one before', async () => {
    const { versions } = await answerAfter(added('1.0.0', '/a'), added('1.1.0', '/a', '/b'))
    expect(versions.map(({ version, size, changes }) => [version, size, changes?.since, changes?.added])).toEqual([
      ['1.1.0', { files: 1, bytes: 1000 }, '1.0.0', ['page /b']],
      ['1.0.0', { files: 1, bytes: 1000 }, undefined, undefined],
    ])
  })

  it('say where a rollback leads, and what a revoked default falls back to', async () => {
    const both = [added('1.0.0', '/a'), promoted('1.0.0'), added('1.1.0', '/a')] as const
    const nowhere = { rollsBackTo: null, fallback: null }
    expect(await answerAfter(added('1.0.0', '/a'))).toMatchObject(nowhere)
    expect(await answerAfter(...both)).toMatchObject(nowhere)
    expect(await answerAfter(...both, promoted('1.1.0'))).toMatchObject({ rollsBackTo: '1.0.0', fallback: '1.0.0' })
  })

  it('have nothing to go back to after a rollback to the first one, and a canary changes that not', async () => {
    const back: Change = ['rollback', '1.0.0', (registry) => rollback(registry, NAME)]
    const tried: Change = ['canary', '1.1.0', (registry) => canary(registry, NAME, '1.1.0', 10)]
    const both = [added('1.0.0', '/a'), promoted('1.0.0'), added('1.1.0', '/a'), promoted('1.1.0')] as const
    const answer = await answerAfter(...both, back, tried)
    expect(answer).toMatchObject({ rollsBackTo: null, fallback: null })
  })
})

import { describe, expect, it } from 'vitest'
import { addRelease, promote } from '../registry/promote-and-canary.ts'
import { changeRegistry, readHistory, readRegistry } from '../registry/registry-store.ts'
import { refuseRevoked } from '../registry/revoked.ts'
import { fakeRelease, registryOf } from '../testing/fake-release.ts'
import { memoryStore } from '../testing/memory-store.ts'
import { findOrphans } from '../verify/orphans.ts'
import { revokeCommand, revokeOutcome } from './revoke-command.ts'

const bad = { name: 'mf-a', version: '1.1.0' }

const site = async () => {
  const store = memoryStore()
  const said: string[] = []
  const registry = registryOf(fakeRelease('mf-a', '1.0.0'), fakeRelease('mf-a', '1.1.0'))
  await changeRegistry(store, { action: 'publish', name: 'mf-a', version: '1.0.0', by: 'ann' }, () =>
    promote(registry, 'mf-a', '1.0.0'),
  )
  await changeRegistry(store, { action: 'promote', ...bad, by: 'ann' }, (known) => promote(known, 'mf-a', '1.1.0'))
  for (const version of ['1.0.0', '1.1.0'])
    for (const file of ['entry.js', 'release.json']) await store.write(`mf-a/${version}/${file}`, Buffer.from('bytes'))
  await store.write('prerendered/shell@1.0.0/mf-a@1.1.0.json', Buffer.from('{}'))
  const setting = { root: '', store, by: 'bob', say: (line: string) => void said.push(line) }
  return { store, said, revoke: (version = bad.version) => revokeCommand(setting, 'mf-a', version) }
}

describe('revoke', () => {
  it('leaves no file, page or entry of the version, and says what is live instead', async () => {
    const { store, said, revoke } = await site()
    await revoke()
    const versions = (await readRegistry(store)).microFrontends['mf-a']
    expect(versions?.map(({ metadata, deployment }) => [metadata.version, deployment.traffic])).toEqual([
      ['1.0.0', 100],
    ])
    expect((await store.list('')).filter((key) => key.includes('1.1.0'))).toEqual(['revoked/mf-a@1.1.0.json'])
    expect(said[0]).toBe('revoked mf-a@1.1.0: nobody can have it any more; mf-a@1.0.0 is live')
    expect((await readHistory(store)).at(-1)).toMatchObject({ action: 'revoke', version: '1.1.0', by: 'bob' })
    expect(await findOrphans(store)).not.toContain('revoked/mf-a@1.1.0.json')
  })
  it('is final: the version is never published again', async () => {
    const { store, revoke } = await site()
    await revoke()
    await expect(refuseRevoked(store, bad)).rejects.toThrow('mf-a@1.1.0 was revoked')
    await expect(refuseRevoked(store, { ...bad, version: '1.0.0' })).resolves.toBeUndefined()
  })
  it('can be repeated, and completes one that was killed', async () => {
    const { store, revoke } = await site()
    await revoke()
    await store.write('mf-a/1.1.0/entry.js', Buffer.from('left behind'))
    await revoke()
    expect((await store.list('mf-a/1.1.0')).length).toBe(0)
  })
  it('is told before: what visitors get, and that nothing earlier is left', async () => {
    const { store, revoke } = await site()
    const before = await store.list('')
    expect(await revokeOutcome(store, 'mf-a', '1.1.0')).toEqual({
      version: '1.1.0',
      live: true,
      message:
        'mf-a@1.1.0 is live for 100 %; revoked, its visitors get mf-a@1.0.0\nnothing earlier is left then: a rollback of mf-a has nowhere to go',
      warnings: [],
    })
    expect(await revokeOutcome(store, 'mf-a', '1.0.0')).toMatchObject({ live: false })
    expect(await store.list('')).toEqual(before)
    await revoke()
    expect(await revokeOutcome(store, 'mf-a', '1.1.0')).toMatchObject({
      live: false,
      message: 'mf-a@1.1.0 is revoked already',
    })
    expect(await revokeOutcome(store, 'mf-a', '1.0.0')).toMatchObject({
      live: true,
      message: expect.stringMatching(/its visitors get nothing of mf-a, and its pages are gone\nnothing earlier/),
    })
  })
  it('does not say so while a rollback still leads somewhere', async () => {
    const { store } = await site()
    const third = promote(addRelease(await readRegistry(store), fakeRelease('mf-a', '1.2.0')), 'mf-a', '1.2.0')
    await changeRegistry(store, { action: 'promote', name: 'mf-a', version: '1.2.0', by: 'ann' }, () => third)
    expect((await revokeOutcome(store, 'mf-a', '1.2.0')).message).toBe(
      'mf-a@1.2.0 is live for 100 %; revoked, its visitors get mf-a@1.1.0',
    )
  })
  it('names what is published when asked for an unknown version', async () => {
    const { revoke } = await site()
    await expect(revoke('9.9.9')).rejects.toThrow('published are 1.0.0, 1.1.0')
  })
})

import type { Registry } from '@site/contracts/registry'
import { registry as schema } from '@site/contracts/registry'
import { describe, expect, it } from 'vitest'
import { fakeRelease, registryOf } from '../testing/fake-release.ts'
import { addRelease, canary, promote, revoke, rollback, withdraw } from './promote-and-canary.ts'
import { previousDefault } from './journal.ts'

const three = (): Registry =>
  ['1.1.0', '1.2.0'].reduce(
    (registry, version) => addRelease(registry, fakeRelease('mf-a', version)),
    registryOf(fakeRelease('mf-a', '1.0.0')),
  )
/** A name of which nothing was promoted yet. */
const unseen = (name = 'mf-a'): Registry =>
  ['1.0.0', '1.1.0'].reduce(
    (registry, version) => addRelease(registry, fakeRelease(name, version)),
    registryOf(fakeRelease('mf-other', '1.0.0')),
  )
const shares = (registry: Registry) =>
  (schema.parse(registry).microFrontends['mf-a'] ?? []).map(
    ({ metadata, deployment }) => `${metadata.version}${deployment.default ? '*' : ''} ${deployment.traffic}`,
  )

describe('shares', () => {
  it('are nothing for a published release, the first of its name included', () => {
    expect(shares(unseen())).toEqual(['1.0.0 0', '1.1.0 0'])
    expect(shares(three())).toEqual(['1.0.0* 100', '1.1.0 0', '1.2.0 0'])
  })
  it('may be given to a canary before there is a default', () => {
    const ramped = canary(unseen(), 'mf-a', '1.1.0', 10)
    expect(shares(ramped)).toEqual(['1.0.0 0', '1.1.0 10'])
    expect(shares(promote(ramped, 'mf-a', '1.1.0'))).toEqual(['1.0.0 0', '1.1.0* 100'])
    expect(shares(rollback(ramped, 'mf-a'))).toEqual(['1.0.0 0', '1.1.0 0'])
    expect(() => canary(ramped, 'mf-a', '1.0.0', 91)).toThrow('other canaries of mf-a have 10 %')
  })
  it('of a canary come from the default', () =>
    expect(shares(canary(three(), 'mf-a', '1.1.0', 10))).toEqual(['1.0.0* 90', '1.1.0 10', '1.2.0 0']))
  it('of two canaries leave the rest to the default', () =>
    expect(shares(canary(canary(three(), 'mf-a', '1.1.0', 10), 'mf-a', '1.2.0', 33.335))).toEqual([
      '1.0.0* 56.66',
      '1.1.0 10',
      '1.2.0 33.34',
    ]))
  it('of 0 withdraw a canary, those of 100 give it everybody', () => {
    const ramped = canary(three(), 'mf-a', '1.1.0', 100)
    expect(shares(ramped)).toEqual(['1.0.0* 0', '1.1.0 100', '1.2.0 0'])
    expect(shares(canary(ramped, 'mf-a', '1.1.0', 0))).toEqual(shares(three()))
  })
  it.each([
    ['more than the default has', () => canary(canary(three(), 'mf-a', '1.1.0', 60), 'mf-a', '1.2.0', 50), /have 60 %/],
    ['of the default', () => canary(three(), 'mf-a', '1.0.0', 5), /is the default already/],
    ['no share', () => canary(three(), 'mf-a', '1.1.0', 101), /not a share from 0 to 100/],
    ['not a number', () => canary(three(), 'mf-a', '1.1.0', Number.NaN), /not a share/],
    ['of the shell before it has a default', () => canary(unseen('shell'), 'shell', '1.0.0', 5), /has no default yet/],
    ['of an unpublished version', () => canary(three(), 'mf-a', '9.9.9', 5), /published are 1\.0\.0, 1\.1\.0, 1\.2\.0/],
    ['of an unknown remote', () => promote(three(), 'mf-z', '1.0.0'), /mf-z has no release yet.*known are mf-a/],
  ])('are refused: %s', (_, change, message) => expect(change).toThrow(message))
})

describe('rollback', () => {
  it('goes to the previous default, never to one that was rolled back', () => {
    const at2 = promote(promote(three(), 'mf-a', '1.1.0'), 'mf-a', '1.2.0')
    const at1 = rollback(at2, 'mf-a')
    expect(shares(at1)).toEqual(['1.0.0 0', '1.1.0* 100', '1.2.0 0'])
    const at0 = rollback(at1, 'mf-a')
    expect(shares(at0)).toEqual(['1.0.0* 100', '1.1.0 0', '1.2.0 0'])
    expect(() => rollback(at0, 'mf-a')).toThrow('1.0.0 was its first')
  })
  it('has nothing to do where nothing is live', () =>
    expect(() => rollback(unseen(), 'mf-a')).toThrow('mf-a is live for nobody: there is nothing to roll back'))
  it('withdraws canaries first', () =>
    expect(shares(rollback(canary(promote(three(), 'mf-a', '1.1.0'), 'mf-a', '1.2.0', 50), 'mf-a'))).toEqual([
      '1.0.0 0',
      '1.1.0* 100',
      '1.2.0 0',
    ]))
  it('to the default withdraws canaries, as one that names no version does', () => {
    const ramped = canary(promote(three(), 'mf-a', '1.1.0'), 'mf-a', '1.2.0', 50)
    expect(rollback(ramped, 'mf-a', '1.1.0')).toEqual(rollback(ramped, 'mf-a'))
  })
  it('goes to the given version', () =>
    expect(shares(rollback(promote(three(), 'mf-a', '1.2.0'), 'mf-a', '1.1.0'))[1]).toBe('1.1.0* 100'))
  it('finds the previous default in the journal, skipping defaults that were rolled back', () => {
    const line = (action: 'promote' | 'rollback', version: string) => ({
      at: '2026-01-01T00:00:00Z',
      action,
      name: 'mf-a',
      version,
      by: 'x',
      deployments: {},
      default: version,
    })
    const history = [line('promote', '1.0.0'), line('promote', '1.1.0'), line('promote', '1.2.0')]
    const at1 = rollback(promote(promote(three(), 'mf-a', '1.1.0'), 'mf-a', '1.2.0'), 'mf-a')
    expect(previousDefault(at1, [...history, line('rollback', '1.1.0')], 'mf-a')).toBe('1.0.0')
  })
})

it('withdraws no version that is served or is the fallback of the default', () => {
  const at1 = promote(three(), 'mf-a', '1.1.0')
  expect(shares(withdraw(at1, 'mf-a', new Set(['1.0.0', '1.1.0', '1.2.0'])))).toEqual(['1.0.0 0', '1.1.0* 100'])
})

it('withdraws a name with its last version, if that was never live', () => {
  const after = withdraw(unseen(), 'mf-a', new Set(['1.0.0', '1.1.0']))
  expect(Object.keys(schema.parse(after).microFrontends)).toEqual(['mf-other'])
})

describe('revoking', () => {
  const left = (registry: Registry) => shares(schema.parse(registry))
  it('gives the visitors of a default the one before it', () => {
    const promoted = promote(promote(three(), 'mf-a', '1.1.0'), 'mf-a', '1.2.0')
    expect(left(revoke(promoted, 'mf-a', '1.2.0'))).toEqual(['1.0.0 0', '1.1.0* 100'])
  })
  it('gives the visitors of a canary the default, and leaves other canaries', () => {
    const ramped = canary(canary(three(), 'mf-a', '1.1.0', 10), 'mf-a', '1.2.0', 20)
    expect(left(revoke(ramped, 'mf-a', '1.1.0'))).toEqual(['1.0.0* 80', '1.2.0 20'])
  })
  it('leaves nothing that falls back to it', () => {
    const after = revoke(promote(three(), 'mf-a', '1.1.0'), 'mf-a', '1.0.0')
    expect(left(after)).toEqual(['1.1.0* 100', '1.2.0 0'])
    expect(after.microFrontends['mf-a']?.every((item) => item.fallbackUrl === undefined)).toBe(true)
  })
  it('of a first version leaves no such remote, and of the last one no name', () => {
    expect(left(revoke(three(), 'mf-a', '1.0.0'))).toEqual(['1.1.0 0', '1.2.0 0'])
    const only = registryOf(fakeRelease('mf-a', '1.0.0'))
    expect(schema.parse(revoke(only, 'mf-a', '1.0.0')).microFrontends).toEqual({})
  })
  it('is refused for the only shell there is', () => {
    const only = registryOf(fakeRelease('shell', '1.0.0'))
    expect(() => revoke(only, 'shell', '1.0.0')).toThrow('promote another one first')
  })
})

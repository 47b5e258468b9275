import { sampleRamp } from '@site/contracts/testing/ramp-samples'
import { describe, expect, it } from 'vitest'
import type { Standing } from './change.ts'
import { mayRollBack, offeredFor, offeredForRamp } from './offered.ts'

const NAME = 'mf-a'
const who = (...verbs: string[]) => ({ rights: { [NAME]: verbs } })
const all = { rights: { '*': ['preview', 'canary', 'promote', 'rollback', 'revoke'] } }
const standing = (rest: Partial<Standing> = {}): Standing => ({
  versions: [
    { version: '1.1.0', traffic: 0, default: false },
    { version: '1.0.0', traffic: 100, default: true },
  ],
  rollsBackTo: null,
  fallback: null,
  ramp: undefined,
  ...rest,
})
const canary = { version: '0.9.0', traffic: 5, default: false }

describe('what is offered for a version', () => {
  it('is all that the token may do', () => {
    expect(offeredFor(all, NAME, '1.1.0', standing())).toEqual(['ramp', 'promote', 'canary', 'preview', 'revoke'])
    expect(offeredFor(who('preview'), NAME, '1.1.0', standing())).toEqual(['preview'])
    expect(offeredFor(who('canary'), NAME, '1.1.0', standing())).toEqual(['canary'])
    expect(offeredFor(who('publish', 'audit'), NAME, '1.1.0', standing())).toEqual([])
    expect(offeredFor(all, 'mf-b', '1.1.0', standing())).toContain('promote')
    expect(offeredFor(who('promote'), 'mf-b', '1.1.0', standing())).toEqual([])
  })

  it('is no change that would change nothing', () => {
    expect(offeredFor(all, NAME, '1.0.0', standing())).toEqual(['preview', 'revoke'])
    const beside = standing({ versions: [...standing().versions, canary] })
    expect(offeredFor(all, NAME, '1.0.0', beside)).toContain('promote')
  })

  it('is no ramp while one runs, beside the canary of another version, or without a default', () => {
    const ramping = standing({ ramp: sampleRamp(new Date()) })
    const beside = standing({ versions: [...standing().versions, canary] })
    const first = standing({ versions: [{ version: '1.1.0', traffic: 0, default: false }] })
    for (const before of [ramping, beside, first]) expect(offeredFor(all, NAME, '1.1.0', before)).not.toContain('ramp')
  })

  it('is nothing that would leave the site without a shell', () => {
    expect(offeredFor(all, 'shell', '1.0.0', standing())).toEqual(['preview'])
    expect(offeredFor(all, 'shell', '1.0.0', standing({ fallback: '0.9.0' }))).toContain('revoke')
  })
})

describe('what is offered for a remote', () => {
  it('is a way back where there is one', () => {
    expect(mayRollBack(all, NAME, standing())).toBe(false)
    expect(mayRollBack(all, NAME, standing({ rollsBackTo: '0.9.0' }))).toBe(true)
    expect(mayRollBack(all, NAME, standing({ versions: [canary] }))).toBe(true)
    expect(mayRollBack(who('promote'), NAME, standing({ rollsBackTo: '0.9.0' }))).toBe(false)
  })

  it('is to hold a ramp that runs and to resume one that is held', () => {
    const ramp = sampleRamp(new Date())
    expect(offeredForRamp(all, NAME, { ramp })).toEqual(['hold', 'rollback'])
    expect(offeredForRamp(all, NAME, { ramp: { ...ramp, state: 'held' } })).toEqual(['resume', 'rollback'])
    expect(offeredForRamp(who('rollback'), NAME, { ramp })).toEqual(['rollback'])
    expect(offeredForRamp(all, NAME, { ramp: undefined })).toEqual([])
  })
})

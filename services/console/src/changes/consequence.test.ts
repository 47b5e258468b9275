import { sampleRamp } from '@site/contracts/testing/ramp-samples'
import { describe, expect, it } from 'vitest'
import type { Change, Standing } from './change.ts'
import { consequence } from './consequence.ts'

const NAME = 'mf-planner'
const served = (version: string, traffic: number, standard = false) => ({ version, traffic, default: standard })
const standing = (versions: Standing['versions'], rest: Partial<Standing> = {}): Standing => ({
  versions,
  rollsBackTo: null,
  fallback: null,
  ramp: undefined,
  ...rest,
})
const of = (kind: 'promote' | 'revoke' | 'ramp', version: string): Change => ({ kind, name: NAME, version })
const share = (version: string, percent: number): Change => ({ kind: 'canary', name: NAME, version, percent })

const settled = standing([served('1.2.0', 0), served('1.1.0', 100, true), served('1.0.0', 0)], {
  rollsBackTo: '1.0.0',
  fallback: '1.0.0',
})
const withCanary = standing([served('1.2.0', 10), served('1.1.0', 90, true)])
const nobody = standing([served('0.1.0', 0)])

describe('what a change does to visitors', () => {
  it.each<[string, Change, Standing, string[]]>([
    [
      'promoting replaces the default',
      of('promote', '1.2.0'),
      settled,
      ['Everybody gets 1.2.0 now; 1.1.0 stays published and can be rolled back to.'],
    ],
    [
      'promoting the default withdraws its canaries',
      of('promote', '1.1.0'),
      withCanary,
      ['Everybody gets 1.1.0 now.', 'Nobody gets 1.2.0 any more.'],
    ],
    [
      'promoting the first version',
      of('promote', '0.1.0'),
      nobody,
      ['Everybody gets mf-planner 0.1.0 now; until now only people who chose it had mf-planner.'],
    ],
    [
      'a canary takes its share from the default',
      share('1.2.0', 12.5),
      settled,
      ['12.5% of visitors get 1.2.0 now; 87.5% keep 1.1.0. Nothing watches it: a ramp would.'],
    ],
    [
      'a canary beside another one',
      share('1.0.0', 20),
      standing([...withCanary.versions, served('1.0.0', 0)]),
      ['20% of visitors get 1.0.0 now; 70% keep 1.1.0. Nothing watches it: a ramp would.'],
    ],
    [
      'a canary without a default',
      share('0.1.0', 5),
      nobody,
      ['5% of visitors get 0.1.0 now; all others have no mf-planner.'],
    ],
    [
      'a share of 0 withdraws it',
      share('1.2.0', 0),
      withCanary,
      ['Nobody gets 1.2.0 any more; its visitors get 1.1.0 again.'],
    ],
    [
      'rolling back withdraws canaries first',
      { kind: 'rollback', name: NAME },
      withCanary,
      ['Everybody gets 1.1.0 again; 1.2.0 stays published and can be tried again.'],
    ],
    [
      'rolling back withdraws several canaries',
      { kind: 'rollback', name: NAME },
      standing([served('1.3.0', 5), served('1.2.0', 10), served('1.1.0', 85, true)]),
      ['Everybody gets 1.1.0 again; 1.3.0 and 1.2.0 stay published and can be tried again.'],
    ],
    [
      'withdrawing a canary without a default',
      share('0.1.0', 0),
      standing([served('0.1.0', 5)]),
      ['Nobody gets 0.1.0 any more, except people who choose it.'],
    ],
    [
      'rolling back the default',
      { kind: 'rollback', name: NAME },
      settled,
      ['Everybody gets 1.0.0 again; 1.1.0 stays published and can be promoted again.'],
    ],
    [
      'a preview changes nothing for others',
      { kind: 'preview', name: NAME, version: '1.2.0', days: 1 },
      settled,
      ['A new address shows 1.2.0 for 1 day to whoever has the address. Nobody else notices.'],
    ],
  ])('%s', (_rule, change, before, sentences) => {
    expect(consequence(change, before)).toEqual(sentences)
  })

  it('says of a revoked version who gets what instead, and that it is for good', () => {
    const instead = (version: string, before: Standing) => consequence(of('revoke', version), before)[0]
    expect(instead('1.1.0', settled)).toBe('Everybody gets 1.0.0 now.')
    expect(instead('1.1.0', { ...settled, fallback: null })).toBe(
      'Nobody has mf-planner any more: there is no version before 1.1.0.',
    )
    expect(instead('1.2.0', withCanary)).toBe('Its visitors get 1.1.0 again.')
    expect(instead('1.2.0', settled)).toBe('No visitor has it now.')
    expect(consequence(of('revoke', '1.2.0'), settled)[1]).toContain('cannot be rolled back to or published again')
  })

  it('says of a ramp where it begins, what follows and what happens if it does worse', () => {
    expect(consequence(of('ramp', '1.2.0'), settled)).toEqual([
      '1% of visitors get 1.2.0 now, then 10%, 50% and 100%, as long as it does no worse than what the others have.',
      'If it does, everybody gets 1.1.0 again without anybody having to watch.',
    ])
  })

  it('says of a change by hand that it ends the ramp; of hold and resume, what the ramp does', () => {
    const ramp = sampleRamp(new Date(), { version: '1.2.0', against: '1.1.0' })
    const ramping = { ...withCanary, ramp }
    expect(consequence(of('promote', '1.1.0'), ramping).at(-1)).toBe(
      'The ramp of 1.2.0 ends, since this is decided by hand.',
    )
    expect(consequence({ kind: 'hold', name: NAME }, ramping)).toEqual([
      'It stays at 10% until somebody resumes it. It is watched all the same and taken back if it does worse.',
    ])
    expect(consequence({ kind: 'resume', name: NAME }, ramping)).toEqual(['The ramp goes on; its next step is 50%.'])
  })

  it('tells versions of one number apart by the hash of their content', () => {
    const same = standing([served('1.0.0-aa', 0), served('1.0.0-bb', 100, true)])
    expect(consequence(of('promote', '1.0.0-aa'), same)).toEqual([
      'Everybody gets 1.0.0-aa now; 1.0.0-bb stays published and can be rolled back to.',
    ])
  })
})

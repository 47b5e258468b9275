import { describe, expect, it } from 'vitest'
import { requestOf, type Change, type Standing } from './change.ts'

const served = (version: string, traffic: number, standard = false) => ({ version, traffic, default: standard })
const standing = (rollsBackTo: string | null, ...versions: Standing['versions']): Standing => ({
  versions,
  rollsBackTo,
  fallback: rollsBackTo,
  ramp: undefined,
})
const rollback: Change = { kind: 'rollback', name: 'mf-planner' }

describe('the call of a rollback', () => {
  it.each<[string, Standing, object]>([
    [
      'names the default where canaries run',
      standing('1.0.0', served('1.2.0', 10), served('1.1.0', 90, true)),
      { version: '1.1.0' },
    ],
    [
      'names the version before a default without canaries',
      standing('1.0.0', served('1.1.0', 100, true)),
      { version: '1.0.0' },
    ],
    ['names none where nobody had one before', standing(null, served('1.1.0', 5)), {}],
  ])('%s', (_rule, before, body) => {
    expect(requestOf(rollback, before)).toEqual({ path: '/remotes/mf-planner/rollback', body })
  })
})

import { describe, expect, it } from 'vitest'
import { checksOf, type Load, type Target } from './checks.ts'

const load = (perSecond: number, failed = 0): Load => ({ perSecond, p50: 1, p99: 5, failed })
const failing = (over: Partial<Record<Target, Load>>): number =>
  checksOf({
    backend: load(9000),
    bareProxy: load(2000),
    site: load(1900),
    page: load(2700),
    file: load(3000),
    ...over,
  }).filter(({ held }) => !held).length

describe('budgets of the api bench', () => {
  it('hold at their bounds', () => expect(failing({})).toBe(0))
  it('fail for a slow front', () => expect(failing({ site: load(1899) })).toBe(1))
  it('fail for slow pages', () => expect(failing({ page: load(2699) })).toBe(1))
  it('fail for any failed answer', () => expect(failing({ page: load(3000, 1) })).toBe(1))
})

import { describe, expect, it } from 'vitest'
import { checksOf, type Load, type Target } from './checks.ts'

const load = (perSecond: number, failed = 0): Load => ({ perSecond, p50: 1, p99: 5, failed })
const failing = (over: Partial<Record<Target, Load>>): number =>
  checksOf({
    backend: load(9000),
    bareProxy: load(2000),
    site: load(1600),
    page: load(2000),
    file: load(9000),
    ...over,
  }).filter(({ held }) => !held).length

describe('budgets of the api bench', () => {
  it('hold at their bounds', () => expect(failing({})).toBe(0))
  it('fail for a slow front', () => expect(failing({ site: load(1599) })).toBe(1))
  it('fail for slow pages unless a static server is hardly faster', () => {
    expect(failing({ page: load(1000) })).toBe(1)
    expect(failing({ page: load(1000), file: load(1200) })).toBe(0)
  })
  it('fail for any failed answer', () => expect(failing({ page: load(3000, 1) })).toBe(1))
})

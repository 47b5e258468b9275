import { describe, expect, it } from 'vitest'
import { checksOf } from './checks.ts'
import type { Row, Variant } from './summary.ts'

const row = (variant: Variant, over: Partial<Row> = {}): Row => ({
  profile: 'slow',
  route: '/',
  variant,
  runs: 5,
  requests: 10,
  requestsBeforeLcp: 10,
  bytes: { document: 1, script: 100, style: 1, font: 1, image: 0, other: 0 },
  depth: 2,
  fcp: 500,
  lcp: 1000,
  cls: 0,
  worstCls: 0,
  tbt: 0,
  usable: 2000,
  errors: [],
  shifts: [],
  ...over,
})
const held = (composed: Partial<Row>) =>
  checksOf([row('composed', { lcp: 1040, ...composed }), row('prerendered'), row('plain', { lcp: 2000 })])
    .filter((check) => !check.held)
    .map(({ what }) => what)

describe('budgets of the web bench', () => {
  it('hold at their bounds', () =>
    expect(
      held({ fcp: 900, usable: 2100, bytes: { document: 9, script: 110, style: 1, font: 1, image: 0, other: 0 } }),
    ).toEqual([]))
  it.each<[string, Partial<Row>]>([
    ['LCP over the prerendered app', { lcp: 1060 }],
    ['script bytes', { bytes: { document: 1, script: 111, style: 1, font: 1, image: 0, other: 0 } }],
    ['first paint', { fcp: 901 }],
    ['usable over', { usable: 2101 }],
    ['requests before LCP', { requestsBeforeLcp: 11 }],
    ['waterfall depth', { depth: 3 }],
    ['layout shift', { worstCls: 0.001 }],
    ['page errors', { errors: ['no'] }],
  ])('fail for %s', (what, over) => {
    const failed = held(over)
    expect(failed).toHaveLength(1)
    expect(failed[0]).toContain(what)
  })
  it('fail for a paint later than 0.6 of the plain app', () =>
    expect(held({ lcp: 1201 })).toEqual(expect.arrayContaining([expect.stringContaining('plain app')])))
  it('hold a search by itself, whatever the median of all pages', () => {
    const route = '/location?q=there'
    const pages = [row('composed'), row('prerendered'), row('plain', { lcp: 2000 })]
    const slow = { route, lcp: 1100 }
    const rows = [...pages, ...pages, row('composed', slow), row('prerendered', { route }), row('plain', slow)]
    expect(
      checksOf(rows)
        .filter(({ held }) => !held)
        .map(({ what }) => what),
    ).toContain(`LCP over the prerendered app, slow, ${route}`)
  })
  it('do not hold when the baseline was not measured', () =>
    expect(checksOf([row('composed')]).filter((check) => !check.held)).toHaveLength(4))
})

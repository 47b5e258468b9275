import { describe, expect, it } from 'vitest'
import { score, type Report } from './scores.ts'

const report = (over: Partial<Report['scores']> = {}, failed: string[] = []): Report => ({
  scores: { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100, ...over },
  blockedMs: 150,
  failed,
})
const page = { path: '/terms', noindex: false }

describe('scores of a page', () => {
  it('hold at their budgets', () => expect(score(page, [report()]).below).toEqual([]))
  it('are below when the middle run is, or when nothing was measured', () => {
    expect(score(page, [report({ performance: 96 }), report({ performance: 90 }), report()]).below).toEqual([
      'performance',
    ])
    expect(score(page, [report({ seo: Number.NaN })]).below).toEqual(['seo'])
    expect(score(page, [report({ accessibility: 99 })]).below).toEqual(['accessibility'])
  })
  it('go with how long it was blocked, by the middle run', () => {
    expect(score(page, [report()]).answers).toBe(true)
    expect(score(page, [report(), { ...report(), blockedMs: 151 }, { ...report(), blockedMs: 200 }]).answers).toBe(
      false,
    )
  })
  it('leave out how search engines find what is kept from them', () =>
    expect(score({ ...page, noindex: true }, [report({ seo: 60 })]).below).toEqual([]))
  it('name each failed audit once', () =>
    expect(score(page, [report({}, ['a']), report({}, ['a', 'b'])]).failed).toEqual(['a', 'b']))
})

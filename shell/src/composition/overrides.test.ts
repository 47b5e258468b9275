import { describe, expect, it } from 'vitest'
import { searchOf, takeOverrides, withSearch } from './overrides.ts'

const storage = (initial: string | null) => {
  let value = initial
  return () => ({
    getItem: () => value,
    setItem: (_: string, next: string) => void (value = next),
    removeItem: () => void (value = null),
  })
}

describe('overrides of a tab', () => {
  it.each([
    [{}, '?mf-planner=1.2.0', { 'mf-planner': '1.2.0' }],
    [{ 'mf-planner': '1.2.0' }, '', { 'mf-planner': '1.2.0' }],
    [{ 'mf-planner': '1.2.0' }, '?mf-planner=', {}],
    [{ 'mf-planner': '1.2.0' }, '?mf-legal=2.0.0&q=x', { 'mf-planner': '1.2.0', 'mf-legal': '2.0.0' }],
    [{}, '?mf-planner=https://evil.example/x.js', {}],
    [{}, '?__proto__=1.0.0&Mf-x=1', {}],
  ])('combine stored %o with %s', (kept, search, expected) => expect(withSearch(kept, search)).toEqual(expected))

  it('are stored for the next page of the tab', () => {
    const tab = storage(null)
    takeOverrides(tab, '?mf-legal=1.0.0')
    expect(takeOverrides(tab, '')).toEqual({ 'mf-legal': '1.0.0' })
  })
  it.each(['not json', 'null', '{"mf-legal":1}', '{"x":"1"}'])('ignore %s in the storage', (value) =>
    expect(takeOverrides(storage(value), '')).toEqual({}),
  )
  it('apply to one page where storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    expect(takeOverrides(blocked, '?mf-legal=1.0.0')).toEqual({ 'mf-legal': '1.0.0' })
  })
  it('remove the stored entry when none is left', () => {
    const tab = storage('{"mf-legal":"1.0.0"}')
    takeOverrides(tab, '?mf-legal=')
    expect(tab().getItem()).toBeNull()
  })
  it('are written as a query string', () =>
    expect([searchOf({}), searchOf({ 'mf-legal': '1.0.0' })]).toEqual(['', '?mf-legal=1.0.0']))
})

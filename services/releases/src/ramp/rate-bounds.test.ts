import { expect, it } from 'vitest'
import { rateBounds } from './rate-bounds.ts'

it('holds everything before anything is counted', () =>
  expect(rateBounds({ visits: 0, hits: 0 }, 0.05)).toEqual([0, 1]))

it('closes in on the rate', () => {
  const widths = [100, 1000, 10_000].map((visits) => {
    const [low, high] = rateBounds({ visits, hits: visits / 100 }, 0.05)
    expect(low).toBeLessThan(0.01)
    expect(high).toBeGreaterThan(0.01)
    return high - low
  })
  expect(widths).toEqual([...widths].sort((a, b) => b - a))
  expect(widths.at(-1)).toBeLessThan(0.01)
})

it('keeps the end of the scale when nothing, or everything, was a hit', () => {
  expect(rateBounds({ visits: 50, hits: 0 }, 0.05)[0]).toBe(0)
  expect(rateBounds({ visits: 50, hits: 50 }, 0.05)[1]).toBe(1)
})

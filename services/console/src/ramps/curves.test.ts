import type { SeriesPoint } from '@site/contracts/ramp-view'
import { describe, expect, it } from 'vitest'
import { bandPath, curvePath, niceAbove, positionOf, scaleOf, thinned } from './curves.ts'

const at = (minute: number): string => new Date(Date.UTC(2027, 0, 1, 0, minute)).toISOString()
const arm = (visits: number, failures: number, low: number, high: number) => ({ visits, failures, low, high })
const point = (minute: number, canary: SeriesPoint['canary']): SeriesPoint => ({
  at: at(minute),
  canary,
  rest: arm(100, 1, 0.005, 0.02),
})
const series = [point(0, arm(0, 0, 0, 1)), point(5, arm(10, 0, 0, 0.5)), point(10, arm(100, 2, 0.01, 0.05))]

describe('the curves of a ramp', () => {
  it.each([
    [0, 0.01],
    [0.01, 0.01],
    [0.012, 0.02],
    [0.21, 0.5],
    [7, 10],
  ])('has axes that end at round numbers: %d at %d', (value, round) => {
    expect(niceAbove(value)).toBe(round)
  })

  it('is scaled by what the curves reach, not by the bounds it began with', () => {
    expect(scaleOf(series)).toEqual({ from: Date.parse(at(0)), to: Date.parse(at(10)), top: 0.05 })
  })

  it('begins with the first visit', () => {
    expect(curvePath(series, 'canary', scaleOf(series))).toBe('M500 1000L1000 600')
    expect(curvePath(series, 'rest', scaleOf(series))).toBe('M0 800L500 800L1000 800')
  })

  it('lies within a band that goes along the upper bounds and back along the lower ones', () => {
    expect(bandPath(series, 'canary', scaleOf(series))).toBe('M500 0L1000 0L1000 800L500 1000Z')
    expect(bandPath(series.slice(0, 1), 'canary', scaleOf(series))).toBe('')
  })

  it('marks moments that lie between its edges', () => {
    const scale = scaleOf(series)
    expect([at(0), at(5), at(11)].map((moment) => positionOf(scale, moment))).toEqual([0, 0.5, null])
  })

  it('has an axis where there is a single point', () => {
    const scale = scaleOf(series.slice(0, 1))
    expect(scale.to).toBeGreaterThan(scale.from)
  })

  it('is thinned for its table to the first, the last and even ones between', () => {
    expect(thinned([0, 1, 2, 3, 4, 5, 6, 7, 8], 3)).toEqual([0, 4, 8])
    expect(thinned([0, 1], 3)).toEqual([0, 1])
  })
})

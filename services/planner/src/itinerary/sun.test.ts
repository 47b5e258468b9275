import { describe, expect, it } from 'vitest'
import { sunOn } from './sun.ts'

describe('sunOn', () => {
  // Published almanac times, minutes of the local day; two minutes either way for the method.
  it.each([
    ['2026-12-25', { lat: 51.51, lon: -0.13 }, 'Europe/London', 8 * 60 + 6, 15 * 60 + 56],
    ['2026-06-21', { lat: -37.81, lon: 144.96 }, 'Australia/Melbourne', 7 * 60 + 36, 17 * 60 + 8],
    ['2026-03-20', { lat: 1.29, lon: 103.85 }, 'Asia/Singapore', 7 * 60 + 9, 19 * 60 + 15],
    ['2026-01-10', { lat: -36.85, lon: 174.76 }, 'Pacific/Auckland', 6 * 60 + 11, 20 * 60 + 43],
  ])('%s at %o', (date, at, tz, rises, sets) => {
    const sun = sunOn(date, at, tz)
    expect(Math.abs((sun?.rises ?? 0) - rises)).toBeLessThanOrEqual(2)
    expect(Math.abs((sun?.sets ?? 0) - sets)).toBeLessThanOrEqual(2)
  })

  it('counts a sunset after midnight to the evening it ends', () => {
    const sun = sunOn('2026-06-21', { lat: 64.15, lon: -21.94 }, 'Atlantic/Reykjavik')
    expect(sun?.sets).toBeGreaterThan(1440)
  })

  it('has no times where the sun does not set, or the zone is unknown', () => {
    expect(sunOn('2026-06-21', { lat: 69.65, lon: 18.96 }, 'Europe/Oslo')).toBeNull()
    expect(sunOn('2026-06-21', { lat: 51.5, lon: 0 }, 'Nowhere/Land')).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { publicHolidays, stateName } from './holidays.ts'

const paris = { lat: 48.85, lon: 2.35 }

describe('publicHolidays', () => {
  it('knows nationwide holidays', () => {
    expect(
      publicHolidays(['2027-07-13', '2027-07-14', '2027-12-25'], { ...paris, country: 'FR', region: null }),
    ).toEqual(['2027-07-14', '2027-12-25'])
  })

  it('claims nothing about countries it has no table for', () => {
    expect(publicHolidays(['2027-01-01'], { ...paris, country: 'XX', region: null })).toEqual([])
  })

  it('knows those of a state by its GeoNames code', () => {
    const cup = ['2026-11-03']
    const melbourne = { lat: -37.8, lon: 144.9, country: 'AU' }
    expect(publicHolidays(cup, { ...melbourne, region: stateName('AU', '07') })).toEqual(cup)
    expect(publicHolidays(cup, { ...melbourne, region: stateName('AU', '02') })).toEqual([])
    expect(
      publicHolidays(['2026-12-25'], { lat: 51.5, lon: 0, country: 'GB', region: stateName('GB', 'ENG') }),
    ).toHaveLength(1)
  })
})

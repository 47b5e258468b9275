import { describe, expect, it } from 'vitest'
import { publicHolidays } from './holidays.ts'

const paris = { lat: 48.85, lon: 2.35 }

describe('publicHolidays', () => {
  it('knows nationwide holidays', () => {
    expect(publicHolidays(['2027-07-13', '2027-07-14', '2027-12-25'], 'FR', null, paris)).toEqual([
      '2027-07-14',
      '2027-12-25',
    ])
  })

  it('claims nothing about countries it has no table for', () => {
    expect(publicHolidays(['2027-01-01'], 'XX', null, paris)).toEqual([])
  })
})

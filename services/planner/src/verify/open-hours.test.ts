import { describe, expect, it, vi } from 'vitest'
import { knowsHolidays, openThroughout, publicHolidays, withoutHolidays } from './open-hours.ts'

const singapore = { lat: 1.29, lon: 103.85, country: 'SG', region: '01' }
const paris = { lat: 48.85, lon: 2.35, country: 'FR', region: null }

describe('openThroughout', () => {
  it('wants the place open without a break', () => {
    const ask = (from: number, until: number) =>
      openThroughout('Mo 09:00-12:00,13:00-17:00', paris, '2026-03-02', from, until)
    expect(ask(540, 720)).toBe('open')
    expect(ask(541, 721)).toBe('closed')
    expect(ask(690, 800)).toBe('closed')
    expect(ask(530, 600)).toBe('closed')
  })

  it('knows holidays where there is a table', () => {
    expect(openThroughout('Mo-Su 09:00-17:00; PH off', paris, '2026-07-14', 600, 660)).toBe('closed')
    expect(openThroughout('Mo-Su 09:00-17:00; PH off', paris, '2026-07-15', 600, 660)).toBe('open')
  })

  it('reads the rest where there is none, in silence', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(knowsHolidays(singapore)).toBe(false)
    expect(openThroughout('Mo-Sa,PH 09:00-17:00; PH off', singapore, '2026-03-03', 600, 660)).toBe('open')
    expect(openThroughout('Mo-Sa,PH 09:00-17:00; PH off', singapore, '2026-03-01', 600, 660)).toBe('closed')
    expect(error).not.toHaveBeenCalled()
    error.mockRestore()
  })

  it('says so when a text cannot be read', () => {
    expect(openThroughout('whenever we feel like it', paris, '2026-03-02', 600, 660)).toBe('unreadable')
  })
})

describe('withoutHolidays', () => {
  it.each([
    ['Mo-Fr 08:00-17:00; PH off', 'Mo-Fr 08:00-17:00'],
    ['Su,PH 08:00-19:00', 'Su 08:00-19:00'],
    ['PH,Su 08:00-19:00', 'Su 08:00-19:00'],
    ['Mo-Fr 09:00-17:00', 'Mo-Fr 09:00-17:00'],
  ])('%s', (text, expected) => {
    expect(withoutHolidays(text)).toBe(expected)
  })
})

describe('publicHolidays', () => {
  it('knows nationwide holidays', () => {
    expect(publicHolidays(['2027-07-13', '2027-07-14', '2027-12-25'], paris)).toEqual(['2027-07-14', '2027-12-25'])
  })

  it('claims nothing about countries it has no table for', () => {
    expect(publicHolidays(['2027-01-01'], { ...paris, country: 'XX' })).toEqual([])
  })

  it('knows those of a state by its GeoNames code', () => {
    const cup = ['2026-11-03']
    const melbourne = { lat: -37.8, lon: 144.9, country: 'AU' }
    expect(publicHolidays(cup, { ...melbourne, region: '07' })).toEqual(cup)
    expect(publicHolidays(cup, { ...melbourne, region: '02' })).toEqual([])
    expect(publicHolidays(['2027-05-24'], { lat: 43.7, lon: -79.4, country: 'CA', region: '08' })).toHaveLength(1)
    // Augsburg alone keeps 8 August.
    const munich = { lat: 48.1, lon: 11.6, country: 'DE', region: '02' }
    expect(publicHolidays(['2027-01-06', '2028-08-08'], munich)).toEqual(['2027-01-06'])
    expect(publicHolidays(['2026-12-25'], { lat: 51.5, lon: 0, country: 'GB', region: 'ENG' })).toHaveLength(1)
  })
})

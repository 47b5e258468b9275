import { expect, it } from 'vitest'
import { readHolidays } from './read-holidays.ts'

const byCountry = new Map(readHolidays([2027]).map(({ country, dates }) => [country, dates] as const))

it.each([
  ['SG', ['2027-02-06', '2027-08-09', '2027-12-25']],
  ['HK', ['2027-07-01', '2027-10-01']],
  ['KR', ['2027-03-01', '2027-10-09']],
  ['TH', ['2027-04-13', '2027-12-05']],
  ['AE', ['2027-01-01', '2027-12-02']],
])('knows public holidays of %s', (country, dates) => {
  expect(byCountry.get(country)).toEqual(expect.arrayContaining(dates))
  expect(byCountry.get(country)?.length).toBeGreaterThan(5)
})

it('leaves out days that are only observed', () => {
  // Valentine's Day is in the library's tables, and no holiday anywhere.
  expect(byCountry.get('US')).not.toContain('2027-02-14')
  expect(byCountry.size).toBeGreaterThan(180)
})

import { expect, it } from 'vitest'
import { localFeastNote } from './local-feasts.ts'

const daysOf = (country: string, ...dates: readonly string[]) =>
  dates.map((date) => ({ date, country, holiday: date.endsWith('-04-25') }))

it.each([
  ['Porto', daysOf('PT', '2027-06-23', '2027-06-24'), /24 June 2027 is St John’s Day .*holiday in Porto/],
  ['Milan', daysOf('IT', '2026-12-07'), /7 December 2026 is St Ambrose’s Day/],
  ['Oaxaca', daysOf('MX', '2027-11-01', '2027-11-02'), /1 November 2027 and 2 November 2027 are the Day of the Dead/],
])('%s: %j', (city, days, said) => {
  expect(localFeastNote(city, days)).toMatch(said)
})

it.each([
  ['Lisbon', daysOf('PT', '2027-06-24')],
  ['Venice', daysOf('IT', '2027-04-25')],
])('%s has none of its own on %j', (city, days) => expect(localFeastNote(city, days)).toBeNull())

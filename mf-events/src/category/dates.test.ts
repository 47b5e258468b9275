import { expect, it } from 'vitest'
import { dayOf, monthOf, seasonOf, spanOf } from './dates.ts'

it.each([
  ['2026-05-16', '2026-05-16', '16 May 2026'],
  ['2026-03-06', '2026-03-08', '6–8 Mar 2026'],
  ['2027-01-18', '2027-02-01', '18 Jan – 1 Feb 2027'],
  ['2026-12-28', '2027-01-03', '28 Dec 2026 – 3 Jan 2027'],
  ['2026-05-16', 'soon', '16 May 2026'],
  ['to be announced', 'x', 'to be announced'],
])('prints %s to %s as "%s"', (start, end, text) => {
  expect(spanOf(start, end)).toBe(text)
})

it('rejects a month that does not exist', () => {
  expect(dayOf('2026-13-01')).toBeNull()
  expect(monthOf('2026-13-01', '2026-11-21')).toBe('Dates to come')
  expect(monthOf('2027-01-18', '2026-11-21')).toBe('January 2027')
  expect(monthOf('2026-11-20', '2026-11-21')).toBe('On now')
  expect(monthOf('2026-11-21', '2026-11-21')).toBe('November 2026')
})

it.each([
  ['2026-08-22', '2027-05-18', '2026/27'],
  ['2027-02-21', '2027-10-18', '2027'],
])('names the season from %s to %s %s', (start, end, words) => expect(seasonOf(start, end)).toBe(words))

import { expect, test } from 'vitest'
import { laterDay, rangeWords, weekdayWords } from './range-words.ts'

test.each([
  ['2027-03-27', '2027-03-29', '27–29 March'],
  ['2027-03-30', '2027-04-01', '30 March – 1 April'],
  ['2027-03-27', '2027-03-27', '27 March'],
  ['2028-03-27', '2028-03-29', '27–29 March 2028'],
  ['2027-12-31', '2028-01-01', '31 December 2027 – 1 January 2028'],
])('%s to %s is %j', (first, last, words) =>
  // Whichever kind of space the browser's own data have.
  expect(rangeWords(first, last, '2027-01-01').replace(/\s/g, ' ')).toBe(words),
)

test('a date is told with its weekday and without a comma', () =>
  expect(weekdayWords('2027-03-29')).toBe('Monday 29 March'))

test.each([
  ['2027-02-27', 2, '2027-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-12-31', 1, '2028-01-01'],
])('%s and %i days is %s', (date, days, later) => expect(laterDay(date, days)).toBe(later))

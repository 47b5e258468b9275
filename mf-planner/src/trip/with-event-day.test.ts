import { expect, test } from 'vitest'
import { withEventDay } from './with-event-day.ts'

const body = { destination: 'Australian Open', days: 3, pace: 'balanced', themes: [], without: ['diet:vegan'] }

test.each([
  ['2027-01-30', '2027-01-29', '2027-01-29'],
  ['2027-01-31', '2027-01-29', '2027-01-29'],
  ['2027-02-01', '2027-01-29', ''],
  ['2027-01-28', '2027-01-29', ''],
  ['2027-01-31', undefined, ''],
])('the event on %s: a plan from %s begins on “%s”', (eventDate, from, startDate) => {
  const given = from === undefined ? body : { ...body, startDate: from }
  expect(withEventDay(given, eventDate)).toMatchObject({ eventDate, startDate, days: 3, without: ['diet:vegan'] })
})

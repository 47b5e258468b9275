import { expect, it } from 'vitest'
import { stayOfEvent } from './stay-of-event.ts'

const today = '2027-01-10'
const nights = (checkin: string, checkout: string) => ({ checkin, checkout, adults: 2 })

it.each([
  ['a day', '2027-02-06', '2027-02-06', nights('2027-02-05', '2027-02-07')],
  ['several days', '2027-03-11', '2027-03-14', nights('2027-03-10', '2027-03-15')],
  ['today', today, today, nights(today, '2027-01-11')],
  ['on now', '2027-01-05', '2027-01-12', nights(today, '2027-01-13')],
  ['over', '2027-01-02', '2027-01-09', null],
  ['a season', '2027-03-01', '2027-09-01', null],
  ['longer than a stay', '2027-03-01', '2027-03-30', null],
  ['as long as a stay', '2027-03-02', '2027-03-29', nights('2027-03-01', '2027-03-30')],
  ['without dates', 'soon', 'later', null],
  ['ending before it begins', '2027-03-02', '2027-03-01', null],
])('an event of %s', (_, start, end, stay) => expect(stayOfEvent({ start, end }, today)).toEqual(stay))

it('an event of which the days are only usual', () =>
  expect(stayOfEvent({ start: '2027-02-06', end: '2027-02-06', usual: 'around' }, today)).toBeNull())

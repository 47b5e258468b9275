import type { EventDay } from '@site/contracts/event-days'
import type { EventItem } from '@site/contracts/events'
import { expect, it } from 'vitest'
import { visitTimes } from './visit-times.ts'

const TODAY = '2027-03-01'
const days: EventDay[] = [
  { date: '2027-03-13', sessions: [{ name: 'Qualifying', kind: 'session', from: 960 }] },
  {
    date: '2027-03-14',
    main: true,
    sessions: [
      { name: 'Gates', kind: 'gates', from: 540 },
      { name: 'Race', kind: 'main', from: 900, to: 1020 },
    ],
  },
]
const event = (programme?: EventDay[], status: EventItem['dates']['status'] = 'confirmed'): EventItem => ({
  id: 'e',
  name: 'Race',
  category: 'sports',
  venue: { id: 'v', name: 'Park', lat: 0, lon: 0, city: 'Melbourne', country: 'AU' },
  dates: { start: '2027-03-13', end: '2027-03-14', status },
  ...(programme === undefined ? {} : { programme: { days: programme, usual: true } }),
})
const night = (from: number, to: number): EventDay[] => [
  { date: '2027-12-31', sessions: [{ name: 'Fireworks', kind: 'main', from, to }] },
]

it.each([
  [
    'the main session of the main day',
    event(days),
    { eventDay: '2027-03-14', eventTimes: { start: '15:00', end: '17:00', usual: true } },
  ],
  [
    'the times alone while the days are only expected',
    event(days, 'expected'),
    { eventTimes: { start: '15:00', end: '17:00', usual: true } },
  ],
  ['the first day without a programme', event(), { eventDay: '2027-03-13' }],
  [
    'no start after midnight',
    event(night(1440, 1460)),
    { eventDay: '2027-12-31', eventTimes: { end: '00:20', usual: true } },
  ],
])('gives %s', (_, item, times) => expect(visitTimes(item, TODAY)).toEqual(times))

it('gives a day still to come of an event that goes on', () =>
  expect(visitTimes(event(days.slice(0, 1)), '2027-03-14')).toEqual({ eventDay: '2027-03-13' }))

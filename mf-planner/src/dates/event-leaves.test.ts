import { expect, test } from 'vitest'
import type { EventChoice } from '../plan/plan.ts'
import { eventLeaves } from './event-leaves.ts'

const final: EventChoice = { name: 'Grand Final', date: '2027-09-25', days: [{ date: '2027-09-25', label: null }] }
const open: EventChoice = {
  name: 'Open',
  date: '2027-01-20',
  days: ['2027-01-18', '2027-01-19', '2027-01-20'].map((date) => ({ date, label: null })),
}

test.each([
  ['no event', null, '2027-03-01', null],
  ['an event that the plan left out already', { ...final, date: null }, '2027-03-01', null],
  ['the event on the last new day', final, '2027-09-23', null],
  ['another day of the event', open, '2027-01-16', null],
  [
    'the day after',
    final,
    '2027-09-26',
    'These dates are outside Grand Final (Saturday 25 September), so it would leave your plan.',
  ],
  ['the days before', open, '2027-01-15', 'These dates are outside Open (18–20 January), so it would leave your plan.'],
])('%s', (_title, event, first, words) => expect(eventLeaves(event, first, 3)?.replace(/\s/g, ' ') ?? null).toBe(words))

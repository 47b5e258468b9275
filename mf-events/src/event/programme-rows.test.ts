import type { EventDay, EventSession } from '@site/contracts/event-days'
import type { EventItem } from '@site/contracts/events'
import { expect, it } from 'vitest'
import { programmeRows } from './programme-rows.ts'

const session = (name: string, from: number, to?: number): EventSession => ({
  name,
  kind: 'session',
  from,
  ...(to === undefined ? {} : { to }),
})
const weekend: readonly EventDay[] = [
  { date: '2027-03-12', sessions: [session('Gates', 540)] },
  { date: '2027-03-13', sessions: [session('Gates', 540)] },
  { date: '2027-03-14', label: 'Race Sunday', main: true, sessions: [session('Gates', 540), session('Race', 900)] },
]
const rows = (days: readonly EventDay[], usual?: 'around' | 'month') => {
  const dates: EventItem['dates'] = {
    start: '2027-03-12',
    end: '2027-03-14',
    status: 'expected',
    ...(usual && { usual }),
  }
  return programmeRows({ dates, programme: { days: [...days], usual: true } }).map(({ title, sessions }) =>
    [title, ...sessions].join(' | '),
  )
}

it('puts days of the same sessions together', () => {
  expect(rows(weekend)).toEqual([
    'Fri to Sat, 12–13 Mar 2027 | Gates 09:00',
    'Sun 14 Mar 2027: Race Sunday | Gates 09:00 | Race 15:00',
  ])
})

it('names no date of what is only usual', () => {
  expect(rows(weekend, 'around').map((row) => row.split(' | ')[0])).toEqual(['Friday to Saturday', 'Race Sunday'])
  expect(rows(weekend, 'month').map((row) => row.split(' | ')[0])).toEqual(['Days 1 to 2', 'Day 3: Race Sunday'])
})

it('writes times past midnight as the clock shows them', () => {
  const night = [{ date: '2027-12-31', sessions: [session('Music', 1320, 1500), session('Fireworks', 1440)] }]
  expect(rows(night)).toEqual(['Fri 31 Dec 2027 | Music 22:00 to 01:00 | Fireworks midnight'])
})

it('is empty without times or names of days', () => {
  expect(rows([{ date: '2027-03-12', label: 'Race', sessions: [] }])).toEqual([])
  expect(programmeRows({ dates: { start: '2027-03-12', end: '2027-03-12', status: 'confirmed' } })).toEqual([])
})

it('lists days by their names alone', () => {
  const named = [
    { date: '2027-10-30', label: 'Derby Day', sessions: [] },
    { date: '2027-11-02', label: 'Cup Day', sessions: [] },
  ]
  expect(rows(named)).toEqual(['Sat 30 Oct 2027: Derby Day', 'Tue 2 Nov 2027: Cup Day'])
})

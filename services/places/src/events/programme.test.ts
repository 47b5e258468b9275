import { expect, it } from 'vitest'
import { eventOf } from '../testing/event-row.ts'
import { programmeOf } from './programme.ts'

const race = eventOf({
  days: 3,
  keyDay: 2,
  labels: [{ day: 2, label: 'Race Sunday' }],
  sessions: [
    { day: 1, name: 'Qualifying', kind: 'session', from: 960, to: null },
    { day: 2, name: 'Race', kind: 'main', from: 900, to: 1020 },
  ],
  timeConfidence: 'B',
})
const weekend = { start: '2027-03-12', end: '2027-03-14', status: 'expected' } as const

it('has every day with its sessions and the day most people come for', () => {
  expect(programmeOf(race, weekend)).toEqual({
    usual: true,
    days: [
      { date: '2027-03-12', sessions: [] },
      { date: '2027-03-13', sessions: [{ name: 'Qualifying', kind: 'session', from: 960 }] },
      {
        date: '2027-03-14',
        label: 'Race Sunday',
        main: true,
        sessions: [{ name: 'Race', kind: 'main', from: 900, to: 1020 }],
      },
    ],
  })
})

it.each([
  ['B', 'confirmed', true],
  ['A', 'expected', true],
  ['A', 'confirmed', false],
] as const)('tells times of confidence %s of an edition that is %s as usual: %s', (timeConfidence, status, usual) =>
  expect(programmeOf({ ...race, timeConfidence }, { ...weekend, status })?.usual).toBe(usual),
)

it('leaves out days without anything on', () => {
  expect(programmeOf({ ...race, restDays: [1] }, weekend)?.days.map(({ date }) => date)).toEqual([
    '2027-03-12',
    '2027-03-14',
  ])
})

it.each([
  ['a season', { rule: { kind: 'season', from: '08-15', to: '05-25' } } as const, weekend],
  ['an edition of another length', {}, { ...weekend, end: '2027-03-15' }],
])('knows no days of %s', (_, over, edition) => expect(programmeOf({ ...race, ...over }, edition)).toBeNull())

import { expect, it } from 'vitest'
import { readSessions } from './read-sessions.ts'
import type { EditionShape } from './session-days.ts'

const clock = (minutes: number | null): string =>
  minutes === null
    ? ''
    : `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const read = (text: string, shape: EditionShape) =>
  readSessions(text, 'sports', shape).sessions.map(
    ({ day, kind, name, from, to }) => `${day} ${kind} ${name} ${clock(from)}-${clock(to)}`,
  )
const one = (label: string): EditionShape => ({ days: 1, firstWeekday: null, key: { day: 0, label } })
const friday: EditionShape = { days: 3, firstWeekday: 5, key: { day: 2, label: 'race Sunday' } }
const plain: EditionShape = { days: 2, firstWeekday: null, key: null }

it.each<[string, EditionShape, readonly string[]]>([
  ['D0 14:30', one('match'), ['0 main Match 14:30-']],
  [
    'D0-D1 day 11:00 / night 19:00;D1 women’s final 19:30;D2 men’s final 19:30',
    { ...friday, key: { day: 2, label: 'men’s final' } },
    [
      '0 session Day session 11:00-',
      '0 session Night session 19:00-',
      '1 session Day session 11:00-',
      '1 session Night session 19:00-',
      '1 session Women’s final 19:30-',
      '2 main Men’s final 19:30-',
    ],
  ],
  [
    'D0 practice 17:30 and 21:00;D2 race 20:00',
    friday,
    ['0 session Practice 17:30-', '0 session Practice 21:00-', '2 main Race 20:00-'],
  ],
  [
    'qualifying Saturday 16:00;race Sunday 14:00 or 15:00',
    friday,
    ['1 session Qualifying 16:00-', '2 main Race 14:00-'],
  ],
  ['fireworks 21:00 and 00:00', one('midnight'), ['0 session Fireworks 21:00-', '0 main Fireworks 24:00-']],
  [
    'viewing areas fill from about 15:00;ball drop 23:59-00:00',
    one('midnight'),
    ['0 gates Viewing areas 15:00-', '0 main Ball drop 23:59-24:00'],
  ],
  [
    'gates about 13:00;music to 01:00 (Sunday 24:00)',
    { days: 3, firstWeekday: 5, key: { day: 1, label: 'Saturday' } },
    [
      '0 gates Gates 13:00-',
      '0 session Music 13:00-25:00',
      '1 gates Gates 13:00-',
      '1 main Music 13:00-25:00',
      '2 gates Gates 13:00-',
      '2 session Music 13:00-24:00',
    ],
  ],
  ['19:00-05:30', plain, ['0 session Play 19:00-29:30', '1 session Play 19:00-29:30']],
  ['marathon start 04:30', { ...plain, key: { day: 1, label: 'marathon Sunday' } }, ['1 main Marathon start 04:30-']],
  ['waves from about 08:00 to 11:30', one('race'), ['0 main Start 08:00-']],
  ['daily 09:00 to about 21:30', { ...plain, days: 1 }, ['0 session Play 09:00-21:30']],
  ['10:00-18:00 (last day 16:00)', plain, ['0 session Play 10:00-18:00', '1 session Play 10:00-16:00']],
  ['public days 09:30-17:00', { ...plain, key: { day: 1, label: 'public' } }, ['1 main Play 09:30-17:00']],
  ['kick-off 19:30 (AEDT)', one('match'), ['0 main Kick-off 19:30-']],
  ['Friday evening, then about 12:00-24:00', { ...friday, days: 2, key: null }, ['1 session Play 12:00-24:00']],
  ['curfew 23:00', one('match'), []],
])('reads "%s"', (text, shape, sessions) => expect(read(text, shape)).toEqual(sessions))

it('reports what names no time', () => {
  expect(readSessions('main race late afternoon;gates 09:00', 'sports', one('race'))).toMatchObject({
    left: ['main race late afternoon'],
    labels: [{ day: 0, label: 'Race' }],
  })
  expect(readSessions('daytime sessions;music to 02:00', 'music', plain)).toMatchObject({
    sessions: [],
    left: ['daytime sessions', 'Music'],
  })
})

it('takes days that are named one by one for all there are', () => {
  expect(
    readSessions('D0 Derby Day;D3 Cup Day', 'sports', { ...plain, days: 4, key: { day: 3, label: 'Cup' } }),
  ).toEqual({
    sessions: [],
    labels: [
      { day: 0, label: 'Derby Day' },
      { day: 3, label: 'Cup Day' },
    ],
    restDays: [1, 2],
    left: [],
  })
})

import { expect, it } from 'vitest'
import { timesOfVisit } from './times-of-visit.ts'

const GUARD = 'guard change 11:00, usually Mon, Wed, Fri, Sun'
const SATAY = 'satay street from 19:00 (Mon-Fri), 15:00 (Sat-Sun)'

it.each<[string, string, string, number, number, string | null]>([
  ['the guard on a Sunday at eleven', GUARD, '2026-12-27', 645, 690, GUARD],
  ['no guard on a Saturday', GUARD, '2026-12-26', 645, 690, null],
  ['nor in the afternoon', GUARD, '2026-12-27', 840, 885, null],
  ['late days on another day', 'late Wed, Fri until 21:00', '2026-12-27', 600, 720, null],
  ['late days on one of them', 'late Wed, Fri until 21:00', '2026-12-25', 600, 720, 'late Wed, Fri until 21:00'],
  ['a show one is not there for', 'Garden Rhapsody 19:45 and 20:45', '2026-12-27', 720, 900, null],
  ['one that is on', 'Garden Rhapsody 19:45 and 20:45', '2026-12-27', 1170, 1230, 'Garden Rhapsody 19:45 and 20:45'],
  ['what begins after one has left', SATAY, '2026-12-27', 690, 750, null],
  ['what goes on', SATAY, '2026-12-27', 1200, 1260, SATAY],
  [
    'a last entry matters to all',
    'last entry 17:00 (Thu 21:00)',
    '2026-12-27',
    600,
    660,
    'last entry 17:00 (Thu 21:00)',
  ],
  [
    'one part of two',
    'evening about 19:00-20:00; matinees Wed, Sat, Sun about 14:00',
    '2026-12-28',
    1140,
    1290,
    'evening about 19:00-20:00',
  ],
  [
    'times of every day with more on some',
    'Spectra 20:00, 21:00, Fri-Sat also 22:00',
    '2026-12-28',
    1200,
    1230,
    'Spectra 20:00, 21:00, Fri-Sat also 22:00',
  ],
  ['words without times', 'sunrise to sunset', '2026-12-28', 600, 660, 'sunrise to sunset'],
])('%s', (_, text, date, start, end, told) => expect(timesOfVisit(text, { date, start, end })).toBe(told))

import { describe, expect, it } from 'vitest'
import { plainDay } from '../testing/plain-day.ts'
import { samplePlaces } from '../testing/sample-city.ts'
import { clock } from './days.ts'
import { seesShow, showsOn, startsForShow } from './show-times.ts'
import { atShows } from './time-of-day.ts'

// 2026-12-26 is a Saturday, the day after a Sunday.
const SATURDAY = '2026-12-26'
const SUNDAY = '2026-12-27'
const GUARD = 'guard change 11:00, usually Mon, Wed, Fri, Sun'
const SPECTRA = 'Spectra (Marina Bay Sands) 20:00, 21:00, Fri-Sat also 22:00'

describe('showsOn', () => {
  const told = (usually: string, date: string) =>
    showsOn(usually, date)?.map(([from, until]) => `${clock(from)}–${clock(until)}`) ?? null
  it.each([
    [GUARD, SUNDAY, ['11:00–11:15']],
    [GUARD, SATURDAY, []],
    [SPECTRA, SUNDAY, ['20:00–20:15', '21:00–21:15']],
    [SPECTRA, SATURDAY, ['20:00–20:15', '21:00–21:15', '22:00–22:15']],
    ['Garden Rhapsody 19:45 and 20:45', SUNDAY, ['19:45–20:00', '20:45–21:00']],
    ['tuna auction gallery about 05:30-06:30 by lottery', SUNDAY, ['05:30–06:30']],
    ['bars open about 20:00', SUNDAY, ['20:00–00:00']],
    ['light show 20:00 and 21:00 (more Fri-Sun)', SUNDAY, ['20:00–20:15', '21:00–21:15']],
    ['last entry about 20:30', SUNDAY, null],
    ['dim sum until about 14:00', SUNDAY, null],
    ['every 30 min afternoons, every 15 min 19:00-24:00', SUNDAY, null],
    ['several shows a day', SUNDAY, null],
  ])('%s on %s', (usually, date, shows) => expect(told(usually, date)).toEqual(shows))
})

it.each([
  ['in time', GUARD, SUNDAY, '10:45', '11:30', true],
  ['too early', GUARD, SUNDAY, '09:25', '10:10', false],
  ['after its beginning', GUARD, SUNDAY, '11:05', '11:50', false],
  ['on another day', GUARD, SATURDAY, '10:45', '11:30', false],
  ['a stay of any time', 'last entry 21:30', SATURDAY, '10:00', '11:00', true],
  ['bars before they open', 'bars open about 20:00', SATURDAY, '19:00', '20:00', false],
  ['bars once they are open', 'bars open about 20:00', SATURDAY, '20:30', '22:00', true],
])('sees a show %s', (_, usually, date, from, until, sees) => {
  const minute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  expect(seesShow(usually, date, minute(from), minute(until))).toBe(sees)
})

it.each([
  [GUARD, SUNDAY, 45, [[630, 650]]],
  [GUARD, SATURDAY, 45, []],
  ['Garden Rhapsody 19:45 and 20:45', SUNDAY, 180, [[1020, 1235]]],
  [
    SPECTRA,
    SUNDAY,
    25,
    [
      [1190, 1190],
      [1250, 1250],
    ],
  ],
  [null, SUNDAY, 45, []],
])('%s on %s: %i minutes begin in time', (usually, date, length, starts) =>
  expect(startsForShow(usually, date, length)).toEqual(starts),
)

it('a visit in reach of a show is timed by it', () => {
  const [sample] = samplePlaces({ places: 1 })
  const place = { ...sample, usually: GUARD }
  const parts = { inside: [[540, 660]], outside: [[665, 900]] } as const
  expect(atShows(place, plainDay(SUNDAY), 45, parts)).toEqual({
    inside: [[630, 650]],
    outside: [
      [540, 625],
      [655, 660],
      [665, 900],
    ],
  })
  expect(atShows(place, plainDay(SATURDAY), 45, parts)).toEqual(parts)
})

import { describe, expect, it } from 'vitest'
import { openThroughout } from '../verify/open-hours.ts'
import { plainDay } from '../testing/plain-day.ts'
import { samplePlaces } from '../testing/sample-city.ts'
import { addDays } from './days.ts'
import { openOn, parseHours } from './hours-rules.ts'
import { createPlaces } from '@site/places'
import { feastBeside } from './feast-days.ts'
import { hoursUnreadable, isDoubtfulOn, isRestDay, restSpans, maybeClosed, startWindows } from './opening-hours.ts'

const open = (text: string, date: string) => {
  const rules = parseHours(text)
  return rules === null ? null : openOn(rules, date)
}
// 2026-03-02 is a Monday.
const MONDAY = '2026-03-02'
const day = (offset: number) => addDays(MONDAY, offset)

describe('openOn', () => {
  it.each<[string, number, [number, number][]]>([
    ['24/7', 0, [[0, 1440]]],
    ['Tu-Su 10:00-17:00', 0, []],
    ['Tu-Su 10:00-17:00', 1, [[600, 1020]]],
    ['10:00-18:00', 3, [[600, 1080]]],
    [
      'Mo-Fr 09:00-12:30,14:00-18:00; Sa 10:00-16:00',
      0,
      [
        [540, 750],
        [840, 1080],
      ],
    ],
    ['Mo-Su 10:00-22:00; Tu off', 1, []],
    ['Fr-Su 10:00-17:00; Sa 10:00-20:00', 5, [[600, 1200]]],
    [
      'Fr,Sa 20:00-03:00',
      5,
      [
        [0, 180],
        [1200, 1620],
      ],
    ],
    ['Fr,Sa 20:00-03:00', 6, [[0, 180]]],
    ['Sa-Mo 08:00-12:00', 0, [[480, 720]]],
    ['Apr-Sep: Mo-Su 09:00-20:00; Oct-Mar: Mo-Su 10:00-16:00', 0, [[600, 960]]],
    ['Mar 01-Mar 15 11:00-13:00', 0, [[660, 780]]],
    ['Dec 25 off', 0, []],
    ['Mo-Sa 08:00-18:00; PH off', 0, [[480, 1080]]],
    ['Su,PH 08:00-19:00', 6, [[480, 1140]]],
    ['Mo-Fr 09:00-17:00, Sa 10:00-14:00', 5, [[600, 840]]],
    ['Mo-Th 11:00-00:00', 0, [[660, 1440]]],
  ])('%s on day %i', (text, offset, expected) => {
    expect(open(text, day(offset))).toEqual(expected)
  })

  it.each([
    'Daily',
    'wd 07:00-21:00',
    'sunrise-sunset',
    'Saturday to Thursday, 10am – 7pm',
    'Th[1] 10:00-17:00',
    'Mo-Fr 10:00+',
    'Mo-Fr 10:00-17:00 "by appointment"',
    'SH Mo-Fr 10:00-12:00',
    'Mo-Fr 25:00-26:00',
    '',
  ])('does not pretend to understand: %s', (text) => {
    expect(parseHours(text)).toBeNull()
  })

  it.each([
    'Mo-Fr 09:00-21:00; Sa 09:00-19:00; Su 11:00-18:00',
    'Tu-Su 10:00-16:30',
    'Mo-Su 21:00-04:00',
    'Mo-Th 10:30-22:00; Fr 10:30-24:00; Sa 11:00-24:00; Su 11:00-22:00',
    'Mo 10:00-24:00; Tu-Th 10:00-01:00; Fr-Sa 10:00-03:00; Su 12:00-23:00',
    'We-Su 12:15-14:00, 19:30-22:30',
    'Sa-Mo 08:00-12:00; We off',
    'Jun-Aug: Su-Sa 09:00-24:00; Sep-May: Su-Sa 09:00-18:00',
    'Nov-Feb Mo-Fr 10:00-15:00; Mar-Oct Mo-Su 09:00-19:00',
    'Mo-Fr 08:00-12:00; We 14:00-18:00',
    'Tu-Fr 10:00-17:00; Sa 09:00-17:00; Su 10:00-16:00',
  ])('agrees with the reference library minute by minute: %s', (text) => {
    const place = { lat: 51.5, lon: -0.1, country: 'gb', region: 'England' }
    for (const start of ['2026-03-02', '2026-07-06', '2026-12-07']) {
      for (let offset = 0; offset < 7; offset++) {
        const date = addDays(start, offset)
        const spans = open(text, date) ?? []
        // From 5:00 on: after a night that the next day's rule overrides the two differ, and no plan begins that early.
        for (let minute = 300; minute < 1440; minute += 15) {
          const ours = spans.some(([from, to]) => minute >= from && minute + 15 <= to)
          expect(openThroughout(text, place, date, minute, minute + 15), `${date} ${minute}`).toBe(
            ours ? 'open' : 'closed',
          )
        }
      }
    }
  })
})

const [sample] = samplePlaces({ places: 1 })

describe('startWindows', () => {
  const museum = { ...sample, category: 'museum' }
  const windows = (openingHours: string | null, minutes = 60) =>
    startWindows({ ...museum, openingHours }, plainDay('2026-03-02'), minutes, 540, 1320)

  it('offers starts whose whole visit lies inside the opening hours', () => {
    expect(windows('Mo 10:00-17:00')).toEqual([[600, 960]])
    expect(windows('Mo 10:00-10:45')).toEqual([])
    expect(windows('Tu 10:00-17:00')).toEqual([])
    expect(windows('Mo 09:57-12:00')).toEqual([[600, 660]])
  })

  it('uses a usual time of day when no hours are known', () => {
    expect(windows(null)).toEqual([[600, 960]])
  })

  it('offers a place that is always open only at usual hours', () => {
    expect(
      startWindows({ ...sample, category: 'sight', openingHours: '24/7' }, plainDay('2026-03-02'), 30, 0, 1435),
    ).toEqual([[540, 1230]])
  })

  it('offers a street of shops once they are open', () => {
    const street = { ...sample, category: 'sight', openingHours: '24/7' }
    const first = (themes: typeof sample.themes) =>
      startWindows({ ...street, themes }, plainDay('2026-03-02'), 30, 0, 1435)[0]?.[0]
    expect(first(['shopping', 'sightseeing'])).toBe(600)
    expect(first(['sightseeing', 'shopping'])).toBe(540)
  })

  it('offers nothing out of season, and what is best at night until late', () => {
    const bats = {
      ...sample,
      category: 'sight',
      openingHours: null,
      best: 'sunset' as const,
      season: { from: 315, until: 1110 },
    }
    expect(startWindows(bats, plainDay('2026-12-12'), 60, 540, 1320)).toEqual([])
    expect(startWindows(bats, plainDay('2026-07-12'), 60, 540, 1320)).toEqual([[540, 1260]])
    const winter = { ...bats, season: { from: 1101, until: 228 } }
    expect(startWindows(winter, plainDay('2026-12-12'), 60, 540, 1320)).toHaveLength(1)
    expect(startWindows(winter, plainDay('2026-07-12'), 60, 540, 1320)).toEqual([])
  })

  it('sits in no beer garden in winter', () => {
    const garden = {
      ...sample,
      category: 'food',
      name: 'Prater Biergarten',
      openingHours: 'Mo-Su 12:00-24:00',
      lat: 52.5,
    }
    const on = (date: string, lat = garden.lat) => startWindows({ ...garden, lat }, plainDay(date), 60, 720, 810).length
    expect([on('2026-11-26'), on('2026-06-26'), on('2026-11-26', -33.9)]).toEqual([0, 1, 1])
  })

  it('admits nobody after the last entry', () => {
    const tower = { ...museum, openingHours: 'Mo-Su 10:00-22:00' }
    const last = (lastEntry: typeof sample.lastEntry) =>
      startWindows({ ...tower, lastEntry }, plainDay('2026-03-02'), 30, 540, 1320)
    expect(last({ at: 1200 })).toEqual([[600, 1200]])
    expect(last({ beforeClosing: 120 })).toEqual([[600, 1200]])
    expect(last(null)).toEqual([[600, 1290]])
  })

  it('reports hours that cannot be read', () => {
    expect(hoursUnreadable({ ...sample, openingHours: 'by appointment' })).toBe(true)
    expect(hoursUnreadable({ ...sample, openingHours: null })).toBe(false)
  })
})

describe('maybeClosed', () => {
  const museum = { ...sample, category: 'museum', openingHours: null }
  it.each([
    ['a museum on a Monday', museum, '2026-03-02', true],
    ['a museum on a Tuesday', museum, '2026-03-03', false],
    ['a museum of known hours on a Monday', { ...museum, openingHours: 'Mo-Su 10:00-17:00' }, '2026-03-02', false],
    ['a museum on New Year’s Day', museum, '2027-01-01', true],
    [
      'a museum of known hours on New Year’s Day',
      { ...museum, openingHours: 'Mo-Su 10:00-17:00' },
      '2027-01-01',
      false,
    ],
    ['a square on New Year’s Day', { ...museum, category: 'sight', visitMinutes: 30 }, '2027-01-01', false],
    [
      'a palace on New Year’s Day',
      { ...museum, category: 'sight', visitMinutes: 90, themes: ['culture'], name: 'Palace' },
      '2027-01-01',
      true,
    ],
  ])('%s', (_, poi, date, is) => expect(maybeClosed(poi, date)).toBe(is))

  it('what rests on Sundays rests on public holidays', () => {
    const market = { ...museum, category: 'market' }
    expect([maybeClosed(market, '2026-12-08'), maybeClosed(market, '2026-12-08', true)]).toEqual([false, true])
    expect(maybeClosed(museum, '2026-12-08', true)).toBe(false)
  })
})

it.each([
  ['the hours of the week', 'Mo-Su 10:00-17:00', true],
  ['hours of the holiday', 'Mo-Su 10:00-17:00; PH 11:00-15:00', false],
  ['no door', '24/7', false],
  ['no hours', null, false],
])('on a holiday a sight with %s is in doubt: %3$s', (_, openingHours, is) => {
  const place = { ...sample, category: 'sight', openingHours }
  expect(isDoubtfulOn(place, { ...plainDay(MONDAY), holiday: true })).toBe(is)
  expect(isDoubtfulOn(place, plainDay(MONDAY))).toBe(false)
})

describe('feasts', () => {
  const [sample] = samplePlaces({ places: 1 })
  const museum = { ...sample, category: 'museum', openingHours: 'Mo-Su 10:00-20:00' }
  const stadium = { ...sample, category: 'experience', openingHours: null, themes: ['family'] }
  const eve = (country: string, date = '2026-12-31') => ({ ...plainDay(date), besideFeast: true, country })
  const last = (poi: typeof museum | typeof stadium, country: string) =>
    (startWindows(poi, eve(country), 60, 540, 1320).at(-1)?.[1] ?? 0) + 60

  it('doors of Europe whose hours on the eve nobody knows are left by two', () => {
    expect([last(museum, 'ES'), last(stadium, 'ES')]).toEqual([840, 840])
    expect(last(museum, 'SG')).toBe(1200)
    expect(last({ ...museum, openingHours: 'Mo-Su 10:00-20:00; Dec 31 10:00-18:00' }, 'ES')).toBe(1080)
  })

  it('a door of unknown hours is in doubt round Christmas and New Year, and no choice on their first days', () => {
    expect(isDoubtfulOn(stadium, eve('ES'))).toBe(true)
    expect(isDoubtfulOn(stadium, { ...eve('ES', '2027-05-01'), holiday: true })).toBe(false)
    expect(maybeClosed(stadium, '2027-01-01')).toBe(true)
    expect(maybeClosed(stadium, '2026-12-25', true)).toBe(true)
    expect(maybeClosed(stadium, '2026-12-25')).toBe(false)
  })

  it.each([
    ['2027-01-02', 'JP', '2027-01-01'],
    ['2027-01-03', 'JP', '2027-01-01'],
    ['2027-01-02', 'FR', null],
    ['2026-12-31', 'FR', '2027-01-01'],
    ['2026-12-26', 'GB', '2026-12-25'],
  ])('%s in %s is beside the feast of %s', (date, country, feast) => {
    expect(feastBeside(date, country)).toBe(feast)
  })
})

it.each([
  ['sight', 'Mo-Su 08:00-24:00', null, 22 * 60],
  ['park', 'Mo-Su 05:00-23:00', null, 22 * 60],
  ['sight', 'Mo-Su 08:00-24:00', 'night', 22 * 60 + 30],
  ['view', 'Mo-Su 08:00-24:00', null, 24 * 60],
  ['food', 'Mo-Su 08:00-24:00', null, 24 * 60],
] as const)('a %s with hours %s, best at %s, is left by minute %4$i', (category, openingHours, best, until) => {
  const [sample] = samplePlaces({ places: 1 })
  const [window] = startWindows({ ...sample, category, openingHours, best }, plainDay(MONDAY), 60, 0, 1440)
  expect((window?.[1] ?? 0) + 60).toBe(until)
})

describe('days of rest', () => {
  const [sample] = samplePlaces({ places: 1 })
  const museum = { ...sample, category: 'museum', openingHours: null, closed: 'We off; Dec 25 off; Dec-Feb Tu off' }

  it.each([
    ['2026-03-02', true],
    ['2026-03-03', true],
    ['2026-03-04', false],
    ['2026-12-25', false],
    ['2026-12-15', false],
  ])('on %s a visit is possible: %s', (date, possible) => {
    expect(startWindows(museum, plainDay(date), 60, 0, 1440).length > 0).toBe(possible)
    expect(maybeClosed(museum, date)).toBe(false)
  })

  it('hold beside published hours', () => {
    const open = { ...museum, openingHours: 'Mo-Su 10:00-18:00' }
    expect(isRestDay(open, plainDay('2026-03-04'))).toBe(true)
    expect(startWindows(open, plainDay('2026-03-04'), 60, 0, 1440)).toEqual([])
  })

  it.each([
    ['hours of every day', '2026-03-03', [[900, 1080]]],
    ['hours of a season', '2026-12-15', [[900, 960]]],
    ['a date beside them', '2026-12-25', []],
  ])('of the day: %s', (_, date, windows) => {
    const kitchen = { ...museum, closed: '00:00-15:00 off; Nov-Feb 17:00-24:00 off; Dec 25 off' }
    expect(startWindows({ ...kitchen, openingHours: '24/7' }, plainDay(date), 60, 0, 1140)).toEqual(windows)
  })

  it.each(['p-berlin-cookies-cream-vegetarian', 'p-vienna-schonbrunn-palace', 'sin-p-sultan-mosque'])(
    'of the day of %s are understood alike by both readers',
    (id) => {
      const poi = createPlaces().poiById(id)
      if (poi === null || typeof poi.closed !== 'string') throw new Error(`${id} has no rest`)
      const text = `24/7; ${poi.closed}`
      const where = { lat: 41.9, lon: 12.5, country: 'IT', region: null }
      const minutes = Array.from({ length: 12 }, (__, hour) => 9 * 60 + hour * 60)
      for (const date of Array.from({ length: 12 }, (__, i) => day(31 * i))) {
        const shut = restSpans(poi, plainDay(date))
        const own = minutes.filter((at) => shut.some(([from, until]) => at >= from && at < until))
        expect(own).toEqual(minutes.filter((at) => openThroughout(text, where, date, at, at + 1) === 'closed'))
      }
    },
  )

  it.each(['p-rome-vatican-museums-and-sistine-chapel', 'p-kyoto-nijo-castle', 'p-osaka-osaka-castle'])(
    'of %s are understood alike by both readers',
    (id) => {
      const text = `24/7; ${createPlaces().poiById(id)?.closed ?? 'unknown'}`
      const where = { lat: 41.9, lon: 12.5, country: 'IT', region: null }
      const dates = Array.from({ length: 75 }, (_, i) => day(5 * i))
      const own = dates.filter((date) => open(text, date)?.length === 0)
      expect(own).toEqual(dates.filter((date) => openThroughout(text, where, date, 600, 660) === 'closed'))
      expect(own).not.toEqual([])
    },
  )
})

import { describe, expect, it } from 'vitest'
import { plainDay } from '../testing/plain-day.ts'
import { samplePlaces } from '../testing/sample-city.ts'
import { bestTimeOf, bestWindow, onlyAtItsBest, splitStarts } from './time-of-day.ts'

const [sample] = samplePlaces({ places: 1 })
const day = { ...plainDay('2026-03-02'), sun: { rises: 400, sets: 1100 } }

describe('bestTimeOf', () => {
  it.each([
    ['what is said of the place', { category: 'view', best: 'morning' as const }, 'morning'],
    ['a viewpoint at sunset', { category: 'view' }, 'sunset'],
    ['a market that opens early in the morning', { category: 'market', openingHours: 'Mo 06:00-14:00' }, 'morning'],
    ['a market that opens late in the evening', { category: 'market', openingHours: 'Mo 17:00-23:00' }, 'evening'],
    ['a market of the day at any time', { category: 'market', openingHours: 'Mo 10:00-17:00' }, null],
    ['a district of bars at night', { category: 'nightlife' }, 'night'],
    ['a museum at any time', { category: 'museum' }, null],
  ])('%s', (_, facts, best) => {
    expect(bestTimeOf({ ...sample, best: null, openingHours: null, ...facts }, day)).toBe(best)
  })
})

describe('bestWindow', () => {
  it.each([
    ['sunset', [1040, 1100]],
    ['daytime', [400, 1070]],
    ['night', [1140, 2880]],
    ['show_times', null],
  ] as const)('%s', (best, window) => expect(bestWindow(best, { minutes: 30 }, day)).toEqual(window))

  it('knows no sunset without the sun', () =>
    expect(bestWindow('sunset', { minutes: 30 }, plainDay('2026-06-21'))).toBeNull())
})

it.each([
  ['21:00 and 23:00', [1245, 1380]],
  ['several shows a day', null],
])('shows at %s', (usually, window) => expect(bestWindow('show_times', { minutes: 90, usually }, day)).toEqual(window))

it('a market that is best before an hour is left by then, and else not gone to', () => {
  const usually = 'best before 11:00; most stalls shut by 14:00'
  expect(bestWindow('morning', { minutes: 75, usually }, day)).toEqual([0, 585])
  expect(bestWindow('morning', { minutes: 75 }, day)).toEqual([0, 660])
  expect(onlyAtItsBest({ ...sample, category: 'market', usually }, 'morning')).toBe(true)
  expect(onlyAtItsBest({ ...sample, category: 'market', usually: null }, 'morning')).toBe(false)
})

it('a day without its show is as good as any for a place', () => {
  const usually = 'organ music 15:00, Mon-Fri'
  expect(bestWindow('show_times', { minutes: 20, usually }, day)).toEqual([885, 900])
  expect(bestWindow('show_times', { minutes: 20, usually }, plainDay('2026-03-01'))).toBeNull()
})

describe('onlyAtItsBest', () => {
  it.each([
    ['evening', 'light show 20:00 and 21:00', true],
    ['evening', 'last entry 22:30', false],
    ['evening', null, false],
    ['morning', 'guard change 11:00', false],
    ['night', null, true],
    ['sunset', 'bats fly around sunset', true],
    ['sunset', 'sunset slots sell out', false],
  ] as const)('in the %s: %s', (best, usually, only) =>
    expect(onlyAtItsBest({ ...sample, usually, openingHours: null }, best)).toBe(only),
  )
})

describe('splitStarts', () => {
  it.each([
    [
      [[600, 900]],
      [700, 800],
      [[700, 800]],
      [
        [600, 695],
        [805, 900],
      ],
    ],
    [[[600, 900]], [500, 1000], [[600, 900]], []],
    [[[600, 900]], [1000, 1100], [], [[600, 900]]],
    [
      [
        [600, 700],
        [800, 900],
      ],
      [650, 850],
      [
        [650, 700],
        [800, 850],
      ],
      [
        [600, 645],
        [855, 900],
      ],
    ],
  ] as const)('%j by %j', (starts, window, inside, outside) =>
    expect(splitStarts(starts, window)).toEqual({ inside, outside }),
  )
})

it('a Christmas market is for its evening alone, a market of every day for any time', () => {
  const market = { ...sample, category: 'market', openingHours: 'Mo-Su 11:00-21:00' }
  expect(onlyAtItsBest({ ...market, onDates: null }, 'evening')).toBe(true)
  expect(onlyAtItsBest(market, 'evening')).toBe(false)
})

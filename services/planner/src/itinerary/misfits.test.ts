import type { Leg } from '@site/contracts/itinerary'
import { describe, expect, it } from 'vitest'
import { samplePlaces } from '../testing/sample-city.ts'
import { plainDay } from '../testing/plain-day.ts'
import { misfitsOf } from './misfits.ts'
import type { Poi } from './places.ts'
import { startWindows } from './opening-hours.ts'
import type { Stop } from './stops.ts'

const [place] = samplePlaces()
if (place === undefined) throw new Error('no place')
/** A Wednesday. */
const day = plainDay('2026-03-11')
const leg: Leg = { mode: 'walk', minutes: 10, low: 9, high: 12, metres: 800, source: 'estimate' }
const style = { open: 540, close: 1320, visits: 6, stay: 1, rest: 5 }
const context = {
  leg: () => leg,
  style,
  days: [day],
  calendar: { dates: [day.date], event: null, asked: null, note: null, travel: [] },
}
const bounds = { open: style.open, close: style.close }

const at = (hours: number, minutes = 0): number => 60 * hours + minutes
const stopOf = (over: Partial<Poi>, more: Partial<Stop> = {}): Stop => {
  const poi: Poi = { ...place, category: 'sight', openingHours: '24/7', visitMinutes: null, ...over }
  const minutes = more.minutes ?? 60
  return {
    poi,
    meal: null,
    fixed: null,
    minutes,
    longest: minutes,
    score: 1,
    hours: 'published',
    windows: [startWindows(poi, day, minutes, style.open, style.close)],
    ...more,
  }
}
const lunchAt = (asked: number, over: Partial<Poi> = {}): Stop =>
  stopOf(
    { category: 'food', openingHours: 'Mo-Su 11:00-23:00', ...over },
    { meal: 'lunch', asked, windows: [[[690, 810]]] },
  )
const own = (more: Partial<Stop>): Stop =>
  stopOf({ category: '', openingHours: null }, { own: 'nowhere', windows: [[[0, 1440]]], ...more })

describe('a stop that does not fit', () => {
  it.each<[string, Stop, object]>([
    [
      'before it opens',
      stopOf({ openingHours: 'Mo-Su 10:00-17:00' }, { asked: at(9, 30) }),
      { reason: 'closed-then', at: '09:30', from: '10:00', until: '17:00' },
    ],
    [
      'after it has closed',
      stopOf({ openingHours: 'Mo-Su 10:00-17:00' }, { asked: at(18) }),
      { reason: 'closed-then', from: '10:00' },
    ],
    [
      'as it closes',
      stopOf({ openingHours: 'Mo-Su 10:00-17:00' }, { asked: at(16, 30) }),
      { reason: 'closes-too-soon', at: '16:30', until: '17:00' },
    ],
    ['on its day off', stopOf({ openingHours: 'Th-Su 10:00-17:00' }), { reason: 'closed-that-day' }],
    ['on a day it says it rests', stopOf({ openingHours: null, closed: 'We off' }), { reason: 'closed-that-day' }],
    [
      'at hours nobody published',
      stopOf({ openingHours: null }, { asked: at(20) }),
      { reason: 'hours-unknown', at: '20:00', from: '09:00', until: '18:00' },
    ],
    ['with hours nobody can read', stopOf({ openingHours: 'by appointment, ask Joe' }), { reason: 'hours-unknown' }],
    [
      'after the last admission',
      stopOf({ openingHours: 'Mo-Su 10:00-17:00', lastEntry: { at: at(15) } }, { asked: at(15, 30) }),
      { reason: 'last-entry', at: '15:30', until: '15:00' },
    ],
    ['out of season', stopOf({ season: { from: 601, until: 831 } }), { reason: 'out-of-season' }],
    [
      'at night, though it never closes',
      stopOf({}, { asked: at(20, 30) }),
      { reason: 'unusual-hour', at: '20:30', from: '09:00', until: '20:00' },
    ],
    ['a lunch in the evening', lunchAt(at(17)), { reason: 'meal-time', at: '17:00', from: '11:30', until: '13:30' }],
    ['a lunch where there is none', lunchAt(at(17), { limitedTo: 'snack' }), { reason: 'not-a-meal' }],
    [
      'before one can be there',
      stopOf({}, { asked: at(9) }),
      { reason: 'day-begins-later', at: '09:00', from: '09:15' },
    ],
    [
      'of one’s own before the day begins',
      own({ asked: at(8) }),
      { reason: 'day-begins-later', at: '08:00', from: '09:00' },
    ],
    [
      'too late to be back',
      own({ asked: at(21, 30), own: 'somewhere' }),
      { reason: 'day-ends-earlier', from: '22:45', until: '22:00' },
    ],
    ['past midnight', own({ asked: at(23, 30) }), { reason: 'after-midnight' }],
  ])('%s', (_, stop, misfit) => {
    expect(misfitsOf(context, 0, [stop], bounds).get(stop.poi.id)).toMatchObject(misfit)
  })

  it('after another one is told with when one gets there', () => {
    const first = stopOf({ id: 'a' }, { asked: at(10) })
    const second = stopOf({ id: 'b' }, { asked: at(11) })
    expect([...misfitsOf(context, 0, [first, second], bounds)]).toEqual([
      ['b', { reason: 'too-late-to-get-there', at: '11:00', from: '11:15' }],
    ])
  })

  it('is none where everything fits, at the time asked for or any', () => {
    const stops = [
      stopOf({ id: 'a' }, { asked: at(10) }),
      stopOf({ id: 'b' }),
      own({ asked: at(15, 7) }),
      stopOf({ id: 'c' }),
    ]
    expect(misfitsOf(context, 0, stops, bounds).size).toBe(0)
  })
})

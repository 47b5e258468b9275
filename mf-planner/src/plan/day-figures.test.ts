import { expect, test } from 'vitest'
import { sampleDay } from '../trip/sample-day.tsx'
import { dayFigures, ribbonOf } from './day-figures.ts'

test('travel minutes are summed by mode, the return leg included, and what is left between stops', () =>
  expect(dayFigures(sampleDay)).toEqual({ stops: 3, walk: 7 + 12 + 9, transit: 19, waiting: 111 + 23 }))

test('what is left between stops is not told of a way nobody knows', () => {
  const stops = sampleDay.stops.map((stop, at) => (at === 1 ? { ...stop, leg: null } : stop))
  expect(dayFigures({ ...sampleDay, stops }).waiting).toBe(23)
})

test('the ribbon is in order, without overlaps, legs ending where visits begin', () => {
  const parts = ribbonOf(sampleDay)
  expect(parts.map((part) => part.kind)).toEqual(['walk', 'visit', 'transit', 'meal', 'walk', 'event', 'walk'])
  parts.reduce((end, part) => {
    expect(part.from).toBeGreaterThanOrEqual(end)
    expect(part.to).toBeGreaterThanOrEqual(part.from)
    return part.to
  }, 0)
})

test('a day without times has no ribbon', () =>
  expect(ribbonOf({ ...sampleDay, stops: sampleDay.stops.map((stop) => ({ ...stop, start: null })) })).toEqual([]))

test('the ribbon goes on past midnight with the event', () => {
  const stops = sampleDay.stops.map((stop) =>
    stop.fixed === 'event' ? { ...stop, start: '23:30', end: '00:20' } : stop,
  )
  const [event, home] = ribbonOf({ ...sampleDay, stops }).slice(-2)
  expect([event?.from, event?.to, home?.from]).toEqual([1410, 1460, 1460])
})

import { describe, expect, test } from 'vitest'
import { minutesOf } from '../plan/clock.ts'
import type { Stop, Trip } from '../plan/plan.ts'
import { melbourneTrip } from '../testing/plans.ts'
import { addStop, endsInTime, mergeDay, moved, moveStop, moveToDay, removeStop, toggleLock } from './operations.ts'

const titles = (trip: Trip, day: number) => trip.days[day]?.stops.map((stop) => stop.title) ?? []
const stopsOf = (trip: Trip, day: number): readonly Stop[] => trip.days[day]?.stops ?? []
const before = titles(melbourneTrip, 0)

/** No visit begins before one has got there, and each is as long as it was. */
const holdsTogether = (trip: Trip, day: number, lengths: ReadonlyMap<string, number>) => {
  let end = 0
  for (const stop of stopsOf(trip, day)) {
    const [start, until] = [minutesOf(stop.start ?? ''), minutesOf(stop.end ?? '')]
    expect(start).toBeGreaterThanOrEqual(end + (stop.leg?.minutes ?? 0))
    expect(until - start).toBe(lengths.get(stop.title))
    end = until
  }
}
const lengths = new Map(
  melbourneTrip.days.flatMap((day) =>
    day.stops.map((stop) => [stop.title, minutesOf(stop.end ?? '') - minutesOf(stop.start ?? '')]),
  ),
)

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [5, 0, 'abc'],
])('from %i to %i', (from, to, order) => expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(order))

test.each([
  [0, 3],
  [3, 0],
  [1, 2],
  [5, 2],
])('moving stop %i to %i keeps times consistent', (from, to) => {
  const trip = moveStop(melbourneTrip, 0, from, to)
  expect(titles(trip, 0)).toEqual(moved(before, from, to))
  holdsTogether(trip, 0, lengths)
  expect(trip.days.slice(1)).toEqual(melbourneTrip.days.slice(1))
})

test.each([0, 2, 5])('puts stop %i back where its own time falls', (at) => {
  const stop = stopsOf(melbourneTrip, 0)[at]
  if (stop === undefined) throw new Error('no stop')
  const rest = removeStop(melbourneTrip, 0, at)
  const earlier = stopsOf(rest, 0).filter(({ start }) => minutesOf(start ?? '') <= minutesOf(stop.start ?? ''))
  const trip = addStop(rest, 0, stop)
  expect(titles(trip, 0)).toEqual(titles(rest, 0).toSpliced(earlier.length, 0, stop.title))
  holdsTogether(trip, 0, lengths)
})

test('a stop without a time goes to the end of the day', () => {
  const [first] = stopsOf(melbourneTrip, 0)
  if (first === undefined) throw new Error('no stop')
  const trip = addStop(removeStop(melbourneTrip, 0, 0), 0, { ...first, start: null, end: null })
  expect(titles(trip, 0).at(-1)).toBe(first.title)
})

test('keeps known legs and estimates new ones', () => {
  const [a, b, c, d] = stopsOf(melbourneTrip, 0)
  const after = stopsOf(moveStop(melbourneTrip, 0, 0, 1), 0)
  expect(after[0]?.leg).not.toEqual(b?.leg)
  expect(after[0]?.leg?.source).toBe('estimate')
  expect(after[3]?.leg).toEqual(d?.leg)
  expect([a, b, c].map((stop) => stop?.title)).toContain(after[1]?.title)
})

test('detects an order that runs past midnight', () => {
  const at = stopsOf(melbourneTrip, 0).findIndex((stop) => stop.meal === 'dinner')
  const days = [melbourneTrip, moveStop(melbourneTrip, 0, at, 0)].map((trip) => trip.days[0])
  expect(days.map((day) => day !== undefined && endsInTime(day))).toEqual([true, false])
})

test('starts dinner no earlier than six', () => {
  const at = stopsOf(melbourneTrip, 0).findIndex((stop) => stop.meal === 'dinner')
  const first = stopsOf(moveStop(melbourneTrip, 0, at, 0), 0)[0]
  expect(first?.meal).toBe('dinner')
  expect(minutesOf(first?.start ?? '')).toBeGreaterThanOrEqual(minutesOf('18:00'))
  expect(first?.period).toBe('evening')
})

test('leaves a dinner early that stands before an event', () => {
  const [day, ...others] = melbourneTrip.days
  if (day === undefined) throw new Error('no sample')
  const stops = day.stops.map((stop) =>
    stop.meal === 'dinner' ? { ...stop, start: '17:00', end: '18:00' } : { ...stop, end: stop.start },
  )
  const early: Trip = { ...melbourneTrip, days: [{ ...day, stops }, ...others] }
  const dinner = stopsOf(removeStop(early, 0, 0), 0).find((stop) => stop.meal === 'dinner')
  expect(minutesOf(dinner?.start ?? '')).toBeLessThan(minutesOf('18:00'))
})

test('removing a stop moves later stops forward', () => {
  const trip = removeStop(melbourneTrip, 0, 1)
  expect(titles(trip, 0)).toEqual(before.toSpliced(1, 1))
  holdsTogether(trip, 0, lengths)
})

test('a day without stops has no return leg', () => {
  let trip = melbourneTrip
  for (let i = before.length; i > 0; i -= 1) trip = removeStop(trip, 0, 0)
  expect(trip.days[0]).toMatchObject({ stops: [], returnLeg: null })
})

test('a stop moves to the end of another day, unlocked', () => {
  const trip = moveToDay(toggleLock(melbourneTrip, 0, 0), 0, 0, 2)
  expect(titles(trip, 0)).toEqual(before.slice(1))
  expect(titles(trip, 2).at(-1)).toBe(before[0])
  expect(stopsOf(trip, 2).at(-1)?.fixed).toBeNull()
})

describe('locks', () => {
  test('are toggled', () => {
    const locked = toggleLock(melbourneTrip, 0, 1)
    expect(stopsOf(locked, 0)[1]?.fixed).toBe('locked')
    expect(toggleLock(locked, 0, 1)).toEqual(melbourneTrip)
  })
  test('do not apply to the event', () => {
    const [day] = melbourneTrip.days
    if (day === undefined) throw new Error('no day')
    const event = {
      ...melbourneTrip,
      days: [{ ...day, stops: day.stops.map((stop) => ({ ...stop, fixed: 'event' as const })) }],
    }
    expect(toggleLock(event, 0, 0)).toBe(event)
  })
  test('stay on a stop that the server retimed', () => {
    const [old] = toggleLock(melbourneTrip, 0, 1).days
    const [fresh] = melbourneTrip.days
    if (old === undefined || fresh === undefined) throw new Error('no day')
    expect(mergeDay(old, { ...fresh, date: null })).toEqual(old)
  })
})

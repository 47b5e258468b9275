import { describe, expect, test } from 'vitest'
import { minutesOf } from '../plan/clock.ts'
import type { Stop, Trip } from '../plan/plan.ts'
import { melbourneTrip } from '../testing/plans.ts'
import { saidOf } from '../plan/yours.ts'
import { ownStop } from './own-stop.ts'
import {
  addStop,
  endsInTime,
  keepAnyway,
  moved,
  moveStop,
  moveToDay,
  removeStop,
  setNote,
  setOwn,
  setTime,
  toggleLock,
} from './operations.ts'

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
})

describe('a time asked for', () => {
  const timed = setTime(melbourneTrip, 0, 0, { start: '16:30', minutes: 25 })
  const at = stopsOf(timed, 0).findIndex(({ title }) => title === before[0])
  test('puts the stop where that time falls in the day, locked, and holds it there through later changes', () => {
    expect(stopsOf(timed, 0)[at]).toMatchObject({ start: '16:30', end: '16:55', fixed: 'locked' })
    expect(at).toBeGreaterThan(0)
    const moved = stopsOf(removeStop(timed, 0, 0), 0).find(({ title }) => title === before[0])
    expect(moved).toMatchObject({ start: '16:30', end: '16:55' })
  })
  test('goes with the stop to another day', () => {
    const there = stopsOf(moveToDay(timed, 0, at, 1), 1).find(({ title }) => title === before[0])
    expect(there).toMatchObject({ start: '16:30', end: '16:55', yours: { start: '16:30', minutes: 25 } })
  })
  test('goes when the stop is unlocked; its length stays', () => {
    const free = stopsOf(toggleLock(timed, 0, at), 0)[at]
    expect(free).toMatchObject({ fixed: null, yours: { start: null, minutes: 25 } })
  })
  test('a length alone moves what comes after it and locks nothing', () => {
    const longer = stopsOf(setTime(melbourneTrip, 0, 0, { start: null, minutes: 300 }), 0)
    expect(longer.map(({ title }) => title)).toEqual(before)
    expect(minutesOf(longer[0]?.end ?? '') - minutesOf(longer[0]?.start ?? '')).toBe(300)
    expect(longer[0]?.fixed).toBeNull()
    expect(minutesOf(longer[1]?.start ?? '')).toBeGreaterThanOrEqual(minutesOf(longer[0]?.end ?? ''))
  })
  test('an earlier one than the stop before is the server’s to judge, not a day past midnight', () => {
    const early = moveStop(timed, 0, at, before.length - 1)
    expect(endsInTime(early.days[0] ?? { stops: [] })).toBe(true)
  })
})

describe('a stop of one’s own', () => {
  const own = ownStop('x', { place: { title: 'Call home' }, start: null, minutes: 30 }, '12:00')
  test('without a position has no way to it, and the next way begins where one was before', () => {
    const trip = addStop(melbourneTrip, 0, own)
    const at = stopsOf(trip, 0).findIndex(({ id }) => id === own.id)
    const [here, next] = stopsOf(trip, 0).slice(at)
    expect(here).toMatchObject({ leg: null, lat: null, mapLink: null })
    const was = stopsOf(melbourneTrip, 0).find(({ title }) => title === next?.title)
    expect(next?.leg).toEqual(was?.leg)
    expect(minutesOf(next?.start ?? '')).toBeGreaterThanOrEqual(minutesOf(here?.end ?? '') + (next?.leg?.minutes ?? 0))
  })
  test('with one has a way like any place', () => {
    const point = { lat: stopsOf(melbourneTrip, 0)[0]?.lat ?? 0, lon: stopsOf(melbourneTrip, 0)[0]?.lon ?? 0 }
    const placed = ownStop('y', { place: { title: 'A door', point }, start: null, minutes: 30 }, '12:00')
    expect(stopsOf(addStop(melbourneTrip, 0, placed), 0).find(({ id }) => id === placed.id)?.leg).not.toBeNull()
  })
})

test('what the traveller wrote of their own stop is changed, and only of theirs', () => {
  const own = ownStop('x', { place: { title: 'Call home' }, start: '20:30', minutes: 30 }, '12:00')
  const trip = addStop(melbourneTrip, 0, own)
  const at = stopsOf(trip, 0).findIndex(({ id }) => id === own.id)
  const input = { place: { title: 'Call Ana', address: '3 Elm St' }, start: '21:00', minutes: 15 }
  expect(stopsOf(setOwn(trip, 0, at, input), 0).find(({ id }) => id === own.id)).toMatchObject({
    title: 'Call Ana',
    address: '3 Elm St',
    start: '21:00',
    end: '21:15',
    fixed: null,
  })
  expect(setOwn(trip, 0, 0, input)).toBe(trip)
})

test('the place of an own stop is changed, and taken away', () => {
  const at = { lat: -37.8136, lon: 144.9631 }
  const own = ownStop('a', { place: { title: 'Ana’s door', point: at }, start: '21:00', minutes: 15 }, '09:00')
  const trip = addStop(melbourneTrip, 0, own)
  const changed = (point?: typeof at) => {
    const place = { title: 'Ana’s door', ...(point === undefined ? {} : { point }) }
    const index = stopsOf(trip, 0).findIndex(({ id }) => id === own.id)
    const day = setOwn(trip, 0, index, { place, start: '21:00', minutes: 15 })
    return stopsOf(day, 0).find(({ id }) => id === own.id)
  }
  const moved = { lat: -37.82, lon: 144.97 }
  expect(changed(moved)).toMatchObject({ ...moved, mapLink: expect.stringContaining('mlat=-37.82000') })
  expect(changed(at)?.leg).not.toBeNull()
  expect(changed()).toMatchObject({ lat: null, lon: null, mapLink: null, leg: null })
})

test('a note is trimmed, and an empty one leaves the stop as it was', () => {
  const noted = setNote(melbourneTrip, 0, 0, '  Ask for the balcony ')
  expect(saidOf(stopsOf(noted, 0)[0] ?? {}).note).toBe('Ask for the balcony')
  expect(setNote(noted, 0, 0, '  ')).toEqual(melbourneTrip)
})

test('what is kept anyway has its reason, until it goes to another day', () => {
  const id = stopsOf(melbourneTrip, 0)[1]?.id ?? ''
  const kept = keepAnyway(melbourneTrip, 0, [{ id, misfit: { reason: 'closed-then', at: '18:00' } }])
  expect(stopsOf(kept, 0).map(({ misfit }) => misfit?.reason)).toEqual(
    before.map((_, i) => (i === 1 ? 'closed-then' : undefined)),
  )
  expect(stopsOf(moveToDay(kept, 0, 1, 1), 1).at(-1)?.misfit).toBeUndefined()
})

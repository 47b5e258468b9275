import { beforeEach, describe, expect, it, test } from 'vitest'
import * as Y from 'yjs'
import {
  addStop,
  keepAnyway,
  moveStop,
  moveToDay,
  removeStop,
  setNote,
  setTime,
  toggleLock,
  withDay,
} from '../edit/operations.ts'
import { ownStop } from '../edit/own-stop.ts'
import { minutesOf } from '../plan/clock.ts'
import type { Stop, Trip } from '../plan/plan.ts'
import { londonTrip, melbourneTrip } from '../testing/plans.ts'
import { stopsMap } from './plan-doc.ts'
import { body, change, copy, docOf, merge, shown } from './testing/docs.ts'
import { dropSetAside, writeChange } from './write-change.ts'

const ids = (doc: Y.Doc, day: number) => shown(doc).trip.days[day]?.stops.map(({ id }) => id) ?? []
const stopAt = (doc: Y.Doc, day: number, at: number): Stop => {
  const stop = shown(doc).trip.days[day]?.stops[at]
  if (stop === undefined) throw new Error('no stop')
  return stop
}
const withNote = (trip: Trip, note: string): Trip => {
  const [day] = trip.days
  const [first] = day?.stops ?? []
  if (day === undefined || first === undefined) throw new Error('no stop')
  return withDay(trip, 0, { ...day, stops: day.stops.with(0, { ...first, note }) })
}

const aunt = ownStop('a', { place: { title: 'Aunt May' }, start: '20:00', minutes: 45 }, '09:00')

describe.each([
  ['melbourne', melbourneTrip],
  ['london', londonTrip],
])('a plan of seven days: %s', (_, trip) => {
  it('comes out of the document as it went in', () => {
    const plan = shown(docOf(trip))
    expect(plan).toMatchObject({ body, trip, setAside: [] })
  })
  it.each<[string, (one: Trip) => Trip]>([
    ['a move', (one) => moveStop(one, 0, 0, 3)],
    ['two moves', (one) => moveStop(moveStop(one, 0, 0, 3), 0, 1, 2)],
    ['a move to another day', (one) => moveToDay(one, 0, 1, 1)],
    ['a removal', (one) => removeStop(one, 2, 0)],
    ['a lock', (one) => toggleLock(one, 0, 1)],
    ['a note', (one) => withNote(one, 'Ask for the balcony')],
    ['an own stop', (one) => addStop(one, 0, aunt)],
    ['an own stop that is changed', (one) => setTime(addStop(one, 0, aunt), 0, 99, { start: null, minutes: 30 })],
    ['a time', (one) => setTime(one, 0, 3, { start: '20:30', minutes: 35 })],
    ['a note of the traveller', (one) => setNote(one, 0, 1, 'Ask for the balcony')],
    [
      'what does not fit and is kept',
      (one) => keepAnyway(one, 0, [{ id: one.days[0]?.stops[1]?.id ?? '', misfit: { reason: 'diet' } }]),
    ],
    ['fewer days', (one) => ({ ...one, days: one.days.slice(0, 3) })],
    ['another plan', (one) => ({ ...one, days: one.days.toReversed() })],
  ])('reads as written after %s', (_title, edit) => {
    const doc = docOf(trip)
    change(doc, edit)
    expect(shown(doc).trip).toEqual(edit(trip))
    expect(shown(copy(doc))).toEqual(shown(doc))
  })
})

test('a move is one small change, not the whole day again', () => {
  const doc = docOf(melbourneTrip)
  const sizes: number[] = []
  doc.on('update', (update: Uint8Array) => sizes.push(update.length))
  change(doc, (trip) => moveStop(trip, 0, 0, 3))
  expect(sizes).toHaveLength(1)
  expect(sizes[0]).toBeLessThan(100)
})

describe('two people at once', () => {
  let [a, b] = [new Y.Doc(), new Y.Doc()]
  beforeEach(() => {
    a = docOf(melbourneTrip)
    b = copy(a)
  })

  it('who move different stops both have their way', () => {
    const [first, second, third, fourth] = ids(a, 0)
    change(a, (trip) => moveStop(trip, 0, 0, 1))
    change(b, (trip) => moveStop(trip, 0, 2, 3))
    merge(a, b)
    expect(ids(a, 0).slice(0, 4)).toEqual([second, first, fourth, third])
    expect(shown(b)).toEqual(shown(a))
  })
  it('who move the same stop to two days find it on one', () => {
    const [moved] = ids(a, 0)
    change(a, (trip) => moveToDay(trip, 0, 0, 1))
    change(b, (trip) => moveToDay(trip, 0, 0, 2))
    merge(a, b)
    const all = [...shown(a).trip.days.flatMap(({ stops }) => stops), ...shown(a).setAside.map(({ stop }) => stop)]
    expect(all.filter(({ id }) => id === moved)).toHaveLength(1)
    expect(shown(b)).toEqual(shown(a))
  })
  it('one of whom removes what the other moves do not get it back', () => {
    const [gone] = ids(a, 0)
    change(a, (trip) => removeStop(trip, 0, 0))
    change(b, (trip) => moveStop(trip, 0, 0, 2))
    merge(a, b)
    expect(stopsMap(a).has(String(gone))).toBe(false)
    expect(shown(b)).toEqual(shown(a))
  })
  it('keep a lock and a move of one stop', () => {
    change(a, (trip) => toggleLock(trip, 0, 0))
    change(b, (trip) => moveStop(trip, 0, 0, 1))
    merge(a, b)
    expect(stopAt(a, 0, 1).fixed).toBe('locked')
  })
  it('one of whom gives a stop a time and the other a note keep both, and the lock of the time', () => {
    const title = stopAt(a, 0, 1).title
    change(a, (trip) => setTime(trip, 0, 1, { start: '20:30', minutes: 30 }))
    change(b, (trip) => setNote(trip, 0, 1, 'Ask for the balcony'))
    merge(a, b)
    const stop = shown(b).trip.days[0]?.stops.find((one) => one.title === title)
    expect(stop).toMatchObject({
      start: '20:30',
      end: '21:00',
      fixed: 'locked',
      yours: { start: '20:30', minutes: 30, note: 'Ask for the balcony' },
    })
    expect(shown(a)).toEqual(shown(b))
  })
  it('one of whom gives a stop a time and the other has the day timed again find it at that time', () => {
    change(a, (trip) => setTime(trip, 0, 0, { start: null, minutes: 125 }))
    change(b, (trip) => {
      const [day] = trip.days
      return day === undefined ? trip : withDay(trip, 0, { ...day, returnBy: '23:40' })
    })
    merge(a, b)
    const { start, end } = stopAt(a, 0, 0)
    expect(minutesOf(end ?? '') - minutesOf(start ?? '')).toBe(125)
    expect(shown(b)).toEqual(shown(a))
  })
  it('who each add a stop of their own have both', () => {
    const ben = ownStop('b', { place: { title: 'Ben' }, start: null, minutes: 15 }, '21:00')
    change(a, (trip) => addStop(trip, 0, aunt))
    change(b, (trip) => addStop(trip, 0, ben))
    merge(a, b)
    const all = [...(shown(a).trip.days[0]?.stops ?? []), ...shown(a).setAside.map(({ stop }) => stop)]
    expect(
      all
        .filter(({ yours }) => yours?.own === true)
        .map(({ title }) => title)
        .toSorted(),
    ).toEqual(['Aunt May', 'Ben'])
    expect(shown(b)).toEqual(shown(a))
  })
  it('keep the words of both in one note', () => {
    change(a, (trip) => withNote(trip, 'bring water'))
    merge(a, b)
    change(a, (trip) => withNote(trip, 'please bring water'))
    change(b, (trip) => withNote(trip, 'bring water and hats'))
    merge(a, b)
    expect(stopAt(a, 0, 0).note).toBe('please bring water and hats')
  })
  it('lose nothing that one wrote from an older view', () => {
    const before = shown(a)
    change(a, (trip) => moveStop(trip, 1, 0, 2))
    const order = ids(a, 1)
    writeChange(a, before, removeStop(before.trip, 0, 0), before.body)
    expect(ids(a, 1)).toEqual(order)
    expect(ids(a, 0)).toHaveLength(
      before.trip.days[0]?.stops.length === undefined ? 0 : before.trip.days[0].stops.length - 1,
    )
  })
})

describe('what no longer fits', () => {
  /** Every stop of the second day on the first. */
  const overfull = (trip: Trip): Trip => (trip.days[1]?.stops ?? []).reduce((now) => moveToDay(now, 1, 0, 0), trip)

  it('is set aside for everybody, and comes back once there is room', () => {
    const a = docOf(melbourneTrip)
    const b = copy(a)
    change(a, (trip) => overfull(trip))
    merge(a, b)
    const { setAside, keys } = shown(a)
    expect(setAside.length).toBeGreaterThan(0)
    expect(shown(b).setAside).toEqual(setAside)
    expect(keys.flat()).not.toContain(setAside[0]?.key)
    for (let n = 0; n < 12 && shown(b).setAside.length > 0; n += 1) change(b, (trip) => removeStop(trip, 0, 0))
    expect(shown(b).setAside).toEqual([])
    expect(shown(b).keys.flat()).toContain(setAside[0]?.key)
  })
  it('can be removed for good', () => {
    const doc = docOf(melbourneTrip)
    change(doc, (trip) => overfull(trip))
    for (const { key } of shown(doc).setAside) dropSetAside(doc, key)
    expect(shown(doc).setAside).toEqual([])
  })
})

import { beforeEach, describe, expect, it, test } from 'vitest'
import * as Y from 'yjs'
import { moveStop, moveToDay, removeStop, toggleLock, withDay } from '../edit/operations.ts'
import type { Stop, Trip } from '../plan/plan.ts'
import { bodyFor, londonTrip, melbourneTrip } from '../testing/plans.ts'
import { dayKey, headMap, stopsMap } from './plan-doc.ts'
import { readPlan, type SharedPlan } from './read-plan.ts'
import { dropSetAside, writeChange } from './write-change.ts'

const body = bodyFor('Melbourne', 7)
const docOf = (trip: Trip): Y.Doc => {
  const doc = new Y.Doc()
  writeChange(doc, null, trip, body)
  return doc
}
const copy = (doc: Y.Doc): Y.Doc => {
  const other = new Y.Doc()
  Y.applyUpdate(other, Y.encodeStateAsUpdate(doc))
  return other
}
const shown = (doc: Y.Doc): SharedPlan => {
  const plan = readPlan(doc)
  if (plan === null) throw new Error('no plan')
  return plan
}
const change = (doc: Y.Doc, edit: (trip: Trip) => Trip): void => {
  const plan = shown(doc)
  writeChange(doc, plan, edit(plan.trip), plan.body)
}
const merge = (...docs: Y.Doc[]): void => {
  for (const from of docs) for (const to of docs) Y.applyUpdate(to, Y.encodeStateAsUpdate(from))
}
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

describe('a document that somebody filled with rubbish', () => {
  it.each<[string, (doc: Y.Doc) => void]>([
    ['a stop that is none', (doc) => stopsMap(doc).set('x', 'rubbish')],
    ['a stop without facts', (doc) => stopsMap(doc).set('x', new Y.Map([['at', { day: 0, rank: 1 }]]))],
    [
      'a place outside the trip',
      (doc) =>
        stopsMap(doc).set(
          'x',
          new Y.Map<unknown>([
            ['facts', { activity: { title: 'x' } }],
            ['at', { day: 99, rank: 1 }],
          ]),
        ),
    ],
    [
      'a rank that is no number',
      (doc) =>
        stopsMap(doc).set(
          'x',
          new Y.Map<unknown>([
            ['facts', { activity: { title: 'x' } }],
            ['at', { day: 0, rank: Number.NaN }],
          ]),
        ),
    ],
    [
      'thousands of stops',
      (doc) => {
        for (let n = 0; n < 3000; n += 1) stopsMap(doc).set(`~${n}`, n)
      },
    ],
    ['a day after a gap', (doc) => headMap(doc).set(dayKey(9), 'rubbish')],
    ['other names', (doc) => doc.getMap('rubbish').set('x', 'y')],
  ])('shows the plan all the same: %s', (_, spoil) => {
    const doc = docOf(melbourneTrip)
    spoil(doc)
    expect(shown(doc).trip).toEqual(melbourneTrip)
  })
  it('has no plan where what was asked for is unreadable', () => {
    const doc = docOf(melbourneTrip)
    headMap(doc).set('about', 'rubbish')
    expect(readPlan(doc)).toBeNull()
  })
  it('never makes a link of a script', () => {
    const doc = docOf(melbourneTrip)
    const [key] = shown(doc).keys.flat()
    const entry = stopsMap(doc).get(key ?? '')
    if (!(entry instanceof Y.Map)) throw new Error('no entry')
    entry.set('facts', { activity: { title: 'x', website: 'javascript:alert(1)', mapLink: 'javascript:alert(1)' } })
    const stop = shown(doc)
      .trip.days.flatMap(({ stops }) => stops)
      .find(({ title }) => title === 'x')
    expect([stop?.website, stop?.mapLink]).toEqual([null, null])
  })
})

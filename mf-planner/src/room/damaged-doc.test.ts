import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { melbourneTrip } from '../testing/plans.ts'
import { dayKey, headMap, stopsMap } from './plan-doc.ts'
import { readPlan } from './read-plan.ts'
import { body, docOf, shown } from './testing/docs.ts'

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
    ['a request that is none', (doc) => headMap(doc).set('body.destination', 7)],
    ['a hotel that is none', (doc) => headMap(doc).set('trip.stay', { name: 'x' })],
    ['other names', (doc) => doc.getMap('rubbish').set('x', 'y')],
  ])('shows the plan all the same: %s', (_, spoil) => {
    const doc = docOf(melbourneTrip)
    spoil(doc)
    expect(shown(doc)).toMatchObject({ trip: melbourneTrip, body })
  })
  it('leaves out a cost that is none', () => {
    const doc = docOf(melbourneTrip)
    headMap(doc).set('cost.0001~x', { label: 'x', amount: -1, currency: 'AUD' })
    expect(shown(doc).trip.meta.costs).toEqual([])
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

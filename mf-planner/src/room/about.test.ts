import { beforeEach, describe, expect, it, test } from 'vitest'
import type * as Y from 'yjs'
import type { Cost } from '../costs/cost.ts'
import { withCosts } from '../costs/keep-costs.ts'
import type { Base, Trip } from '../plan/plan.ts'
import { melbourneTrip } from '../testing/plans.ts'
import { body, change, copy, docOf, merge, shown } from './testing/docs.ts'

const costOf = (label: string, amount = 20): Cost => ({ day: null, label, amount, currency: 'AUD' })
const [taxi, flights, museum] = [costOf('Taxi'), costOf('Flights', 820), costOf('Museum')]
const costs = (doc: Y.Doc) => shown(doc).trip.meta.costs?.map(({ label }) => label)
const note = (doc: Y.Doc, ...added: Cost[]) =>
  change(doc, (trip) => withCosts(trip, [...(trip.meta.costs ?? []), ...added]))
const remove = (doc: Y.Doc, label: string) =>
  change(doc, (trip) =>
    withCosts(
      trip,
      (trip.meta.costs ?? []).filter((one) => one.label !== label),
    ),
  )

test.each<[string, (trip: Trip) => Trip]>([
  ['a cost', (trip) => withCosts(trip, [taxi])],
  ['the same cost twice', (trip) => withCosts(trip, [taxi, taxi])],
  [
    'twelve costs',
    (trip) =>
      withCosts(
        trip,
        Array.from({ length: 12 }, (_, n) => costOf(`Cost ${n}`)),
      ),
  ],
  ['another note', (trip) => ({ ...trip, meta: { ...trip.meta, searchNote: 'A quiet week.' } })],
])('reads as written after %s', (_, edit) => {
  const doc = docOf(melbourneTrip)
  change(doc, edit)
  expect(shown(doc).trip).toEqual(edit(melbourneTrip))
})

test('a plan is begun with its costs, and a replan that tells of none leaves them', () => {
  const doc = docOf(withCosts(melbourneTrip, [taxi, flights]))
  change(doc, (trip) => ({ ...trip, meta: { ...trip.meta, costs: null } }))
  expect(costs(doc)).toEqual(['Taxi', 'Flights'])
})

describe('two people at once', () => {
  let [a, b] = [docOf(melbourneTrip), docOf(melbourneTrip)]
  beforeEach(() => {
    a = docOf(withCosts(melbourneTrip, [taxi]))
    b = copy(a)
  })
  const agree = () => {
    merge(a, b)
    expect(shown(b)).toEqual(shown(a))
  }

  it('who each note a cost have both', () => {
    note(a, flights)
    note(b, museum)
    agree()
    expect(costs(a)?.toSorted()).toEqual(['Flights', 'Museum', 'Taxi'])
  })
  it('one of whom removes a cost while the other notes one keep the new one only', () => {
    remove(a, 'Taxi')
    note(b, museum)
    agree()
    expect(costs(a)).toEqual(['Museum'])
  })
  it('who remove the same of two equal costs leave the other', () => {
    note(a, taxi)
    agree()
    for (const doc of [a, b]) change(doc, (trip) => withCosts(trip, [taxi]))
    agree()
    expect(costs(a)).toEqual(['Taxi'])
  })
  it('one of whom arrives and the other books a hotel have both, without the hotel that was proposed', () => {
    const withHotel = { ...body, hotelId: 'old', trip: { adults: 2 } }
    a = docOf(melbourneTrip, withHotel)
    b = copy(a)
    const { hotelId: _old, ...rest } = withHotel
    const bed: Base = { kind: 'hotel', id: 'astoria', name: 'Hotel Astoria', lat: 48.2, lon: 16.37 }
    change(a, (trip) => trip, { ...withHotel, trip: { adults: 2, arrival: '14:10' } })
    change(b, (trip) => ({ ...trip, meta: { ...trip.meta, base: bed } }), {
      ...rest,
      trip: { adults: 2, stay: 'Hotel Astoria' },
    })
    agree()
    expect(shown(a).body).toEqual({ ...rest, trip: { adults: 2, arrival: '14:10', stay: 'Hotel Astoria' } })
    expect(shown(a).trip.meta.base).toMatchObject({ name: 'Hotel Astoria' })
  })
})

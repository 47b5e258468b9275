import { itineraryEdit } from '@site/contracts/itinerary'
import { expect, test } from 'vitest'
import type { Trip } from '../plan/plan.ts'
import { bodyFor, melbourneTrip } from '../testing/plans.ts'
import { toggleLock } from './operations.ts'
import { outlineOf, requestOf } from './edit-calls.ts'

test('outlines a plan in the shape of the contract, with locks and meals', () => {
  const plan = outlineOf(toggleLock(melbourneTrip, 0, 0))
  const edit = { action: 'day', request: requestOf(bodyFor('Melbourne', 7)), plan, day: 0 }
  const read = itineraryEdit.parse(edit)
  expect(read.plan[0]?.stops[0]?.locked).toBe(true)
  expect(read.plan.flatMap((day) => day.stops.filter((stop) => stop.meal === 'lunch'))).toHaveLength(7)
})

test('outlines no plan whose stops have no ids', () => {
  const [day] = melbourneTrip.days
  if (day === undefined) throw new Error('no day')
  expect(outlineOf({ ...melbourneTrip, days: [{ ...day, date: null }] })).toBeNull()
  expect(
    outlineOf({ ...melbourneTrip, days: [{ ...day, stops: day.stops.map((stop) => ({ ...stop, id: null })) }] }),
  ).toBeNull()
})

test('omits a pace or theme that the server does not know', () =>
  expect(requestOf({ destination: 'x', days: 1, pace: 'frantic', themes: ['food', 'gambling'] })).toEqual({
    destination: 'x',
    days: 1,
    pace: 'balanced',
    themes: ['food'],
  }))

test('a change keeps the chosen day of the event', () =>
  expect(requestOf({ ...bodyFor('Australian Open', 3), eventDate: '2027-01-30' }).eventDate).toBe('2027-01-30'))

test('names the hotel that the days start at, also where nobody chose it', () => {
  const base = { kind: 'hotel', id: 'crown', name: 'Crown', lat: -37.8, lon: 144.9 } as const
  const hotels = (trip: Trip) => outlineOf(trip)?.map(({ hotelId }) => hotelId)
  const at = (meta: Partial<Trip['meta']>): Trip => ({ ...melbourneTrip, meta: { ...melbourneTrip.meta, ...meta } })
  expect(new Set(hotels(at({ base })))).toEqual(new Set(['crown']))
  expect(new Set(hotels(at({ base: { ...base, kind: 'venue' } })))).toEqual(new Set([undefined]))
  const stretch = { place: 'Sydney', city: 'Sydney', country: 'AU', tz: null, firstDay: 2, days: 5, base }
  expect(hotels(at({ base: null, stretches: [stretch] }))?.slice(0, 3)).toEqual([undefined, undefined, 'crown'])
})

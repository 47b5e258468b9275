import { itineraryEdit } from '@site/contracts/itinerary'
import { expect, test } from 'vitest'
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

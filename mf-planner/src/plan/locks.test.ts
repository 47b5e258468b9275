import { expect, test } from 'vitest'
import { toggleLock } from '../edit/operations.ts'
import { melbourneTrip } from '../testing/plans.ts'
import { locksOf, looseIds } from './locks.ts'

const dinnerAt = melbourneTrip.days[4]?.stops.findIndex((stop) => stop.meal === 'dinner') ?? -1
const locked = toggleLock(toggleLock(melbourneTrip, 0, 1), 4, dinnerAt)
const [first, dinner] = [locked.days[0]?.stops[1]?.id, locked.days[4]?.stops[dinnerAt]?.id]

test('locks go with their day, and a meal as the meal it is', () =>
  expect(locksOf(locked, 7)).toEqual([
    { day: 0, id: first },
    { day: 4, id: dinner, meal: 'dinner' },
  ]))

test('a shorter plan drops the locks of the days it does not have', () =>
  expect(locksOf(locked, 4)).toEqual([{ day: 0, id: first }]))

test('looseIds lists every place that is not locked', () => {
  const count = melbourneTrip.days.flatMap((day) => day.stops).length
  expect(looseIds(locked)).toHaveLength(count - 2)
  expect(looseIds(locked)).not.toContain(first)
})

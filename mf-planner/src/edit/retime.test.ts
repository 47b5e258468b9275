import { expect, test } from 'vitest'
import { hotel, legOf, stopAt, streetDay, streetTrip } from '../testing/streets.ts'
import { moveStop } from './operations.ts'
import { placesWithRides, retime } from './retime.ts'

test('places with rides are those a day reaches or leaves by transit, the base among them', () => {
  expect(placesWithRides([streetDay])).toEqual(new Set(['Island', 'Zoo']))
  const back = { ...streetDay, returnLeg: legOf({ mode: 'transit' }) }
  expect(placesWithRides([back])).toEqual(new Set(['Island', 'Zoo', 'base']))
})

/** Two places 6 km apart, in an order that no plan had. */
const day = { ...streetDay, stops: [stopAt('A', 60.17, 24.93, null), stopAt('B', 60.224, 24.93, null, 12)] }
test.each([
  ['a walk where no station is known', [], 'walk'],
  ['a walk where one is known near one end alone', ['A'], 'walk'],
  ['a rough ride where stations are known near both ends', ['A', 'B'], 'transit'],
])('a leg that is not known is %s', (_, withRides, mode) => {
  const swapped = { ...day, stops: day.stops.toReversed() }
  const { stops } = retime(swapped, day, hotel, new Set(withRides))
  expect(stops[1]?.leg?.mode).toBe(mode)
})

test('legs along streets that stay between the same places are kept', () => {
  const moved = moveStop(streetTrip, 0, 2, 1).days[0]
  expect(moved?.stops.map(({ title }) => title)).toEqual(['Church', 'Zoo', 'Island'])
  expect(moved?.stops[0]?.leg).toEqual(legOf())
  expect(moved?.stops.slice(1).map(({ leg }) => leg?.source)).toEqual(['estimate', 'estimate'])
})

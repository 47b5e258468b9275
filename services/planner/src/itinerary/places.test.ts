import type { Leg } from '@site/contracts/itinerary'
import { limits } from '@site/contracts/limits'
import { expect, it } from 'vitest'
import { planLeg, toldLeg } from './places.ts'

const { longestWalk } = limits.planner
const walk = (minutes: number): Leg => ({
  mode: 'walk',
  minutes,
  low: minutes,
  high: minutes,
  metres: minutes * 80,
  source: 'street',
})

it.each([
  ['the longest walk', walk(longestWalk), longestWalk, true],
  ['a walk a minute beyond it', walk(longestWalk + 1), 28, false],
  ['twice as far', walk(2 * longestWalk), 39, false],
  ['15 km', { ...walk(190), metres: 15_000 }, 65, false],
  ['a ride of that length', { ...walk(90), mode: 'transit' as const }, 90, true],
])('%s takes its time, and is told where the way is known', (_, leg, minutes, told) => {
  expect(planLeg(leg).minutes).toBe(minutes)
  expect(toldLeg(planLeg(leg))).toEqual(told ? leg : null)
})

import { expect, it } from 'vitest'
import { climbing, isWithinReach, steepestFor } from './climb.ts'
import type { PlanLeg } from './places.ts'

const walk: PlanLeg = { mode: 'walk', minutes: 12, low: 10, high: 15, metres: 900, source: 'estimate' }
const at = (height?: number) => ({ lat: 0, lon: 0, ...(height === undefined ? {} : { height }) })
const usual = steepestFor(false)
const gentle = steepestFor(true)

it('a walk up takes a minute more for ten metres, and says so', () => {
  expect(climbing(walk, at(), at(60), usual)).toEqual({ ...walk, minutes: 18, low: 16, high: 21, climb: 60 })
})

it.each([
  ['down a hill', 60, undefined],
  ['along a height', 60, 65],
  ['where all is flat', undefined, undefined],
])('a walk %s is as it was', (_, from, to) => {
  expect(climbing(walk, at(from), at(to), usual)).toBe(walk)
})

it.each([
  ['a mountain', undefined, 500, usual],
  ['down a mountain', 500, undefined, usual],
  ['a hill for who walks little', undefined, 60, gentle],
  ['down a hill for who walks little', 60, undefined, gentle],
])('nobody walks up %s: time is kept for a ride', (_, from, to, steepest) => {
  expect(climbing(walk, at(from), at(to), steepest)).toEqual({ ...walk, minutes: 18, unknown: true })
})

it('says nothing of a climb where both may lie on the same hill', () => {
  const short = { ...walk, metres: 300 }
  expect(climbing(short, at(), at(60), usual)).toBe(short)
  expect(climbing(short, at(0), at(60), usual)).toMatchObject({ climb: 60 })
})

it('a ride is as it was', () => {
  const ride: PlanLeg = { ...walk, mode: 'transit' }
  expect(climbing(ride, at(), at(500), usual)).toBe(ride)
})

it.each([
  [550, null, false],
  [550, 'the Peak Tram', true],
  [170, null, true],
  [undefined, null, true],
])('a place %s m up, with %s, is within reach: %s', (height, wayUp, isIn) => {
  expect(isWithinReach({ height, wayUp })).toBe(isIn)
})

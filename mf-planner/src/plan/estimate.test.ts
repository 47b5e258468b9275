import { expect, test } from 'vitest'
import { londonTrip, melbourneTrip } from '../testing/plans.ts'
import { estimateLeg, metresBetween } from './estimate.ts'

const due = (metres: number) => ({ lat: 0, lon: (metres / 6_371_008.8) * (180 / Math.PI) })
const origin = { lat: 0, lon: 0 }

test('a kilometre and a third is a walk of 22 minutes, 18 to 29, unless a ride is quicker', () => {
  expect(metresBetween(origin, due(1330))).toBeCloseTo(1330, 3)
  expect(estimateLeg(origin, due(1000))).toEqual({
    mode: 'walk',
    minutes: 16,
    low: 13,
    high: 24,
    metres: 1300,
    source: 'estimate',
  })
})

test('three kilometres are a ride of 26 minutes, 20 to 42', () =>
  expect(estimateLeg(origin, due(3000))).toEqual({
    mode: 'transit',
    minutes: 26,
    low: 20,
    high: 42,
    metres: 3900,
    source: 'estimate',
  }))

test('a walk is at least a minute', () =>
  expect(estimateLeg(origin, origin)).toMatchObject({ mode: 'walk', minutes: 1, low: 1, high: 1 }))

test('most legs of the server equal the estimate', () => {
  const pairs = [melbourneTrip, londonTrip].flatMap(({ days }) =>
    days.flatMap(({ stops }) => stops.slice(1).map((stop, i) => [stops[i], stop] as const)),
  )
  const same = pairs.filter(([from, to]) => {
    if (!from || from.lat === null || from.lon === null || to.lat === null || to.lon === null) return false
    const here = estimateLeg({ lat: from.lat, lon: from.lon }, { lat: to.lat, lon: to.lon })
    return here.minutes === to.leg?.minutes && here.mode === to.leg.mode
  })
  expect(same.length / pairs.length).toBeGreaterThan(0.8)
})

import { expect, it } from 'vitest'
import { routeMatrix } from '../walking/minutes.ts'
import { Stations } from './stations.ts'
import { tripLegs } from './trip-legs.ts'

/** On the equator, a degree of longitude is 111 km. */
const at = (km: number) => ({ lat: 0, lon: km / 111.195 })
const points = [at(0), at(0.5), at(6)]
const modes = (stations: readonly number[]) =>
  tripLegs(
    routeMatrix(() => [], points),
    points,
    new Stations(stations.map(at)),
  ).map((row) => row.map(({ mode }) => (mode === 'walk' ? 'w' : 'T')).join(''))

it.each([
  ['near both ends of the long legs', [0.2, 6.3], ['wwT', 'wwT', 'TTw']],
  ['near one end alone', [0.2, 0.4], ['www', 'www', 'www']],
  ['nowhere', [], ['www', 'www', 'www']],
  ['too far from one end', [0.2, 7.2], ['www', 'www', 'www']],
])('with stations %s', (_, stations, expected) => expect(modes(stations)).toEqual(expected))

it('a leg without transit has the minutes of the walk, however long', () => {
  const [row] = tripLegs(
    routeMatrix(() => [], points),
    points,
    new Stations([]),
  )
  // 6 km, 1.3 times that on foot, at 1.33 m/s.
  expect(row?.[2]).toMatchObject({ mode: 'walk', minutes: 98, metres: 7800, source: 'estimate' })
})

import { expect, test } from 'vitest'
import { hotelsNear, mapRoutes } from './links.ts'

const points = (n: number) => Array.from({ length: n }, (_, i) => ({ lat: -37.8 + i / 100, lon: 144.9 }))
const pointsIn = (link: string): number => {
  const query = new URL(link).searchParams
  return 2 + (query.get('waypoints')?.split('|').length ?? 0)
}

test('fewer than two points are no route', () => {
  expect(mapRoutes([])).toEqual([])
  expect(mapRoutes(points(1))).toEqual([])
})

test.each([
  [2, [2]],
  [11, [11]],
  [12, [11, 2]],
  [25, [11, 11, 5]],
])('%i points make links of %j points', (n, expected) => expect(mapRoutes(points(n)).map(pointsIn)).toEqual(expected))

test('a second link begins where the first one ended', () => {
  const ends = mapRoutes(points(12)).map((link) => new URL(link).searchParams)
  expect(ends[0]?.get('destination')).toBe(ends[1]?.get('origin'))
  expect(ends[1]?.get('origin')).toMatch(/^-37\.7/)
})

test('hotels are looked for round a point', () =>
  expect(hotelsNear({ lat: -37.8216, lon: 144.97854321 })).toBe('/location?lat=-37.82160&lon=144.97854'))

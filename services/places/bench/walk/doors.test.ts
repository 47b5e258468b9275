import { expect, it } from 'vitest'
import { between } from '../../src/walking/geo.ts'
import { roundTheEdge } from '../../src/walking/streets.ts'
import { coverage } from './coverage.ts'
import { doors } from './doors.ts'
import type { PlainGraph } from './plain.ts'
import { bends, randomWalks } from './street-walks.ts'

/** Two streets that meet at a corner; the second leaves the box the file vouches for. */
const at = (lat: number, lon: number) => ({ lat, lon })
const corners = [at(0, 0), at(0, 0.002), at(0.002, 0.002), at(0.006, 0.002)]
const graph: PlainGraph = {
  box: { south: -0.003, west: -0.001, north: 0.003, east: 0.003 },
  position: new Map(corners.entries()),
  neighbours: new Map(
    corners.map((corner, index) => [
      index,
      new Map(
        [index - 1, index + 1].flatMap((other) => (corners[other] ? [[other, between(corner, corners[other])]] : [])),
      ),
    ]),
  ),
}
const house = (lat: number, lon: number) => ({
  ...at(lat, lon),
  name: `Corner Street ${lat}`,
  city: '',
  country: '',
  precision: 15,
})
const none = { hotels: [], venues: [], pois: [] }

it('takes the doors and bends of the box alone', () => {
  expect(bends(graph)).toHaveLength(3)
  const addresses = [house(0.0001, 0.001), house(0.005, 0.0021), { ...house(0, 0), name: 'Corner Street' }]
  expect(doors(graph, { ...none, addresses })).toHaveLength(1)
})

it('measures walks from door to door, along one segment and round a corner', () => {
  const addresses = [house(0.0001, 0.0005), house(0.0001, 0.0015), house(0.001, 0.0021)]
  const spots = doors(graph, { ...none, addresses })
  const walks = randomWalks(graph, spots, 20, 20, 1)
  const metres = new Set(walks.map(({ street }) => Math.round(street)))
  // 111.2 m along and 11.1 m off at both ends; to the third 11.1 off, 55.6 or 166.8 along, 111.2 up and 11.1 off.
  expect([...metres].toSorted((a, b) => a - b)).toEqual([133, 189, 300])
})

it('leaves open whether a walk is too long that a way beyond the edge may shorten', () => {
  const [a, b] = [at(-0.0029, 0), at(-0.0029, 0.001)]
  const outside = roundTheEdge(a, b, graph.box)
  expect(outside).toBeCloseTo(113.4, 0)
  const walk = { straight: between(a, b), street: 2000, outside }
  const shipped = { low: 1.1, ratio: 1.7, high: 1.25, extra: 600 }
  expect(coverage([walk], shipped)).toMatchObject({ inside: 0, above: 1, undecided: 1 })
  expect(coverage([{ ...walk, outside: 900 }], shipped)).toMatchObject({ above: 1, undecided: 0 })
})

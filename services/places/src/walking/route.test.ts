import { unpackLine } from '@site/contracts/reach'
import { foundRoute, routeLimits } from '@site/contracts/route'
import { expect, it } from 'vitest'
import { toRoute } from './route.ts'
import { Streets } from './streets.ts'
import { untagged } from './way-tags.ts'

const bounds = { south: -1, west: -1, north: 1, east: 1 }
/** About a metre, in the units of a graph. */
const METRE = 90

/** A path to the east with a bend every metre, `width` metres from side to side, and a flight of steps in its middle. */
function winding(bends: number, width: number): Streets {
  const vertices = Array.from({ length: bends }, (_, at) => at)
  const graph = {
    lat: Int32Array.from(vertices, (at) => (at % 2) * width * METRE),
    lon: Int32Array.from(vertices, (at) => at * METRE),
    from: Uint32Array.from(vertices.slice(1), (at) => at - 1),
    to: Uint32Array.from(vertices.slice(1)),
  }
  const steps = Uint8Array.from(graph.to, (at) => (at > bends / 2 && at < bends / 2 + 10 ? 1 : 0))
  return new Streets(untagged(graph, steps), bounds)
}

it.each([
  ['all its corners', 300, 2, 300],
  ['as many corners as an answer may hold', 6000, 2, routeLimits.corners],
])('draws a path of many bends with %s, and every metre of it', (_, bends, width, most) => {
  const streets = winding(bends, width)
  const way = streets.way({ lat: 0, lon: 0 }, { lat: 0, lon: ((bends - 1) * METRE) / 1e7 }, 'normal')
  const route = foundRoute.parse(way && toRoute(streets, way, []))
  const corners = unpackLine(route.line)
  expect(corners.length).toBeLessThanOrEqual(most)
  expect(corners.length).toBeGreaterThan(2)
  expect(route.pieces.map(({ kind }) => kind)).toEqual(['way', 'steps', 'way'])
  const [, steps, after] = route.pieces
  expect(corners[steps?.at ?? -1]?.[0]).toBeCloseTo((Math.floor(bends / 2) * METRE) / 1e7, 5)
  expect(after?.at).toBeLessThan(corners.length)
  expect(route.pieces.reduce((sum, { metres }) => sum + metres, route.toStreet.start + route.toStreet.end)).toBe(
    Math.round(way?.metres ?? 0),
  )
})

it('draws a way from a door to the same door as a line without length', () => {
  const streets = winding(10, 1)
  const door = { lat: 0, lon: 0 }
  const way = streets.way(door, door, 'normal')
  const route = foundRoute.parse(way && toRoute(streets, way, []))
  expect(route.pieces).toHaveLength(1)
  expect(route.pieces[0]?.metres).toBe(0)
})

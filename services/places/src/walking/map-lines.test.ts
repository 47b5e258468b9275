import { expect, it } from 'vitest'
import { distance, type Position } from './geo.ts'
import type { PackedGraph } from './network.ts'
import { simplified } from './outline.ts'
import { streetLines, waterNear } from './map-lines.ts'
import { Streets } from './streets.ts'
import { untagged } from './way-tags.ts'

const bounds = { south: -1, west: -1, north: 1, east: 1 }

/** A grid of streets at the equator, `side` by `side` crossings about 11 m apart, each `crooked` steps of 11 mm off its row. */
function grid(side: number, crooked = 0): PackedGraph {
  const vertices = Array.from({ length: side * side }, (_, at) => at)
  const across = vertices.filter((at) => at % side < side - 1).map((at) => [at, at + 1] as const)
  const up = vertices.filter((at) => at + side < side * side).map((at) => [at, at + side] as const)
  const edges = [...across, ...up]
  return untagged({
    lat: Int32Array.from(vertices, (at) => Math.floor(at / side) * 1000 + (crooked === 0 ? 0 : (at * 7919) % crooked)),
    lon: Int32Array.from(vertices, (at) => (at % side) * 1000),
    from: Uint32Array.from(edges, ([from]) => from),
    to: Uint32Array.from(edges, ([, to]) => to),
  })
}

const metresOf = (lines: readonly Position[][]): number =>
  lines
    .flatMap((line) => line.slice(1).map((end, at) => [line[at] ?? end, end] as const))
    .reduce((sum, [a, b]) => sum + distance(a[1], a[0], b[1], b[0]), 0)

it('draws every segment once and in few lines', () => {
  const streets = new Streets(grid(6), bounds)
  const lines = streetLines(streets, { lat: 0, lon: 0 }, 5000)
  const all = streets.network.metres.reduce((sum, metres) => sum + metres, 0)
  expect(metresOf(lines)).toBeCloseTo(all, 3)
  expect(lines.length).toBeLessThan(12)
})

it('leaves out what is further off', () => {
  const lines = streetLines(new Streets(grid(6), bounds), { lat: 0, lon: 0 }, 25)
  for (const [lon, lat] of lines.flat()) expect(Math.max(lat, lon)).toBeLessThanOrEqual(0.00025)
  expect(metresOf(lines)).toBeGreaterThan(100)
})

it('stays small enough for a page however dense the streets are', () => {
  const lines = streetLines(new Streets(grid(220, 900), bounds), { lat: 0.011, lon: 0.011 }, 5000)
  const corners = lines.reduce((sum, line) => sum + line.length, 0)
  expect(corners).toBeLessThanOrEqual(14_000)
  expect(corners).toBeGreaterThan(1000)
})

it('leaves out corners within the tolerance and keeps the others', () => {
  const line: Position[] = [
    [0, 0],
    [0.001, 0.00001],
    [0.002, 0],
    [0.003, 0.0005],
    [0.004, 0],
  ]
  expect(simplified(line, 3, { lat: 0, lon: 0 })).toEqual([line[0], line[2], line[3], line[4]])
  expect(simplified(line, 0.5, { lat: 0, lon: 0 })).toEqual(line)
  const ring: Position[] = [
    [0, 0],
    [0.001, 0],
    [0.001, 0.001],
    [0, 0],
  ]
  expect(simplified(ring, 3, { lat: 0, lon: 0 })).toEqual(ring)
})

it('draws the water that is near, in few corners', () => {
  const shore = Array.from({ length: 40_000 }, (_, at): Position => {
    const angle = (at / 40_000) * 2 * Math.PI
    const radius = 0.02 + 0.0004 * Math.sin(at * 1.7)
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  })
  const far: Position[] = [
    [1, 1],
    [1.01, 1],
    [1.01, 1.01],
    [1, 1.01],
    [1, 1],
  ]
  const water = waterNear([[[...shore, shore[0] ?? [0, 0]]], [far]], { lat: 0, lon: 0 }, 3000)
  expect(water).toHaveLength(1)
  expect(water.flat(2).length).toBeLessThan(1500)
  for (const [lon] of water.flat(2)) expect(Math.abs(lon)).toBeLessThan(0.028)
})

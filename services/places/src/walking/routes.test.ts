import { describe, expect, it } from 'vitest'
import type { PackedGraph } from './network.ts'
import { Streets } from './streets.ts'
import { routesFrom, routeMatrix } from './routes.ts'

/** Three sides of a square at the equator, 0.005° (556 m) each; the northern side is missing. */
const graph: PackedGraph = {
  lat: Int32Array.of(0, 0, 50_000, 50_000),
  lon: Int32Array.of(0, 50_000, 50_000, 0),
  from: Uint32Array.of(0, 1, 0),
  to: Uint32Array.of(1, 2, 3),
  steps: Uint8Array.of(0, 0, 0),
}
const streets = new Streets(graph, { south: -0.01, west: -0.01, north: 0.015, east: 0.015 })
const streetsAt = (point: { lat: number; lon: number }) => (streets.covers(point) ? [streets] : [])

/** On the square, off its ways, unsure, and outside the extract. */
const points = [
  { lat: 0.005, lon: 0 },
  { lat: 0.0001, lon: 0.002 },
  { lat: 0.004, lon: 0.005, precision: 40 },
  { lat: 0.003, lon: 0.003 },
  { lat: 0.002, lon: 0, precision: 900 },
  { lat: 0.2, lon: 0.3 },
]

describe('routeMatrix', () => {
  it('gives every pair the route it has when asked for alone', () => {
    const alone = points.map((from) => routesFrom(streetsAt(from), from, points))
    expect(routeMatrix(streetsAt, points)).toEqual(alone)
    expect(alone.flat().map(({ walk }) => walk.source)).toContain('street')
    expect(alone.flat().map(({ walk }) => walk.source)).toContain('estimate')
  })

  it('snaps each point to the streets once', () => {
    let snapped = 0
    class Counting extends Streets {
      override snap(point: Parameters<Streets['snap']>[0]) {
        snapped += 1
        return super.snap(point)
      }
    }
    const counting = new Counting(graph, streets.box)
    routeMatrix((point) => (counting.covers(point) ? [counting] : []), points)
    expect(snapped).toBeLessThanOrEqual(2 * points.length)
  })
})

import { describe, expect, it } from 'vitest'
import { distance, METRES_PER_DEGREE } from './geo.ts'
import { estimatedIsochrones, streetIsochrones } from './isochrones.ts'
import type { PackedGraph } from './network.ts'
import { Streets } from './streets.ts'
import { untagged } from './way-tags.ts'

/**
 * A square of streets 0.005° on each side at the equator (556 m), numbered 0 south-west, 1 south-east, 2 north-east,
 * 3 north-west, without its northern side; and an isolated segment 4–5 in the middle.
 */
const STEP = 50_000
const graph: PackedGraph = untagged({
  lat: Int32Array.of(0, 0, STEP, STEP, STEP / 2, STEP / 2),
  lon: Int32Array.of(0, STEP, STEP, 0, STEP / 2, STEP / 2 + 100),
  from: Uint32Array.of(0, 1, 0, 4),
  to: Uint32Array.of(1, 2, 3, 5),
})
const SIDE = distance(0, 0, 0, 0.005)
const bounds = { south: -0.01, west: -0.01, north: 0.015, east: 0.015 }

describe('walking on streets', () => {
  const streets = new Streets(graph, bounds)

  it('takes the detour where there is no direct way', () => {
    const [route] = streets.routes({ lat: 0.005, lon: 0 }, [{ lat: 0.005, lon: 0.005 }])
    expect(route?.metres).toBeCloseTo(3 * SIDE, 3)
  })

  it('starts and ends between crossings, and counts the steps to the way', () => {
    const [route] = streets.routes({ lat: 0.0001, lon: 0.001 }, [{ lat: 0.0001, lon: 0.002 }])
    expect(route?.metres).toBeCloseTo(distance(0, 0.001, 0, 0.002) + 2 * distance(0, 0, 0.0001, 0), 1)
  })

  it.each([
    ['off the map', { lat: 0.005, lon: -0.009 }],
    ['outside the extract', { lat: 1, lon: 1 }],
    ['too unsure a position', { lat: 0.005, lon: 0.005, precision: 300 }],
  ])('does not answer for %s', (_, to) => {
    expect(streets.routes({ lat: 0, lon: 0 }, [to])).toEqual([null])
  })

  it('goes round a flight of steps where the walk has to be without them', () => {
    const square = {
      lat: Int32Array.of(0, 0, STEP, STEP),
      lon: Int32Array.of(0, STEP, STEP, 0),
      from: Uint32Array.of(0, 1, 2, 3),
      to: Uint32Array.of(1, 2, 3, 0),
    }
    const stairs = new Streets(untagged(square, Uint8Array.of(1, 0, 0, 0)), bounds)
    const [from, to] = [
      { lat: 0.0002, lon: 0 },
      { lat: 0.0002, lon: 0.005 },
    ]
    const [any] = stairs.routes(from, [to])
    const [level] = stairs.routes(from, [to], [stairs.snap(to, true)], true)
    expect(any?.metres).toBeCloseTo(SIDE + 2 * distance(0, 0, 0.0002, 0), 1)
    expect(level?.metres).toBeCloseTo(3 * SIDE - 2 * distance(0, 0, 0.0002, 0), 1)
    const without = new Streets(untagged(square, Uint8Array.of(1, 0, 1, 0)), bounds)
    expect(without.routes(from, [to], [without.snap(to, true)], true)).toEqual([null])
  })

  it('reports when a way outside the extract could be shorter', () => {
    const tight = new Streets(graph, { south: -0.0001, west: -0.0001, north: 0.0051, east: 0.0051 })
    const [route] = tight.routes({ lat: 0.005, lon: 0 }, [{ lat: 0.005, lon: 0.005 }])
    expect(route?.outside).toBeLessThan(route?.metres ?? 0)
  })
})

describe('isochrones', () => {
  const streets = new Streets(graph, bounds)
  /** Planar area in square metres, by the shoelace formula; holes count negative by their winding. */
  const area = (rings: number[][][][]) =>
    Math.abs(
      rings.flat().reduce((sum, ring) => {
        return ring.reduce((part, [x = 0, y = 0], at) => {
          const [nx = 0, ny = 0] = ring[at + 1] ?? ring[0] ?? []
          return part + ((x * ny - nx * y) / 2) * METRES_PER_DEGREE ** 2
        }, sum)
      }, 0),
    )

  it('grow with the minutes and follow the ways', () => {
    const found = streetIsochrones(streets, { lat: 0, lon: 0 }, [5, 10, 15, 20], 1.33) ?? []
    const areas = found.map((feature) => area(feature.geometry.coordinates))
    expect(areas).toEqual(areas.toSorted((a, b) => a - b))
    expect(areas[0]).toBeGreaterThan(10_000)
    // Five minutes are 399 m along two streets some 80 m wide: far less than a disc of that radius.
    expect(areas[0]).toBeLessThan(0.3 * Math.PI * 399 ** 2)
    for (const { geometry } of found) {
      for (const ring of geometry.coordinates.flat()) expect(ring[0]).toEqual(ring.at(-1))
    }
  })

  it('are circles where no streets are imported', () => {
    expect(streetIsochrones(streets, { lat: 1, lon: 1 }, [5], 1.33)).toBeNull()
    const [circle] = estimatedIsochrones({ lat: 60, lon: 25 }, [10], 1.33)
    expect(circle?.properties).toEqual({ minutes: 10, source: 'estimate' })
    for (const [lon = 0, lat = 0] of circle?.geometry.coordinates[0]?.[0] ?? []) {
      expect(distance(60, 25, lat, lon)).toBeCloseTo((10 * 60 * 1.33) / 1.3, -1)
    }
  })
})

import { describe, expect, it } from 'vitest'
import type { Position } from '../../walking/geo.ts'
import { centroid, featuresOf, groundFeature, waterFeature } from './build-features.ts'
import type { MapObject } from './map-scan.ts'

const box = { south: 0, west: 0, north: 0.01, east: 0.01 }
const square = (west: number, south: number, side: number): Position[] => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
  [west, south],
]
const built = (shape: MapObject['shape'], tags: Record<string, string>, ...lines: (Position | null)[][]) => [
  ...featuresOf({ shape, tags: new Map(Object.entries(tags)), lines }, box),
]

describe('a line', () => {
  const street = { highway: 'residential', name: 'High Street' }
  it('is cut to the box of the map', () => {
    const [feature] = built('line', street, [
      [-0.005, 0.005],
      [0.005, 0.005],
    ])
    expect(feature).toEqual({
      layer: 'roads',
      shape: 'line',
      properties: { kind: 'minor_road', kind_detail: 'residential', min_zoom: 12, name: 'High Street' },
      parts: [[0, 0.005, 0.005, 0.005]],
    })
  })
  it('is parted where the file lacks a node, and nothing where it is outside', () => {
    const line: (Position | null)[] = [
      [0.001, 0.001],
      [0.002, 0.001],
      null,
      [0.004, 0.001],
      [0.005, 0.001],
      null,
      [0.006, 0.001],
    ]
    expect(built('line', street, line)[0]?.parts).toHaveLength(2)
    expect(
      built('line', street, [
        [0.02, 0],
        [0.03, 0],
      ]),
    ).toEqual([])
  })
})

describe('an area', () => {
  const park = { leisure: 'park', name: 'City Park' }
  it('is its ground and its name, with what lies inside it left out', () => {
    const [ground, name] = built('polygon', park, square(0.001, 0.001, 0.004), square(0.002, 0.002, 0.001))
    expect(ground).toMatchObject({
      layer: 'landuse',
      properties: { kind: 'park', min_zoom: 11 },
      parts: [{ length: 10 }, { length: 10 }],
    })
    expect(name).toMatchObject({ layer: 'pois', shape: 'point', properties: { kind: 'park', name: 'City Park' } })
    expect(name?.parts[0]?.[0]).toBeCloseTo(0.003, 6)
  })
  it.each([
    [0.002, 11],
    [0.001, 12],
    [0.0005, 13],
    [0.0001, 15],
  ])('of %s degrees shows from zoom %s on', (side, zoom) => {
    expect(built('polygon', park, square(0.001, 0.001, side))[0]?.properties).toMatchObject({ min_zoom: zoom })
  })
  it('too small to see, or cut by the file, is left out', () => {
    expect(built('polygon', { building: 'yes' }, square(0.001, 0.001, 0.00005))).toEqual([])
    expect(built('polygon', park, [null, ...square(0.001, 0.001, 0.004)])).toEqual([])
    expect(built('polygon', park, square(0.001, 0.001, 0.004).slice(0, -1))).toEqual([])
  })
  it('as small as a pond of grass has no name', () =>
    expect(built('polygon', park, square(0.001, 0.001, 0.0002)).map(({ shape }) => shape)).toEqual(['polygon']))
})

it('draws a named point inside the box alone', () => {
  const station = { railway: 'station', name: 'Central' }
  expect(built('point', station, [[0.001, 0.002]])).toMatchObject([{ layer: 'pois', parts: [[0.001, 0.002]] }])
  expect(built('point', station, [[0.1, 0.002]])).toEqual([])
})

it('cuts the water to the box, and leaves out what lies outside', () => {
  expect(groundFeature(box).parts[0]).toHaveLength(10)
  expect(Math.max(...(waterFeature([square(0.008, 0.008, 0.01)], box)?.parts.flat() ?? []))).toBe(0.01)
  expect(waterFeature([square(0.02, 0.02, 0.01)], box)).toBeNull()
})

it('finds the centre of gravity of a ring, whichever way it runs', () => {
  expect(centroid(square(10, 20, 2))).toEqual([11, 21])
  expect(centroid(square(10, 20, 2).toReversed())).toEqual([11, 21])
})

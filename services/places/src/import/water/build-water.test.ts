import { describe, expect, it } from 'vitest'
import type { Position } from '../../walking/geo.ts'
import { buildWater, type Outline } from './build-water.ts'
import { covers, ringArea } from './ring.ts'

const box = { south: 0, west: 0, north: 0.01, east: 0.01 }
/** Land in the west of the box, as far as its middle. */
const streets = Array.from({ length: 20 }, (_, at): Position => [0.001 + (at % 4) * 0.001, 0.0005 + at * 0.0004])
const built = async (...outlines: Outline[]) => {
  const water: Position[][][] = []
  for await (const rings of buildWater(outlines, { box, streets })) water.push(rings)
  return water
}
const wet = (water: Position[][][], point: Position) => water.some((rings) => covers(rings, point))
const west: Position = [0.002, 0.005]
const east: Position = [0.008, 0.005]
const square = (lon: number, lat: number, side: number): Position[] => [
  [lon, lat],
  [lon + side, lat],
  [lon + side, lat + side],
  [lon, lat + side],
  [lon, lat],
]

describe('the sea', () => {
  const north: (Position | null)[] = [
    [0.005, -0.002],
    [0.005, 0.012],
  ]
  it('lies to the right of a shore', async () => {
    const water = await built({ kind: 'shore', lines: [north] })
    expect([wet(water, west), wet(water, east)]).toEqual([false, true])
    expect(ringArea(water[0]?.[0] ?? []) / ringArea(square(0, 0, 0.01))).toBeCloseTo(0.5, 3)
  })
  it('is not drawn where the streets are: the shore must be wrong', async () => {
    expect(await built({ kind: 'shore', lines: [north.toReversed()] })).toEqual([])
  })
  it('reaches the edge when the last nodes before it are missing, and is left out when more is', async () => {
    const cut: Outline['lines'] = [[null, [0.005, 0.001], [0.005, 0.009], null]]
    expect(wet(await built({ kind: 'shore', lines: cut }), east)).toBe(true)
    expect(await built({ kind: 'shore', lines: [[null, [0.005, 0.004], [0.005, 0.009]]] })).toEqual([])
  })
  it('goes round islands, and holds more than one shore', async () => {
    const island = square(0.007, 0.004, 0.002)
    const far: Position[] = [
      [0.0095, 0.012],
      [0.0095, -0.002],
    ]
    const water = await built({ kind: 'shore', lines: [north, island, far] })
    expect([wet(water, [0.006, 0.005]), wet(water, east), wet(water, [0.0098, 0.005])]).toEqual([true, false, false])
    expect(water).toHaveLength(1)
    expect(water[0]).toHaveLength(2)
  })
  it('is not drawn by shores that contradict each other', async () => {
    const wrong: Position[] = [
      [0.008, -0.002],
      [0.008, 0.012],
    ]
    expect(await built({ kind: 'shore', lines: [north, wrong] })).toEqual([])
  })
})

describe('lakes and rivers', () => {
  it('are cut to the box, with their islands', async () => {
    const lake = square(0.006, 0.002, 0.006)
    const island = square(0.007, 0.004, 0.001)
    const water = await built({ kind: 'area', lines: [lake, island] })
    expect([wet(water, [0.0065, 0.003]), wet(water, [0.0075, 0.0045])]).toEqual([true, false])
    expect(Math.max(...water.flat(2).map(([lon]) => lon))).toBe(0.01)
  })
  it('cut by the file lie on the side without streets', async () => {
    const bank: Position[] = [
      [0.006, 0.012],
      [0.006, -0.002],
    ]
    const water = await built({ kind: 'area', lines: [bank, [null, [0.02, 0.02]]] })
    expect([wet(water, west), wet(water, east)]).toEqual([false, true])
  })
  it('too small to see are left out, and so is a bank that ends in the middle', async () => {
    expect(await built({ kind: 'area', lines: [square(0.006, 0.006, 0.0001)] })).toEqual([])
    const half: Position[] = [
      [0.006, 0.012],
      [0.006, 0.005],
    ]
    expect(await built({ kind: 'area', lines: [half] })).toEqual([])
  })
})

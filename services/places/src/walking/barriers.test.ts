import { expect, it } from 'vitest'
import { Barriers, type Barrier } from './barriers.ts'

/** A river a kilometre north of the start, 200 m wide and 4 km long, with an island that fills its middle. */
const river: Barrier = {
  kind: 'water',
  shape: 'area',
  source: 'river',
  lines: [
    [
      [-0.018, 0.009],
      [0.018, 0.009],
      [0.018, 0.0108],
      [-0.018, 0.0108],
      [-0.018, 0.009],
    ],
    [
      [-0.002, 0.0091],
      [0.002, 0.0091],
      [0.002, 0.0107],
      [-0.002, 0.0107],
      [-0.002, 0.0091],
    ],
  ],
}
const railway: Barrier = {
  kind: 'rail',
  shape: 'line',
  source: 'railway',
  lines: [
    [
      [0.005, -0.02],
      [0.005, 0.02],
    ],
  ],
}
const barriers = new Barriers([river, railway])
const start = { lat: 0, lon: 0 }

it.each([
  ['this side of the river', { lat: 0.008, lon: 0.001 }, undefined],
  ['the other bank', { lat: 0.012, lon: -0.008 }, 'water'],
  ['the island, a few metres off the bank', { lat: 0.0098, lon: 0 }, undefined],
  ['the other bank, over the island', { lat: 0.012, lon: 0 }, undefined],
  ['a jetty, closer to the bank than banks are mapped', { lat: 0.0093, lon: -0.01 }, undefined],
  ['the middle of the river', { lat: 0.0099, lon: -0.01 }, 'water'],
  ['past the end of the river', { lat: 0.02, lon: -0.05 }, undefined],
  ['across the railway', { lat: 0.001, lon: 0.006 }, 'rail'],
  ['across both: water counts', { lat: 0.012, lon: 0.009 }, 'water'],
  ['up to the railway', { lat: 0, lon: 0.0049 }, undefined],
  ['due west, where directions begin and end', { lat: 0, lon: -0.01 }, undefined],
])('tells what a line crosses to %s', (_, to, kind) => {
  expect(barriers.from(start, 5000)(to)?.kind).toBe(kind)
})

const inTheRiver = { lat: 0.0099, lon: -0.012 }
it.each([
  ['a river of 200 m', start, { lat: 0.012, lon: -0.008 }, 50, 'water'],
  ['the same where wider water counts', start, { lat: 0.012, lon: -0.008 }, 400, undefined],
  ['half a kilometre along it', inTheRiver, { lat: 0.0099, lon: -0.017 }, 400, 'water'],
])('tells wide water: %s', (_, from, to, leastWater, kind) => {
  expect(barriers.from(from, 5000, leastWater)(to)?.kind).toBe(kind)
})

it('does not take a bend of a river for the river', () => {
  const bend: Barrier = {
    kind: 'water',
    shape: 'line',
    source: 'bend',
    lines: [
      [
        [0.002, -0.02],
        [0.002, 0.003],
        [0.004, 0.003],
        [0.004, -0.02],
      ],
    ],
  }
  const across = new Barriers([bend]).from(start, 5000)
  expect(across({ lat: 0, lon: 0.003 })?.kind).toBe('water')
  expect(across({ lat: 0, lon: 0.006 })).toBeUndefined()
})

it('tells the same in both directions', () => {
  for (let at = 0; at < 200; at += 1) {
    const a = { lat: -0.004 + 0.0001 * at, lon: 0.012 * Math.sin(at) }
    const b = { lat: 0.016 - 0.00007 * at, lon: 0.012 * Math.cos(3 * at) }
    expect(barriers.from(a, 5000)(b)?.kind).toBe(barriers.from(b, 5000)(a)?.kind)
  }
})

it('counts the water from a start on the water', () => {
  const afloat = barriers.from({ lat: 0.0099, lon: -0.01 }, 5000)
  expect(afloat({ lat: 0.012, lon: -0.01 })?.kind).toBe('water')
  expect(afloat({ lat: 0.0099, lon: -0.0101 })).toBeUndefined()
})

it('knows nothing of barriers out of reach', () => {
  expect(barriers.from({ lat: 1, lon: 1 }, 5000)({ lat: 1.01, lon: 1 })).toBeUndefined()
})

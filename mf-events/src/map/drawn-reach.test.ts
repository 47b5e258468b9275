import { packLine, type ReachResponse } from '@site/contracts/reach'
import { expect, it } from 'vitest'
import { drawnReach, labelSpots, streetsOf, waterOf } from './drawn-reach.ts'
import { offsetOf, ringMetres } from './geometry.ts'

const origin = { lat: 60.1694, lon: 24.9525 }
const estimate: ReachResponse = { source: 'estimate', areas: [], streets: [], credits: [] }
const area = (minutes: number, north: number): ReachResponse['areas'][number] => ({
  type: 'Feature',
  properties: { minutes },
  geometry: {
    type: 'MultiPolygon',
    coordinates: [
      [
        [
          [24.95, 60.169],
          [24.955, 60.169],
          [24.953, north],
          [24.95, 60.169],
        ],
      ],
    ],
  },
})
const street: ReachResponse = {
  ...estimate,
  source: 'street',
  areas: [area(5, 60.172), area(10, 60.175), area(15, 60.1755)],
  streets: [
    packLine([
      [24.95, 60.169],
      [24.96, 60.17],
    ]),
  ],
}

it.each([null, estimate])('draws rings until streets are known: %j', (reach) => {
  const drawn = drawnReach(origin, 1.33, reach)
  expect(drawn.map((each) => [each.drawn, each.minutes])).toEqual([5, 10, 15, 20].map((minutes) => ['ring', minutes]))
  const spots = labelSpots(origin, drawn, 1300)
  expect(offsetOf(origin, spots[3] ?? origin).north).toBeCloseTo(ringMetres(20, 1.33), 0)
  expect(streetsOf(reach)).toEqual([])
})

it('draws water where it is known, its islands left dry', () => {
  const lake: [number, number][] = [
    [24.95, 60.17],
    [24.96, 60.17],
    [24.96, 60.18],
    [24.95, 60.17],
  ]
  expect(waterOf({ ...street, water: [[packLine(lake), packLine(lake.toReversed())]] })).toEqual([
    [lake, lake.toReversed()],
  ])
  // An answer of an earlier server says nothing of water.
  expect(waterOf(street)).toEqual([])
})

it('draws areas and streets over the rings where they are known, and no label over another', () => {
  const drawn = drawnReach(origin, 1.33, street)
  expect(drawn.map((each) => each.drawn)).toEqual([...Array<string>(4).fill('ring'), ...Array<string>(3).fill('area')])
  expect(labelSpots(origin, drawn, 1300)).toEqual([
    { minutes: 5, lat: 60.172, lon: 24.953 },
    { minutes: 10, lat: 60.175, lon: 24.953 },
  ])
  expect(streetsOf(street)).toEqual([
    [
      [24.95, 60.169],
      [24.96, 60.17],
    ],
  ])
})

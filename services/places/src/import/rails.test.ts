import { unpackLine } from '@site/contracts/reach'
import { expect, it } from 'vitest'
import { railLines } from './rails.ts'
import type { MapFeature } from './map/map-feature.ts'

const track: MapFeature = {
  layer: 'roads',
  shape: 'line',
  properties: { kind: 'rail', kind_detail: 'rail', min_zoom: 11 },
  parts: [[144.96, -37.81, 144.965, -37.8100001, 144.97, -37.81]],
}

it('takes a main track on the ground, without corners that make no difference', () => {
  expect(railLines(track).map((line) => unpackLine(line))).toEqual([
    [
      [144.96, -37.81],
      [144.97, -37.81],
    ],
  ])
})

it.each([
  ['a bridge', { is_bridge: true }],
  ['a siding', { min_zoom: 14 }],
  ['a tram', { kind_detail: 'tram' }],
])('leaves out %s: one walks under, past or over it', (_, more) => {
  expect(railLines({ ...track, properties: { ...track.properties, ...more } })).toEqual([])
})

it('leaves out what is no line of the roads', () => {
  expect(railLines({ ...track, shape: 'point' })).toEqual([])
  expect(railLines({ ...track, layer: 'boundaries' })).toEqual([])
})

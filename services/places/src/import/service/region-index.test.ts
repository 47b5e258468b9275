import { describe, expect, it } from 'vitest'
import { readRegions, smallestRegion } from './region-index.ts'

const square = (south: number, west: number, size: number) => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
]
const feature = (id: string, rings: number[][][], more: object = {}) => ({
  type: 'Feature',
  properties: { id, name: id.toUpperCase(), urls: { pbf: `europe/${id}-latest.osm.pbf` }, ...more },
  geometry: { type: 'MultiPolygon', coordinates: [rings] },
})
const index = {
  type: 'FeatureCollection',
  features: [
    feature('germany', [square(47, 6, 9)]),
    feature('berlin', [square(52.3, 13, 0.8)]),
    feature('brandenburg', [square(51.5, 11.5, 2.5), square(52.3, 13, 0.8)]),
    feature('no-file', [square(52.5, 13.4, 0.01)], { urls: {} }),
    { type: 'Feature', properties: { id: 'broken' } },
    { ...feature('plain', []), geometry: { type: 'Polygon', coordinates: [square(0, 0, 1)] } },
  ],
}
const regions = readRegions(index, 'https://extracts.example/index-v1.json')

describe('the smallest region round a point', () => {
  it.each([
    ['in a city of its own', 52.5, 13.4, 'berlin'],
    ['in the hole of another', 52.31, 13.01, 'berlin'],
    ['beside the city', 52, 12, 'brandenburg'],
    ['in the country alone', 48, 11, 'germany'],
    ['in a plain polygon', 0.5, 0.5, 'plain'],
    ['nowhere', -30, 150, null],
  ])('%s', (_, lat, lon, id) => expect(smallestRegion(regions, { lat, lon })?.id ?? null).toBe(id))
})

it('completes addresses and leaves out what has no file', () => {
  expect(regions.map(({ id }) => id)).toEqual(['germany', 'berlin', 'brandenburg', 'plain'])
  expect(regions[0]?.url).toBe('https://extracts.example/europe/germany-latest.osm.pbf')
})

it('refuses what is no index', () => {
  expect(() => readRegions({ error: 'gone' }, 'https://extracts.example/')).toThrow('is not an index of extracts')
})

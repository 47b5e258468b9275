import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { describe, expect, it } from 'vitest'
import { mapStyle } from './map-style.ts'

const inks = { paper: '#fff', ink: '#000', walk: '#0a0', walkTint: '#dfd', transit: '#00a' }
const plain = {
  inks,
  contrast: 'standard',
  origin: { lat: 60.17, lon: 24.94 },
  pace: 1.33,
  reach: null,
  hotels: [],
} as const

it('requests no tiles, fonts or sprites by default', () => {
  const { sources, layers } = mapStyle(plain)
  expect(Object.values(sources).map(({ type }) => type)).toEqual([
    'geojson',
    'geojson',
    'geojson',
    'geojson',
    'geojson',
  ])
  expect(JSON.stringify(layers)).not.toContain('http')
})

it('draws the tiles of an operator above the water and below the rings', () => {
  const url = 'https://tiles.example/{z}/{x}/{y}.png'
  const { sources, layers } = mapStyle({ ...plain, tiles: { url, attribution: '© A' } })
  expect(sources['tiles']).toMatchObject({ type: 'raster', tiles: [url] })
  expect(layers.map(({ id }) => id).slice(0, 5)).toEqual(['paper', 'water', 'tiles', 'within-rings', 'reach'])
})

describe.each(['standard', 'more'] as const)('vector tiles with %s contrast', (contrast) => {
  const style = mapStyle({ ...plain, contrast, tiles: { kind: 'archive', url: '/tiles/a.pmtiles', attribution: '' } })
  it('are a valid style', () => expect(validateStyleMin(style)).toEqual([]))
  it('come from one archive of this site, with neither a font server nor pictures', () => {
    expect(style.sources['tiles']).toMatchObject({
      type: 'vector',
      url: expect.stringMatching(/^pmtiles:\/\/.*\/tiles\/a\.pmtiles$/),
    })
    expect([style.glyphs, style.sprite]).toEqual([undefined, undefined])
    const tiled = style.layers.filter(({ id }) => id !== 'pins')
    expect(JSON.stringify(tiled)).not.toMatch(/icon-image|pattern"/)
  })
  it('lie under the walk as ground and over it as streets and names', () => {
    const order = style.layers.map(({ id }) => id)
    const places = [
      'earth',
      'water',
      'reach',
      'buildings',
      'roads_minor',
      'footways',
      'areas',
      'roads_labels_minor',
      'landmarks',
    ]
    expect(places.map((id) => order.indexOf(id))).toEqual(
      places.map((id) => order.indexOf(id)).toSorted((a, b) => a - b),
    )
    expect(order).toEqual(expect.arrayContaining(places))
    expect(order).not.toContain('streets')
  })
})

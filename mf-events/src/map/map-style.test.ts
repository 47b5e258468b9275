import { expect, it } from 'vitest'
import { mapStyle } from './map-style.ts'

const inks = { paper: '#fff', ink: '#000', walk: '#0a0', walkTint: '#dfd', transit: '#00a' }
const origin = { lat: 60.17, lon: 24.94 }

it('requests no tiles, fonts or sprites by default', () => {
  const { sources, layers } = mapStyle(inks, origin, 1.33, null)
  expect(Object.values(sources).map(({ type }) => type)).toEqual(['geojson', 'geojson', 'geojson'])
  expect(JSON.stringify(layers)).not.toContain('http')
})

it('draws the tiles of an operator above the water and below the rings', () => {
  const url = 'https://tiles.example/{z}/{x}/{y}.png'
  const { sources, layers } = mapStyle(inks, origin, 1.33, null, { url, attribution: '© A' })
  expect(sources['tiles']).toMatchObject({ type: 'raster', tiles: [url] })
  expect(layers.map(({ id }) => id).slice(0, 5)).toEqual(['paper', 'water', 'tiles', 'within-rings', 'reach'])
})

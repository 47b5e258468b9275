import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { describe, expect, it } from 'vitest'
import { dayMapStyle } from './day-map-style.ts'

const inks = { paper: '#fff', walk: '#0a0', transit: '#00a' }
const line = [
  { lat: 60.17, lon: 24.94 },
  { lat: 60.18, lon: 24.95 },
]
const legs = [
  { kind: 'street', line },
  { kind: 'transit', line },
] as const
const archive = { kind: 'archive', url: '/tiles/a.pmtiles' } as const

describe.each(['standard', 'more'] as const)('a day with %s contrast', (contrast) => {
  const style = dayMapStyle({ inks, contrast, tiles: archive, legs })
  it('is a valid style', () => expect(validateStyleMin(style)).toEqual([]))
  it('has its ways over all streets and below all names', () => {
    const ids = style.layers.map(({ id }) => id)
    const names = style.layers.findIndex(({ type }) => type === 'symbol')
    const ways = ids.flatMap((id, at) => (id.startsWith('legs-') ? [at] : []))
    expect(Math.max(...ways)).toBeLessThan(names)
    expect(Math.min(...ways)).toBeGreaterThan(ids.indexOf('footways'))
  })
})

it('draws over pictures of an operator too', () => {
  const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png' }
  const style = dayMapStyle({ inks, contrast: 'standard', tiles, legs })
  expect(validateStyleMin(style)).toEqual([])
  expect(style.layers.map(({ id }) => id)).toEqual([
    'paper',
    'tiles',
    'legs-edge',
    'legs-transit',
    'legs-straight',
    'legs-street',
  ])
})

it('holds each leg with its kind, east before north', () => {
  const { sources } = dayMapStyle({ inks, contrast: 'standard', tiles: archive, legs })
  expect(sources['legs']).toMatchObject({
    data: {
      features: [
        {
          properties: { kind: 'street' },
          geometry: {
            coordinates: [
              [24.94, 60.17],
              [24.95, 60.18],
            ],
          },
        },
        { properties: { kind: 'transit' } },
      ],
    },
  })
})

import { tileLayers, TILE_SOURCE } from '@stageside/ui/map/tile-layers'
import { pictureLayer, tileSource, type TilesAt } from '@stageside/ui/map/tile-source'
import type { Contrast } from '@stageside/ui/map/map-inks'
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { LegLine, LineKind } from '../way/leg-lines.ts'

/** Colours as the page has them now: a map canvas knows no custom properties. */
export type RouteInks = Readonly<Record<'paper' | 'walk' | 'transit', string>>

export interface DayMapStyle {
  readonly inks: RouteInks
  readonly contrast: Contrast
  readonly tiles: TilesAt
  readonly legs: readonly Pick<LegLine, 'kind' | 'line'>[]
}

const legData = (legs: DayMapStyle['legs']) => ({
  type: 'FeatureCollection' as const,
  features: legs.map(({ kind, line }) => ({
    type: 'Feature' as const,
    properties: { kind },
    geometry: { type: 'LineString' as const, coordinates: line.map(({ lat, lon }) => [lon, lat]) },
  })),
})

const layout = { 'line-cap': 'round', 'line-join': 'round' } as const

const legLayer = (kind: LineKind, ink: string, dashes?: [number, number]): LayerSpecification => ({
  id: `legs-${kind}`,
  type: 'line',
  source: 'legs',
  filter: ['==', ['get', 'kind'], kind],
  ...(dashes === undefined ? { layout } : {}),
  paint: { 'line-color': ink, 'line-width': 4, ...(dashes === undefined ? {} : { 'line-dasharray': dashes }) },
})

/** The ways of the day with a light edge, so that they are told from every street. */
const legLayers = ({ paper, walk, transit }: RouteInks): LayerSpecification[] => [
  { id: 'legs-edge', type: 'line', source: 'legs', layout, paint: { 'line-color': paper, 'line-width': 8 } },
  legLayer('transit', transit),
  legLayer('straight', walk, [1.5, 1.25]),
  legLayer('street', walk),
]

const drawnBy = ({ inks, contrast, tiles }: DayMapStyle): LayerSpecification[] => {
  if (tiles.kind === 'archive') {
    const { ground, streets, names } = tileLayers(contrast)
    return [...ground, ...streets, ...legLayers(inks), ...names]
  }
  return [
    { id: 'paper', type: 'background', paint: { 'background-color': inks.paper } },
    pictureLayer,
    ...legLayers(inks),
  ]
}

/** The ways of a day over streets, water and names. */
export const dayMapStyle = (input: DayMapStyle): StyleSpecification => ({
  version: 8,
  sources: {
    [TILE_SOURCE]: tileSource(input.tiles),
    legs: { type: 'geojson', data: legData(input.legs) },
  },
  layers: drawnBy(input),
})

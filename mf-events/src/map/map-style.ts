import type { MapTiles } from '@site/contracts/map-tiles'
import type { ReachResponse } from '@site/contracts/reach'
import type { Contrast } from '@stageside/ui/map/map-inks'
import { TILE_SOURCE, tileLayers } from '@stageside/ui/map/tile-layers'
import { pictureLayer, tileSource } from '@stageside/ui/map/tile-source'
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { drawnReach, streetsOf, waterOf } from './drawn-reach.ts'
import { WATER_OPACITY, type LatLon } from './geometry.ts'
import type { MapProps } from './map-panel.tsx'
import { pinData, pinLayer, PINS } from './pin-layer.ts'
import { wayData, wayLayers } from './way-layer.ts'

/** Colours as the page has them now, high contrast included: a map canvas knows no custom properties. */
export type Inks = Readonly<Record<'paper' | 'ink' | 'walk' | 'walkTint' | 'transit', string>>

const reachData = (origin: LatLon, pace: number, reach: ReachResponse | null) => ({
  type: 'FeatureCollection' as const,
  features: drawnReach(origin, pace, reach).map(({ drawn, minutes, polygons }) => ({
    type: 'Feature' as const,
    properties: { drawn, minutes },
    geometry: {
      type: 'MultiPolygon' as const,
      coordinates: polygons.map((rings) => rings.map((ring) => ring.map(([lon, lat]) => [lon, lat]))),
    },
  })),
})

const streetData = (reach: ReachResponse | null) => ({
  type: 'Feature' as const,
  properties: {},
  geometry: { type: 'MultiLineString' as const, coordinates: streetsOf(reach) },
})

const waterData = (reach: ReachResponse | null) => ({
  type: 'Feature' as const,
  properties: {},
  geometry: { type: 'MultiPolygon' as const, coordinates: waterOf(reach) },
})

const waterLayer = (inks: Inks): LayerSpecification => ({
  id: 'water',
  type: 'fill',
  source: 'water',
  paint: { 'fill-color': inks.transit, 'fill-opacity': WATER_OPACITY },
})

const ringLayer = (inks: Inks): LayerSpecification => ({
  id: 'within-rings',
  type: 'fill',
  source: 'reach',
  filter: ['==', ['get', 'drawn'], 'ring'],
  paint: { 'fill-color': inks.walkTint, 'fill-opacity': 0.25 },
})

const areaLayer = (inks: Inks): LayerSpecification => ({
  id: 'reach',
  type: 'fill',
  source: 'reach',
  filter: ['==', ['get', 'drawn'], 'area'],
  paint: { 'fill-color': inks.walkTint, 'fill-opacity': 0.6 },
})

/** Over a map the areas are a breath of the walk's own ink: the four of them lie on one another, and the ground must stay told apart. */
const overMap = (inks: Inks): LayerSpecification[] => [
  {
    id: 'within-rings',
    type: 'fill',
    source: 'reach',
    filter: ['==', ['get', 'drawn'], 'ring'],
    paint: { 'fill-color': inks.walk, 'fill-opacity': 0.01 },
  },
  {
    id: 'reach',
    type: 'fill',
    source: 'reach',
    filter: ['==', ['get', 'drawn'], 'area'],
    paint: { 'fill-color': inks.walk, 'fill-opacity': 0.03 },
  },
]

const streetLayer = (inks: Inks): LayerSpecification => ({
  id: 'streets',
  type: 'line',
  source: 'streets',
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint: {
    'line-color': inks.ink,
    'line-opacity': 0.32,
    'line-width': ['interpolate', ['exponential', 1.6], ['zoom'], 13, 0.6, 15, 1.4, 18, 5],
  },
})

const outlines = (inks: Inks): LayerSpecification[] => [
  {
    id: 'rings',
    type: 'line',
    source: 'reach',
    filter: ['==', ['get', 'drawn'], 'ring'],
    paint: { 'line-color': inks.walk, 'line-width': 1.5, 'line-dasharray': [3, 3] },
  },
  {
    id: 'areas',
    type: 'line',
    source: 'reach',
    filter: ['==', ['get', 'drawn'], 'area'],
    paint: { 'line-color': inks.walk, 'line-width': 2 },
  },
]

/** What the style draws, as it is now. */
export interface StyleInput {
  readonly inks: Inks
  readonly contrast: Contrast
  readonly origin: LatLon
  readonly pace: number
  readonly reach: ReachResponse | null
  /** Raster tiles of the operator, or an archive of vector tiles; the site's own lines where there is neither. */
  readonly tiles?: MapTiles | undefined
  /** Drawn over all streets. */
  readonly way?: MapProps['way']
  readonly hotels: MapProps['hotels']
}

const drawnBy = ({ inks, contrast, tiles }: StyleInput): LayerSpecification[] => {
  if (tiles?.kind === 'archive') {
    const { ground, streets, names } = tileLayers(contrast)
    return [...ground, ...overMap(inks), ...streets, ...outlines(inks), ...wayLayers(inks), ...names]
  }
  return [
    { id: 'paper', type: 'background', paint: { 'background-color': inks.paper } },
    // An operator's tiles bring their own water and lie over ours. Rings of the estimate know no water: it lies over them.
    ...(tiles ? [waterLayer(inks), pictureLayer, ringLayer(inks)] : [ringLayer(inks), waterLayer(inks)]),
    areaLayer(inks),
    streetLayer(inks),
    ...outlines(inks),
    ...wayLayers(inks),
  ]
}

/**
 * The site's own map style: ground, water, how far one gets on foot, streets. Names are drawn with the page's fonts. It asks nobody
 * but this site for anything, but for the tiles an operator has set.
 */
export const mapStyle = (input: StyleInput): StyleSpecification => {
  const { inks, origin, pace, reach, tiles, way, hotels } = input
  return {
    version: 8,
    sources: {
      water: { type: 'geojson', data: waterData(reach) },
      reach: { type: 'geojson', data: reachData(origin, pace, reach) },
      streets: { type: 'geojson', data: streetData(reach) },
      way: { type: 'geojson', data: wayData(way) },
      [PINS]: { type: 'geojson', data: pinData(hotels, inks) },
      ...(tiles ? { [TILE_SOURCE]: tileSource(tiles) } : {}),
    },
    layers: [...drawnBy(input), pinLayer],
  }
}

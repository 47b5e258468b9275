import type { MapTiles } from '@site/contracts/map-tiles'
import type { ReachResponse } from '@site/contracts/reach'
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { drawnReach, streetsOf, waterOf } from './drawn-reach.ts'
import { WATER_OPACITY, type LatLon } from './geometry.ts'

/** Colours as the page has them now, high contrast included: a map canvas knows no custom properties. */
export type Inks = Readonly<Record<'paper' | 'ink' | 'walk' | 'walkTint' | 'transit', string>>

export const reachData = (origin: LatLon, pace: number, reach: ReachResponse | null) => ({
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

export const streetData = (reach: ReachResponse | null) => ({
  type: 'Feature' as const,
  properties: {},
  geometry: { type: 'MultiLineString' as const, coordinates: streetsOf(reach) },
})

export const waterData = (reach: ReachResponse | null) => ({
  type: 'Feature' as const,
  properties: {},
  geometry: { type: 'MultiPolygon' as const, coordinates: waterOf(reach) },
})

/** Quiet enough for the walk to stay the loudest thing on the map. */
const tileLayer: LayerSpecification = {
  id: 'tiles',
  type: 'raster',
  source: 'tiles',
  paint: { 'raster-opacity': 0.75, 'raster-saturation': -0.6 },
}

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

/**
 * The site's own map style: paper, water, how far one gets on foot, streets. It asks nobody for anything, but for the
 * tiles an operator has set.
 */
export const mapStyle = (
  inks: Inks,
  origin: LatLon,
  pace: number,
  reach: ReachResponse | null,
  tiles?: MapTiles,
): StyleSpecification => ({
  version: 8,
  sources: {
    water: { type: 'geojson', data: waterData(reach) },
    reach: { type: 'geojson', data: reachData(origin, pace, reach) },
    streets: { type: 'geojson', data: streetData(reach) },
    ...(tiles ? { tiles: { type: 'raster', tiles: [tiles.url], tileSize: 256, maxzoom: 19 } } : {}),
  },
  layers: [
    { id: 'paper', type: 'background', paint: { 'background-color': inks.paper } },
    // An operator's tiles bring their own water and lie over ours. Rings of the estimate know no water: it lies over them.
    ...(tiles ? [waterLayer(inks), tileLayer, ringLayer(inks)] : [ringLayer(inks), waterLayer(inks)]),
    {
      id: 'reach',
      type: 'fill',
      source: 'reach',
      filter: ['==', ['get', 'drawn'], 'area'],
      paint: { 'fill-color': inks.walkTint, 'fill-opacity': 0.6 },
    },
    {
      id: 'streets',
      type: 'line',
      source: 'streets',
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': inks.ink,
        'line-opacity': 0.32,
        'line-width': ['interpolate', ['exponential', 1.6], ['zoom'], 13, 0.6, 15, 1.4, 18, 5],
      },
    },
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
  ],
})

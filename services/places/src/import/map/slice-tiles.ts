import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { LAYERS, ZOOMS, type LayerName, type MapFeature } from './map-feature.ts'
import type { Cell } from './tile-cells.ts'

export interface Tile {
  readonly z: number
  readonly x: number
  readonly y: number
  /** A Mapbox Vector Tile of version 2, not compressed. */
  readonly data: Uint8Array
}

/** Steps of 1/4096 of a tile that a line may lose at zooms before the last: half a pixel. */
const TOLERANCE = 4

type Geometry = { type: 'Point'; coordinates: number[] } | MultiLine | Surface
interface MultiLine {
  type: 'MultiLineString'
  coordinates: number[][][]
}
interface Surface {
  type: 'Polygon'
  coordinates: number[][][]
}

const pairs = (flat: readonly number[]): number[][] =>
  Array.from({ length: flat.length / 2 }, (_, at) => [flat[2 * at] ?? 0, flat[2 * at + 1] ?? 0])

function geometryOf({ shape, parts }: MapFeature): Geometry {
  if (shape === 'point') return { type: 'Point', coordinates: [...(parts[0] ?? [])] }
  return { type: shape === 'line' ? 'MultiLineString' : 'Polygon', coordinates: parts.map(pairs) }
}

const asCollection = (features: readonly MapFeature[]) => ({
  type: 'FeatureCollection' as const,
  features: features.map((feature) => ({
    type: 'Feature' as const,
    properties: feature.properties,
    geometry: geometryOf(feature),
  })),
})

const MVT = { version: 2, extent: 4096 }

/** The tiles of one cell, from its own zoom to the last that is asked for; a tile of bare ground is none. */
export function* sliceTiles(
  cell: Cell & { readonly zoom: number },
  lastZoom: number,
  features: readonly MapFeature[],
): Generator<Tile> {
  for (let z = cell.zoom; z <= lastZoom; z += 1) {
    const shown = features.filter(({ properties }) => Number(properties['min_zoom'] ?? 0) <= z)
    const layers = LAYERS.flatMap((name) => {
      const own = shown.filter(({ layer }) => layer === name)
      const options = { maxZoom: ZOOMS.last, indexMaxPoints: 0, tolerance: TOLERANCE }
      return own.length === 0 ? [] : [[name, new GeoJSONVT(asCollection(own), options)] as const]
    })
    const across = 2 ** (z - cell.zoom)
    for (let x = cell.x * across; x < (cell.x + 1) * across; x += 1) {
      for (let y = cell.y * across; y < (cell.y + 1) * across; y += 1) {
        const found: Partial<Record<LayerName, GeoJSONVTTile>> = {}
        for (const [name, index] of layers) {
          const tile = index.getTile(z, x, y)
          if (tile && tile.features.length > 0) found[name] = tile
        }
        // Bare ground has the colour of no tile at all.
        if (Object.keys(found).some((name) => name !== 'earth')) yield { z, x, y, data: fromGeojsonVt(found, MVT) }
      }
    }
  }
}

import type { LayerSpecification, SourceSpecification } from 'maplibre-gl'
import { TILE_SOURCE } from './tile-layers.ts'

/** Where tiles come from: an archive of vector tiles, or pictures of 256 px. */
export interface TilesAt {
  readonly kind?: 'raster' | 'archive' | undefined
  readonly url: string
}

export const tileSource = ({ kind, url }: TilesAt): SourceSpecification =>
  kind === 'archive'
    ? { type: 'vector', url: `pmtiles://${new URL(url, document.baseURI).href}` }
    : { type: 'raster', tiles: [url], tileSize: 256, maxzoom: 19 }

/** Pictures, quiet enough for a walk to stay the loudest thing on the map. */
export const pictureLayer: LayerSpecification = {
  id: 'tiles',
  type: 'raster',
  source: TILE_SOURCE,
  paint: { 'raster-opacity': 0.75, 'raster-saturation': -0.6 },
}

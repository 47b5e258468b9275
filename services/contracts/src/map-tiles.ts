/** Raster tiles an operator lays under the map. */
export interface MapTiles {
  /** Address with `{z}`, `{x}` and `{y}`; tiles are 256 px square, in Web Mercator. */
  readonly url: string
  /** What their owner wants shown beside the map. */
  readonly attribution: string
}

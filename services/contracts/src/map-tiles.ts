/** Raster tiles for maps, configured by the operator. */
export interface MapTiles {
  /** Address with `{z}`, `{x}` and `{y}`; tiles are 256 px square, in Web Mercator. */
  readonly url: string
  /** Attribution that their provider requires. */
  readonly attribution: string
}

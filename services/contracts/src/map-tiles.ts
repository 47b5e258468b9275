import * as z from 'zod/mini'

/** Raster tiles for maps, configured by the operator. */
export const mapTiles = z.object({
  /** Address with `{z}`, `{x}` and `{y}`; tiles are 256 px square, in Web Mercator. */
  url: z.string(),
  /** Attribution that their provider requires. */
  attribution: z.string(),
})
export type MapTiles = Readonly<z.infer<typeof mapTiles>>

import * as z from 'zod/mini'

/** Map tiles configured by the operator. */
export const mapTiles = z.object({
  /**
   * `raster`: an address with `{z}`, `{x}` and `{y}`; tiles are 256 px square, in Web Mercator. `archive`: a PMTiles archive of
   * vector tiles in the Protomaps basemap schema. Where nothing is said, as front servers before archives do, it is `raster`.
   */
  kind: z.optional(z.enum(['raster', 'archive'])),
  url: z.string(),
  /** Attribution that their provider requires. */
  attribution: z.string(),
})
export type MapTiles = Readonly<z.infer<typeof mapTiles>>

/** Whether an address names a PMTiles archive. */
export const isArchive = (url: string): boolean => URL.canParse(url) && new URL(url).pathname.endsWith('.pmtiles')

/** Path of a city's own archive on this site. Its id is the hash of its bytes, so what is at a path never changes. */
export const TILES_PATH = /^\/tiles\/([0-9a-f]{32})\.pmtiles$/
export const tilesPath = (id: string): string => `/tiles/${id}.pmtiles`

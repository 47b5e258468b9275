import * as z from 'zod/mini'

/** Layers of the public Protomaps basemap schema that a city's own tiles have. */
export const LAYERS = ['earth', 'landuse', 'water', 'roads', 'buildings', 'boundaries', 'places', 'pois'] as const
export type LayerName = (typeof LAYERS)[number]

const properties = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

/** What a feature says of itself in the words of the schema. `min_zoom`: the first zoom whose tiles hold it. */
export type MapProperties = Readonly<z.infer<typeof properties>> & { readonly kind: string; readonly min_zoom: number }

/** A feature before its position is known. */
export interface MapKind {
  readonly layer: LayerName
  readonly properties: MapProperties
}

export const mapFeature = z.object({
  layer: z.enum(LAYERS),
  shape: z.enum(['point', 'line', 'polygon']),
  properties,
  /** Positions of `[lon, lat]` end to end: one for a point or line, of a polygon the outer ring first. */
  parts: z.array(z.array(z.number())),
})
/** A feature with its place, as it is stored between reading the extract and slicing tiles. */
export type MapFeature = z.infer<typeof mapFeature>

/** Zooms of a city's tiles: MapLibre draws those of the last zoom larger where a page goes nearer. */
export const ZOOMS = { first: 11, last: 15 } as const

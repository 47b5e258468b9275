import * as z from 'zod/mini'
import type { LatLon, Position } from '../../walking/geo.ts'
import { ImportError } from '../pbf-file.ts'

const position = z.pipe(
  z.array(z.number()).check(z.minLength(2)),
  z.transform(([lon = 0, lat = 0]): Position => [lon, lat]),
)
const ring = z.array(position)
const geometry = z.union([
  z.pipe(
    z.object({ type: z.literal('Polygon'), coordinates: z.array(ring) }),
    z.transform(({ coordinates }) => [coordinates]),
  ),
  z.pipe(
    z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ring)) }),
    z.transform(({ coordinates }) => coordinates),
  ),
])
const feature = z.object({
  properties: z.object({ id: z.string(), name: z.string(), urls: z.object({ pbf: z.optional(z.string()) }) }),
  geometry: z.nullable(geometry),
})
const featureCollection = z.object({ features: z.array(z.unknown()) })

/** One extract that the service offers. */
export interface Region {
  readonly id: string
  readonly name: string
  readonly url: string
  /** Polygons with an outer ring first, then holes; positions are [lon, lat]. */
  readonly area: readonly (readonly (readonly Position[])[])[]
}

/** Whether a point lies within a ring (even–odd rule). */
function inRing({ lat, lon }: LatLon, ring: readonly Position[]): boolean {
  let inside = false
  let [x0, y0] = ring.at(-1) ?? [0, 0]
  for (const [x, y] of ring) {
    if (y > lat !== y0 > lat && lon < ((x0 - x) * (lat - y)) / (y0 - y) + x) inside = !inside
    ;[x0, y0] = [x, y]
  }
  return inside
}

const contains = ({ area }: Region, point: LatLon): boolean =>
  area.some((rings) => rings.filter((ring) => inRing(point, ring)).length % 2 === 1)

/** Twice the area of a ring as it is drawn: square degrees, enough to tell a city from its country. */
const sizeOf = (ring: readonly Position[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], at) => {
      const [x1, y1] = ring[(at + 1) % ring.length] ?? [x, y]
      return sum + x * y1 - x1 * y
    }, 0),
  )
const extentOf = ({ area }: Region): number => area.reduce((sum, [outer = []]) => sum + sizeOf(outer), 0)

/**
 * The regions of an index: GeoJSON features with `id`, `name` and `urls.pbf`, as the common extract services publish them. A feature of
 * another shape is passed over. Throws `ImportError` on what is no index; `base` completes addresses.
 */
export function readRegions(json: unknown, base: string): Region[] {
  const { success, data } = featureCollection.safeParse(json)
  if (!success) throw new ImportError(`${base} is not an index of extracts`)
  return data.features.flatMap((each) => {
    const read = feature.safeParse(each)
    if (!read.success || read.data.geometry === null) return []
    const { id, name, urls } = read.data.properties
    if (urls.pbf === undefined || !URL.canParse(urls.pbf, base)) return []
    return [{ id, name, url: new URL(urls.pbf, base).href, area: read.data.geometry }]
  })
}

/** The smallest region that holds a point; null when none does. */
export function smallestRegion(regions: readonly Region[], point: LatLon): Region | null {
  const [smallest] = regions.filter((region) => contains(region, point)).toSorted((a, b) => extentOf(a) - extentOf(b))
  return smallest ?? null
}

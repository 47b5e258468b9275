import * as z from 'zod/mini'
import { walkingSpeed } from './hotels.ts'
import { TILES_PATH } from './map-tiles.ts'
import { latitude, longitude } from './text.ts'

/** Map data around a point: walking isochrones, and streets where they are imported. */
export const reachRequest = z.object({
  lat: latitude,
  lon: longitude,
  /** Error bound of the point in metres; an imprecise point is not matched to streets. */
  precision: z.optional(z.number().check(z.gte(0), z.lte(1_000_000))),
  speed: z.optional(walkingSpeed),
  /** The caller draws vector tiles: where there are some, streets and water are left out. */
  drawsTiles: z.optional(z.boolean()),
})
export type ReachRequest = z.infer<typeof reachRequest>

const ring = z.array(z.tuple([z.number(), z.number()]))
export const reachArea = z.object({
  type: z.literal('Feature'),
  properties: z.object({ minutes: z.number() }),
  geometry: z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ring)) }),
})
export type ReachArea = z.infer<typeof reachArea>

export const reachResponse = z.object({
  /** `estimate`: no streets are known here, so the map draws circles of the estimate. */
  source: z.enum(['street', 'estimate']),
  /** GeoJSON, shortest walk first; empty for an estimate. */
  areas: z.array(reachArea),
  /** Lines as `packLine` writes them: most of an answer is streets. */
  streets: z.array(z.array(z.int()).check(z.minLength(4))),
  /** Seas, lakes and rivers: polygons of packed rings, the outer one first. */
  water: z.optional(z.array(z.array(z.array(z.int()).check(z.minLength(8))))),
  /** Path of the archive of vector tiles that shows the surroundings, in place of streets and water. */
  tiles: z.optional(z.string().check(z.regex(TILES_PATH))),
  credits: z.array(z.string()),
})
export type ReachResponse = z.infer<typeof reachResponse>

/** Packed positions are whole steps of 1e-5 degrees, about a metre. */
const STEPS = 1e5

/** A line of `[lon, lat]` as whole steps: the first position in full, every other as the difference to the one before. */
export const packLine = (line: readonly (readonly [number, number])[]): number[] => {
  let [x, y] = [0, 0]
  return line.flatMap(([lon, lat]) => {
    const [nextX, nextY] = [Math.round(lon * STEPS), Math.round(lat * STEPS)]
    const step = [nextX - x, nextY - y]
    x = nextX
    y = nextY
    return step
  })
}

/** The positions `[lon, lat]` of a packed line; a half pair at the end is left out. */
export const unpackLine = (packed: readonly number[]): [number, number][] => {
  let [x, y] = [0, 0]
  return Array.from({ length: Math.floor(packed.length / 2) }, (_, at) => {
    x += packed[2 * at] ?? 0
    y += packed[2 * at + 1] ?? 0
    return [x / STEPS, y / STEPS]
  })
}

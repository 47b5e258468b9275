import { contours } from 'd3-contour'
import { planeAt, rounded, type LatLon } from './geo.ts'
import { DEFAULT_SPEED, DETOUR, type Endpoint } from './minutes.ts'
import type { Streets } from './streets.ts'

/** Minutes asked for unless told otherwise. */
export const ISOCHRONE_MINUTES = [5, 10, 15, 20] as const
/** Cell of the raster the polygons are drawn from, metres; ground within `OFF_WAY` of a reached way counts as reached. */
const CELL = 20
const OFF_WAY = 40
const CIRCLE_POINTS = 64

export interface IsochroneOptions {
  readonly minutes?: readonly number[]
  /** m/s; brisk when left out. */
  readonly speed?: number
}

export interface Isochrone {
  readonly type: 'Feature'
  readonly properties: { readonly minutes: number; readonly source: 'street' | 'estimate' }
  readonly geometry: { readonly type: 'MultiPolygon'; readonly coordinates: number[][][][] }
}

/** Metres walked to reach each cell of a square round the centre (Infinity where no way leads), and where a cell lies. */
function rasterise(streets: Streets, centre: LatLon, reached: Float64Array, limit: number) {
  const plane = planeAt(centre)
  const half = Math.ceil((limit + 2 * OFF_WAY) / CELL)
  const width = 2 * half + 1
  const metres = new Float64Array(width * width).fill(Number.POSITIVE_INFINITY)
  const x = (lon: number) => half + plane.x(lon) / CELL
  const y = (lat: number) => half + plane.y(lat) / CELL
  const spread = Math.ceil(OFF_WAY / CELL)
  const mark = (px: number, py: number, walked: number) => {
    const [cx, cy] = [Math.round(px), Math.round(py)]
    for (let dy = -spread; dy <= spread; dy += 1) {
      for (let dx = -spread; dx <= spread; dx += 1) {
        const column = cx + dx
        const row = cy + dy
        if (column < 0 || row < 0 || column >= width || row >= width) continue
        const off = Math.hypot(column - px, row - py) * CELL
        const at = row * width + column
        if (off <= OFF_WAY && walked + off < (metres[at] ?? 0)) metres[at] = walked + off
      }
    }
  }
  const { graph, metres: lengths } = streets.network
  for (let edge = 0; edge < graph.from.length; edge += 1) {
    const a = reached[graph.from[edge] ?? 0] ?? Number.POSITIVE_INFINITY
    const b = reached[graph.to[edge] ?? 0] ?? Number.POSITIVE_INFINITY
    if (Math.min(a, b) > limit) continue
    const length = lengths[edge] ?? 0
    const from = streets.network.at(graph.from[edge] ?? 0)
    const to = streets.network.at(graph.to[edge] ?? 0)
    const steps = Math.max(1, Math.ceil(length / (CELL / 2)))
    for (let step = 0; step <= steps; step += 1) {
      const part = step / steps
      const walked = Math.min(a + part * length, b + (1 - part) * length)
      if (walked <= limit)
        mark(x(from.lon + part * (to.lon - from.lon)), y(from.lat + part * (to.lat - from.lat)), walked)
    }
  }
  const toLon = (px: number) => plane.lon((px - 0.5 - half) * CELL)
  const toLat = (py: number) => plane.lat((py - 0.5 - half) * CELL)
  return { width, metres, toLon, toLat }
}

/** Where one gets within so many minutes by the middle estimate: circles, and labelled as estimates. */
export function estimatedIsochrones(centre: LatLon, minutes: readonly number[], speed: number): Isochrone[] {
  const { lon, lat } = planeAt(centre)
  return minutes.map((limit) => {
    const radius = (limit * 60 * speed) / DETOUR.middle
    const ring = Array.from({ length: CIRCLE_POINTS }, (_, at) => {
      const angle = (at / CIRCLE_POINTS) * 2 * Math.PI
      return [rounded(lon(Math.cos(angle) * radius)), rounded(lat(Math.sin(angle) * radius))]
    })
    return {
      type: 'Feature',
      properties: { minutes: limit, source: 'estimate' },
      geometry: { type: 'MultiPolygon', coordinates: [[[...ring, ring[0] ?? []]]] },
    }
  })
}

/** Where one gets on mapped ways within so many minutes at `speed` m/s; null when the point is off the imported streets. */
export function streetIsochrones(
  streets: Streets,
  centre: Endpoint,
  minutes: readonly number[],
  speed: number,
): Isochrone[] | null {
  const start = streets.snap(centre)
  if (!start) return null
  const limit = Math.max(...minutes) * 60 * speed
  const raster = rasterise(streets, centre, streets.reach(start, limit), limit)
  // Contours enclose what is above a threshold, so nearness is drawn: metres left of the longest walk.
  const left = Array.from(raster.metres, (walked) => (Number.isFinite(walked) ? limit - walked : -limit))
  const draw = contours().size([raster.width, raster.width]).smooth(false)
  return minutes.map((time) => ({
    type: 'Feature',
    properties: { minutes: time, source: 'street' },
    geometry: {
      type: 'MultiPolygon',
      coordinates: draw
        .contour(left, limit - time * 60 * speed)
        .coordinates.map((polygon) =>
          polygon.map((ring) => ring.map(([px = 0, py = 0]) => [rounded(raster.toLon(px)), rounded(raster.toLat(py))])),
        ),
    },
  }))
}

/** Where one gets on foot from a point: on the first of the streets it lies on, else circles. */
export function isochrones(
  covering: readonly Streets[],
  point: Endpoint,
  { minutes = ISOCHRONE_MINUTES, speed = DEFAULT_SPEED }: IsochroneOptions = {},
): readonly Isochrone[] {
  for (const streets of covering) {
    const found = streetIsochrones(streets, point, minutes, speed)
    if (found) return found
  }
  return estimatedIsochrones(point, minutes, speed)
}

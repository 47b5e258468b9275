import { around } from 'geokdbush'
import KDBush from 'kdbush'

/** Degrees. */
export interface LatLon {
  readonly lat: number
  readonly lon: number
}
/** A position as GeoJSON has it. */
export type Position = [lon: number, lat: number]
/** Degrees. */
export interface Box {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** Mean Earth radius (IUGG), metres. */
export const EARTH_RADIUS = 6_371_008.8
/** Metres in a degree of latitude on that sphere. */
export const METRES_PER_DEGREE = 111_195
const RAD = Math.PI / 180

/** Angle between two points seen from the centre of the sphere, radians (haversine). */
export function centralAngle(aLat: number, aLon: number, bLat: number, bLon: number): number {
  const dLat = Math.sin(((bLat - aLat) * RAD) / 2)
  const dLon = Math.sin(((bLon - aLon) * RAD) / 2)
  const h = dLat * dLat + Math.cos(aLat * RAD) * Math.cos(bLat * RAD) * dLon * dLon
  return 2 * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Great-circle distance in metres. */
export const distance = (aLat: number, aLon: number, bLat: number, bLon: number): number =>
  EARTH_RADIUS * centralAngle(aLat, aLon, bLat, bLon)

/** Great-circle distance between two points, metres. */
export const between = (a: LatLon, b: LatLon): number => distance(a.lat, a.lon, b.lat, b.lon)

/** Metres east and north of a point, and back; flat, for the few kilometres of a walk. */
export function planeAt(origin: LatLon) {
  const perLon = METRES_PER_DEGREE * Math.cos(origin.lat * RAD)
  return {
    x: (lon: number): number => (lon - origin.lon) * perLon,
    y: (lat: number): number => (lat - origin.lat) * METRES_PER_DEGREE,
    lon: (x: number): number => origin.lon + x / perLon,
    lat: (y: number): number => origin.lat + y / METRES_PER_DEGREE,
  }
}

/** The square of `radius` metres round a point. */
export function boxAround({ lat, lon }: LatLon, radius: number): Box {
  const dLat = radius / METRES_PER_DEGREE
  // A hundredth keeps the box finite at the poles.
  const dLon = dLat / Math.max(0.01, Math.cos(lat * RAD))
  return { south: lat - dLat, west: lon - dLon, north: lat + dLat, east: lon + dLon }
}

export const inBox = ({ south, west, north, east }: Box, lat: number, lon: number): boolean =>
  lat >= south && lat <= north && lon >= west && lon <= east

/** What two boxes that touch have in common. */
export const overlap = (a: Box, b: Box): Box => ({
  south: Math.max(a.south, b.south),
  west: Math.max(a.west, b.west),
  north: Math.min(a.north, b.north),
  east: Math.min(a.east, b.east),
})

/** The smallest box round some points; turned inside out before the first. */
export class Extent implements Box {
  south = 90
  west = 180
  north = -90
  east = -180

  add(lat: number, lon: number): void {
    this.south = Math.min(this.south, lat)
    this.west = Math.min(this.west, lon)
    this.north = Math.max(this.north, lat)
    this.east = Math.max(this.east, lon)
  }
}

export const middle = (points: readonly LatLon[]): LatLon => ({
  lat: points.reduce((sum, point) => sum + point.lat, 0) / points.length,
  lon: points.reduce((sum, point) => sum + point.lon, 0) / points.length,
})

/** To 1e-6 degrees, a hand's breadth. */
export const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6
export const roundedPoint = ({ lat, lon }: LatLon): LatLon => ({ lat: rounded(lat), lon: rounded(lon) })

/** Where along the segment from the origin to (dx, dy) a point of the plane is nearest, 0 to 1. */
export function alongSegment(px: number, py: number, dx: number, dy: number): number {
  const length = dx * dx + dy * dy
  return length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length))
}

/** How far a segment passes from the point a plane lies round, metres, and where along it (0 to 1) it is nearest. */
export function nearestOn({ x, y }: ReturnType<typeof planeAt>, a: LatLon, b: LatLon): { off: number; along: number } {
  const [px, py, dx, dy] = [-x(a.lon), -y(a.lat), x(b.lon) - x(a.lon), y(b.lat) - y(a.lat)]
  const along = alongSegment(px, py, dx, dy)
  return { off: Math.hypot(px - along * dx, py - along * dy), along }
}

export interface Near<T> {
  readonly item: T
  /** Great-circle metres. */
  readonly metres: number
}

/** A kd-tree over rows with a position: nearest first, no allocation per row not returned. */
export class PointIndex<T extends LatLon> {
  readonly items: readonly T[]
  readonly #tree: KDBush

  constructor(items: readonly T[]) {
    this.items = items
    // KDBush refuses an empty set only when it is finished without points; one far-off filler is filtered out below.
    this.#tree = new KDBush(Math.max(1, items.length))
    for (const item of items) this.#tree.add(item.lon, item.lat)
    if (items.length === 0) this.#tree.add(0, 0)
    this.#tree.finish()
  }

  /** All rows within `radius` metres, in no order: cheaper than `near` where the order is another one anyway. */
  within(point: LatLon, radius: number): Near<T>[] {
    const { south, west, north, east } = boxAround(point, radius)
    const rows: Near<T>[] = []
    // A box over the antimeridian goes on at the other side of the map.
    for (const turn of [0, ...(west < -180 ? [360] : []), ...(east > 180 ? [-360] : [])]) {
      for (const at of this.#tree.range(west + turn, south, east + turn, north)) {
        const item = this.items[at]
        const metres = item ? between(point, item) : Number.POSITIVE_INFINITY
        if (item && metres <= radius) rows.push({ item, metres })
      }
    }
    return rows
  }

  /** Up to `limit` rows within `radius` metres, nearest first. */
  near(point: LatLon, radius: number, limit = Number.POSITIVE_INFINITY, keep?: (item: T) => boolean): Near<T>[] {
    if (this.items.length === 0) return []
    const predicate = keep
      ? (at: number) => {
          const item = this.items[at]
          return item !== undefined && keep(item)
        }
      : undefined
    const found = around(this.#tree, point.lon, point.lat, limit, radius / 1000, predicate)
    const rows: Near<T>[] = []
    for (const at of found) {
      const item = this.items[at]
      if (item) rows.push({ item, metres: between(point, item) })
    }
    return rows
  }
}

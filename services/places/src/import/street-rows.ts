import type { AddressRow } from '../data/rows.ts'
import { between, boxAround, middle, roundedPoint, type LatLon } from '../walking/geo.ts'
import type { Home } from './build-rows.ts'
import type { Scan } from './scan.ts'
import { ExternalIdSort } from './external-id-sort.ts'

/** Parts further apart than this are two streets of the same name, metres. */
const STREET_GAP = 800
interface StreetPart {
  readonly points: LatLon[]
  south: number
  north: number
  west: number
  east: number
}

function add(part: StreetPart, points: readonly LatLon[]): void {
  for (const point of points) {
    part.points.push(point)
    part.south = Math.min(part.south, point.lat)
    part.north = Math.max(part.north, point.lat)
    part.west = Math.min(part.west, point.lon)
    part.east = Math.max(part.east, point.lon)
  }
}

function near(part: StreetPart, at: LatLon): boolean {
  const { south, west, north, east } = boxAround(at, STREET_GAP)
  if (part.north < south || part.south > north || part.east < west || part.west > east) return false
  return part.points.some((point) => between(point, at) < STREET_GAP)
}

function row(name: string, points: readonly LatLon[], home: Home): AddressRow {
  const centre = middle(points)
  // A point of the street itself: the mean of a bent street may lie in a block.
  const far = (point: LatLon) => between(point, centre)
  const on = points.reduce((best, point) => (far(point) < far(best) ? point : best))
  const reach = points.reduce((most, point) => Math.max(most, between(point, on)), 0)
  return { name, ...roundedPoint(on), ...home, precision: Math.max(20, Math.round(reach)) }
}

/** Above every index in the file of ways; street and index are packed into one number, to be sorted on disk. */
const INDEX_RANGE = 2 ** 32

/** The named ways in the order of their streets, then of the file. */
function* namedWays(scan: Scan, folder: string): Generator<{ readonly own: number; readonly at: number }> {
  const keys = new ExternalIdSort(folder, 'named')
  for (const { street, at } of scan.ways.all()) if (street >= 0) keys.add(street * INDEX_RANGE + at)
  for (const { id } of keys.sorted()) yield { own: Math.floor(id / INDEX_RANGE), at: id % INDEX_RANGE }
}

/**
 * Named ways merged into streets: one row per name and neighbourhood, with half its extent as the error bound. One name
 * is in memory at a time; they are sorted in `folder`.
 */
export function* streetRows(scan: Scan, home: Home, folder: string): Generator<AddressRow> {
  let street = -1
  let parts: StreetPart[] = []
  const finished = function* (): Generator<AddressRow> {
    for (const { points } of parts) yield row(scan.streetNames[street] ?? '', points, home)
  }
  const ways = scan.ways.reader()
  try {
    for (const { own, at } of namedWays(scan, folder)) {
      if (own !== street) {
        yield* finished()
        street = own
        parts = []
      }
      const points = [...ways.refs(at)].flatMap((id) => scan.nodes.at(id) ?? [])
      const [first] = points
      if (!first) continue
      let part = parts.find((each) => near(each, first))
      if (!part) {
        part = { points: [], south: 90, north: -90, west: 180, east: -180 }
        parts.push(part)
      }
      add(part, points)
    }
    yield* finished()
  } finally {
    ways.close()
  }
}

import type { AddressRow } from '../data/rows.ts'
import { between, boxAround, Extent, middle, roundedPoint, type LatLon } from '../walking/geo.ts'
import type { Scan } from './scan.ts'
import { ExternalIdSort } from './external-id-sort.ts'

/** The city and country of objects without their own. */
export type Home = Pick<AddressRow, 'city' | 'country'>

/** Parts further apart than this are two streets of the same name, metres. */
const STREET_GAP = 800
interface StreetPart {
  readonly points: LatLon[]
  readonly extent: Extent
}

function near({ points, extent }: StreetPart, at: LatLon): boolean {
  const { south, west, north, east } = boxAround(at, STREET_GAP)
  if (extent.north < south || extent.south > north || extent.east < west || extent.west > east) return false
  return points.some((point) => between(point, at) < STREET_GAP)
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
function* namedWays(scan: Scan): Generator<{ readonly own: number; readonly at: number }> {
  const keys = new ExternalIdSort(scan.folder, 'named')
  for (const { street, at } of scan.ways.all()) if (street >= 0) keys.add(street * INDEX_RANGE + at)
  for (const { id } of keys.sorted()) yield { own: Math.floor(id / INDEX_RANGE), at: id % INDEX_RANGE }
}

/**
 * Named ways merged into streets: one row per name and neighbourhood, with half its extent as the error bound. One name
 * is in memory at a time; they are sorted in the folder of the scan.
 */
export function* streetRows(scan: Scan, home: Home): Generator<AddressRow> {
  let street = -1
  let parts: StreetPart[] = []
  const finished = function* (): Generator<AddressRow> {
    for (const { points } of parts) yield row(scan.streetNames[street] ?? '', points, home)
  }
  const ways = scan.ways.reader()
  try {
    for (const { own, at } of namedWays(scan)) {
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
        part = { points: [], extent: new Extent() }
        parts.push(part)
      }
      for (const point of points) {
        part.points.push(point)
        part.extent.add(point.lat, point.lon)
      }
    }
    yield* finished()
  } finally {
    ways.close()
  }
}

import { distance } from '../geo/distance.ts'
import type { AddressRow, LatLon } from '../store/rows.ts'
import type { Home } from './build-rows.ts'
import { middle, position, rounded } from './positions.ts'
import type { Scan } from './scan.ts'
import { WantedIds } from './wanted-ids.ts'

/** Pieces of one street further apart than this are two streets of a name, metres. */
const STREET_GAP = 800
/** More than the gap in degrees of latitude: a point further from a piece's box needs no closer look. */
const BOX_GAP = 0.008
/** No street reaches closer to a pole; keeps the box wide enough in degrees of longitude. */
const NEAREST_POLE = 0.2

interface Piece {
  readonly points: LatLon[]
  south: number
  north: number
  west: number
  east: number
}

function add(piece: Piece, points: readonly LatLon[]): void {
  for (const point of points) {
    piece.points.push(point)
    piece.south = Math.min(piece.south, point.lat)
    piece.north = Math.max(piece.north, point.lat)
    piece.west = Math.min(piece.west, point.lon)
    piece.east = Math.max(piece.east, point.lon)
  }
}

function near(piece: Piece, { lat, lon }: LatLon): boolean {
  const wide = BOX_GAP / Math.max(NEAREST_POLE, Math.cos((lat * Math.PI) / 180))
  if (lat < piece.south - BOX_GAP || lat > piece.north + BOX_GAP) return false
  if (lon < piece.west - wide || lon > piece.east + wide) return false
  return piece.points.some((point) => distance(point.lat, point.lon, lat, lon) < STREET_GAP)
}

function row(name: string, points: readonly LatLon[], home: Home): AddressRow {
  const centre = middle(points)
  // A point of the street itself: the mean of a bent street may lie in a block.
  const far = (point: LatLon) => distance(point.lat, point.lon, centre.lat, centre.lon)
  const on = points.reduce((best, point) => (far(point) < far(best) ? point : best))
  const reach = points.reduce((most, point) => Math.max(most, distance(point.lat, point.lon, on.lat, on.lon)), 0)
  return { name, ...rounded(on), ...home, precision: Math.max(20, Math.round(reach)) }
}

/** Above every place in the file of ways; street and place are one number, to be sorted on disk. */
const PLACES = 2 ** 32

/** The named ways in the order of their streets, then of the file. */
function* namedWays(scan: Scan, folder: string): Generator<{ readonly own: number; readonly at: number }> {
  const keys = new WantedIds(folder, 'named')
  for (const { street, at } of scan.ways.all()) if (street >= 0) keys.add(street * PLACES + at)
  for (const { id } of keys.sorted()) yield { own: Math.floor(id / PLACES), at: id % PLACES }
}

/**
 * Named ways joined into streets: one row per name and neighbourhood, with half its extent as the error bound. One name
 * is in memory at a time; their order is made in `folder`.
 */
export function* streetRows(scan: Scan, home: Home, folder: string): Generator<AddressRow> {
  let street = -1
  let pieces: Piece[] = []
  const finished = function* (): Generator<AddressRow> {
    for (const { points } of pieces) yield row(scan.streetNames[street] ?? '', points, home)
  }
  const ways = scan.ways.reader()
  try {
    for (const { own, at } of namedWays(scan, folder)) {
      if (own !== street) {
        yield* finished()
        street = own
        pieces = []
      }
      const points = [...ways.refs(at)].flatMap((id) => position(scan, id) ?? [])
      const [first] = points
      if (!first) continue
      let piece = pieces.find((each) => near(each, first))
      if (!piece) {
        piece = { points: [], south: 90, north: -90, west: 180, east: -180 }
        pieces.push(piece)
      }
      add(piece, points)
    }
    yield* finished()
  } finally {
    ways.close()
  }
}

import { distance } from './geo.ts'
import type { LatLon } from '../data/rows.ts'
import { Network } from './network.ts'
import type { PackedGraph } from '../import/graph-file.ts'
import { Snapper, type Snap } from './snap.ts'

/** A position known no better than this is not worth a route to the metre. */
const ROUTE_PRECISION = 250
/** Search limit: a way this many times the straight line is taken for a gap in the map, not a walk. */
const MAX_DETOUR = 4
const MIN_LIMIT = 2_000

export type Bounds = readonly [south: number, west: number, north: number, east: number]

/** A position, and how far off it may be (metres). */
type Place = LatLon & { readonly precision?: number }

/** A walk along mapped ways. */
export interface StreetRoute {
  readonly metres: number
  /** No way outside the extract can be shorter than this, metres; below `metres` the map's edge leaves a doubt. */
  readonly outside: number
}

/** Shortest way between two points that touches the edge of the extract: the straight line reflected at each side. */
function roundTheEdge(a: LatLon, b: LatLon, [south, west, north, east]: Bounds): number {
  const flipLat = (edge: number) => distance(a.lat, a.lon, 2 * edge - b.lat, b.lon)
  const flipLon = (edge: number) => distance(a.lat, a.lon, b.lat, 2 * edge - b.lon)
  return Math.min(flipLat(south), flipLat(north), flipLon(west), flipLon(east))
}

/** One extract's streets. */
export class Streets {
  readonly network: Network
  readonly bounds: Bounds
  readonly #snapper: Snapper

  constructor(graph: PackedGraph, bounds: Bounds) {
    this.network = new Network(graph)
    this.#snapper = new Snapper(this.network)
    this.bounds = bounds
  }

  covers(point: LatLon): boolean {
    const [south, west, north, east] = this.bounds
    return point.lat >= south && point.lat <= north && point.lon >= west && point.lon <= east
  }

  snap(point: Place): Snap | null {
    if ((point.precision ?? 0) >= ROUTE_PRECISION || !this.covers(point)) return null
    return this.#snapper.nearest(point)
  }

  /** Metres from a snapped start to every vertex, within `limit` metres. */
  reach(start: Snap, limit: number): Float64Array {
    const { graph, metres } = this.network
    const length = metres[start.edge] ?? 0
    return this.network.reach(
      [
        { vertex: graph.from[start.edge] ?? 0, metres: start.off + start.along * length },
        { vertex: graph.to[start.edge] ?? 0, metres: start.off + (1 - start.along) * length },
      ],
      limit,
    )
  }

  /** Metres on foot from a start whose reach is known to a snapped end; Infinity without a way. */
  metresTo(start: Snap, reached: Float64Array, end: Snap): number {
    const { graph, metres } = this.network
    const length = metres[end.edge] ?? 0
    const byFrom = (reached[graph.from[end.edge] ?? 0] ?? Number.POSITIVE_INFINITY) + end.along * length
    const byTo = (reached[graph.to[end.edge] ?? 0] ?? Number.POSITIVE_INFINITY) + (1 - end.along) * length
    const sameEdge =
      start.edge === end.edge ? start.off + Math.abs(start.along - end.along) * length : Number.POSITIVE_INFINITY
    return Math.min(byFrom, byTo, sameEdge) + end.off
  }

  /**
   * Walks from one point to many, in their order; null where the streets do not say (off the map, no way found). Whoever
   * asks for many starts hands in the snapped ends: finding them costs more than the walk.
   */
  routes(from: Place, to: readonly Place[], ends = to.map((point) => this.snap(point))): (StreetRoute | null)[] {
    const start = this.snap(from)
    if (!start) return to.map(() => null)
    const straight = to.map((point) => distance(from.lat, from.lon, point.lat, point.lon))
    const furthest = ends.reduce((most, end, at) => (end ? Math.max(most, straight[at] ?? 0) : most), 0)
    const limit = Math.max(MIN_LIMIT, furthest * MAX_DETOUR)
    const reached = this.reach(start, limit)
    return ends.map((end, at) => {
      const target = to[at]
      if (!end || !target) return null
      const metres = this.metresTo(start, reached, end)
      if (metres > Math.max(MIN_LIMIT, (straight[at] ?? 0) * MAX_DETOUR)) return null
      return { metres, outside: roundTheEdge(from, target, this.bounds) }
    })
  }
}

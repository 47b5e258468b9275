import { boxAround, distance, inBox, nearestOn, planeAt, type Box, type LatLon } from './geo.ts'
import { Network, type PackedGraph } from './network.ts'

/** A position off by this much allows neither a route to the metre nor whole minutes. */
export const COARSE_METRES = 250
/** Cell of the grid that finds ways near a point, degrees (about 110 m of latitude). */
const CELL = 0.001
/** Further from every way than this and a point is not on the network, metres. */
export const SNAP_METRES = 150
/** Search limit: a way this many times the straight line is taken for a gap in the map, not a walk. */
const MAX_DETOUR = 4
const MIN_LIMIT = 2_000

/** A position, and how far off it may be (metres). */
type Place = LatLon & { readonly precision?: number }

/** A walk along mapped ways. */
export interface StreetRoute {
  readonly metres: number
  /** No way outside the extract can be shorter than this, metres; below `metres` the map's edge leaves a doubt. */
  readonly outside: number
}

/** Shortest way between two points that touches the edge of the extract: the straight line reflected at each side. */
export function roundTheEdge(a: LatLon, b: LatLon, { south, west, north, east }: Box): number {
  const flipLat = (edge: number) => distance(a.lat, a.lon, 2 * edge - b.lat, b.lon)
  const flipLon = (edge: number) => distance(a.lat, a.lon, b.lat, 2 * edge - b.lon)
  return Math.min(flipLat(south), flipLat(north), flipLon(west), flipLon(east))
}

/** The nearest point of a way. */
export interface Snap {
  readonly edge: number
  /** Where along the edge, 0 at `from`. */
  readonly along: number
  /** Metres from the point to the way. */
  readonly off: number
}

/** Finds the nearest walkable segment to a point. Distances are planar: within 150 m the error is below a millimetre. */
class EdgeGrid {
  readonly #network: Network
  readonly #cells = new Map<number, number[]>()

  constructor(network: Network) {
    this.#network = network
    const { lat, lon, from, to } = network.graph
    for (let edge = 0; edge < from.length; edge += 1) {
      if (network.routable[edge] === 0) continue
      const a = from[edge] ?? 0
      const b = to[edge] ?? 0
      const [y0, y1] = cellsTouched(lat[a] ?? 0, lat[b] ?? 0)
      const [x0, x1] = cellsTouched(lon[a] ?? 0, lon[b] ?? 0)
      for (let y = y0; y <= y1; y += 1) {
        for (let x = x0; x <= x1; x += 1) {
          const key = cellKey(y, x)
          const list = this.#cells.get(key)
          if (list) list.push(edge)
          else this.#cells.set(key, [edge])
        }
      }
    }
  }

  /** The nearest way within reach, or null; edges that are 1 in `closed` are passed over. */
  nearest(point: LatLon, closed: Uint8Array | null): Snap | null {
    const { graph } = this.#network
    const plane = planeAt(point)
    const { south, west, north, east } = boxAround(point, SNAP_METRES)
    let best: Snap | null = null
    for (let row = Math.floor(south / CELL); row <= Math.floor(north / CELL); row += 1) {
      for (let column = Math.floor(west / CELL); column <= Math.floor(east / CELL); column += 1) {
        for (const edge of this.#cells.get(cellKey(row, column)) ?? []) {
          if (closed?.[edge] === 1) continue
          const [a, b] = [this.#network.at(graph.from[edge] ?? 0), this.#network.at(graph.to[edge] ?? 0)]
          const { off, along } = nearestOn(plane, a, b)
          if (off <= SNAP_METRES && (!best || off < best.off)) best = { edge, along, off }
        }
      }
    }
    return best
  }
}

/** Cells an edge touches, from two positions in 1e-7 degrees. */
const cellsTouched = (a: number, b: number): [number, number] => [
  Math.floor(Math.min(a, b) / 1e7 / CELL),
  Math.floor(Math.max(a, b) / 1e7 / CELL),
]
const cellKey = (y: number, x: number): number => y * 1_000_000 + x

/** One extract's streets; made ready for routing when first needed. */
export class Streets {
  readonly box: Box
  /** Day of the data, YYYY-MM-DD or a part of it; null where nobody knows. */
  readonly dataOf: string | null
  readonly #graph: PackedGraph
  #network: Network | null = null
  #edges: EdgeGrid | null = null
  /** Rows that were snapped before, with and without steps: a row never moves. */
  readonly #snapped = { any: new WeakMap<Place, Snap | null>(), stepFree: new WeakMap<Place, Snap | null>() }

  constructor(graph: PackedGraph, box: Box, dataOf: string | null = null) {
    this.#graph = graph
    this.box = box
    this.dataOf = dataOf
  }

  get network(): Network {
    return (this.#network ??= new Network(this.#graph))
  }

  covers({ lat, lon }: LatLon): boolean {
    return inBox(this.box, lat, lon)
  }

  snap(point: Place, stepFree = false): Snap | null {
    if ((point.precision ?? 0) >= COARSE_METRES || !this.covers(point)) return null
    this.#edges ??= new EdgeGrid(this.network)
    return this.#edges.nearest(point, stepFree ? this.network.barred : null)
  }

  /** As `snap`, remembered for as long as the row itself is kept. */
  snapRow(row: Place, stepFree = false): Snap | null {
    const known = this.#snapped[stepFree ? 'stepFree' : 'any']
    let found = known.get(row)
    if (found === undefined) {
      found = this.snap(row, stepFree)
      known.set(row, found)
    }
    return found
  }

  /** Metres from a snapped start to every vertex, within `limit` metres; `stepFree` leaves out steps and other barriers. */
  reach(start: Snap, limit: number, stepFree = false): Float64Array {
    const { graph, metres } = this.network
    const length = metres[start.edge] ?? 0
    return this.network.reach(
      [
        { vertex: graph.from[start.edge] ?? 0, metres: start.off + start.along * length },
        { vertex: graph.to[start.edge] ?? 0, metres: start.off + (1 - start.along) * length },
      ],
      limit,
      stepFree,
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
   * asks for many starts hands in the snapped ends: finding them costs more than the walk. `stepFree` finds walks without steps.
   */
  routes(
    from: Place,
    to: readonly Place[],
    ends = to.map((point) => this.snap(point)),
    stepFree = false,
  ): (StreetRoute | null)[] {
    const start = this.snap(from, stepFree)
    if (!start) return to.map(() => null)
    const straight = to.map((point) => distance(from.lat, from.lon, point.lat, point.lon))
    const furthest = ends.reduce((most, end, at) => (end ? Math.max(most, straight[at] ?? 0) : most), 0)
    const limit = Math.max(MIN_LIMIT, furthest * MAX_DETOUR)
    const reached = this.reach(start, limit, stepFree)
    return ends.map((end, at) => {
      const target = to[at]
      if (!end || !target) return null
      const metres = this.metresTo(start, reached, end)
      if (metres > Math.max(MIN_LIMIT, (straight[at] ?? 0) * MAX_DETOUR)) return null
      return { metres, outside: roundTheEdge(from, target, this.box) }
    })
  }
}

import { EdgeGrid, type Snap } from './edge-grid.ts'
import type { RouteProfile } from '@site/contracts/route'
import { distance, inBox, type Box, type LatLon } from './geo.ts'
import { Network, type PackedGraph } from './network.ts'
import { profileOf, rowMetres, type Profile } from './profiles.ts'
import { WaySearch, type FoundWay } from './way-search.ts'

/** A position off by this much allows neither a route to the metre nor whole minutes. */
export const COARSE_METRES = 250
/** Search limit: a way this many times the straight line is taken for a gap in the map, not a walk. */
const MAX_DETOUR = 4
const MIN_LIMIT = 2_000

/** A position, and how far off it may be (metres). */
type Place = LatLon & { readonly precision?: number }

/** Metres of the longest way that is taken for a walk between points so far apart. */
const longestWalk = (straight: number): number => Math.max(MIN_LIMIT, straight * MAX_DETOUR)

/** A walk along mapped ways. */
export interface StreetRoute {
  readonly metres: number
  /** No way outside the extract can be shorter than this, metres; below `metres` the map's edge leaves a doubt. */
  readonly outside: number
}

/** A walk along mapped ways with the edges it takes, and where its ends meet the streets. */
export interface StreetWay extends FoundWay, StreetRoute {
  readonly start: Snap
  readonly end: Snap
}

/** Shortest way between two points that touches the edge of the extract: the straight line reflected at each side. */
export function roundTheEdge(a: LatLon, b: LatLon, { south, west, north, east }: Box): number {
  const flipLat = (edge: number) => distance(a.lat, a.lon, 2 * edge - b.lat, b.lon)
  const flipLon = (edge: number) => distance(a.lat, a.lon, b.lat, 2 * edge - b.lon)
  return Math.min(flipLat(south), flipLat(north), flipLon(west), flipLon(east))
}

/** One extract's streets; made ready for routing when first needed. */
export class Streets {
  readonly box: Box
  /** Day of the data, YYYY-MM-DD or a part of it; null where nobody knows. */
  readonly dataOf: string | null
  readonly #graph: PackedGraph
  #network: Network | null = null
  #edges: EdgeGrid | null = null
  #search: WaySearch | null = null
  #rowMetres: Float64Array | null = null
  readonly #profiles = new Map<RouteProfile, Profile>()
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

  get grid(): EdgeGrid {
    return (this.#edges ??= new EdgeGrid(this.network))
  }

  /** Metres of each row of the ways: of each flight of steps, that is. */
  get rowMetres(): Float64Array {
    return (this.#rowMetres ??= rowMetres(this.network))
  }

  covers({ lat, lon }: LatLon): boolean {
    return inBox(this.box, lat, lon)
  }

  snap(point: Place, stepFree = false): Snap | null {
    return this.#nearest(point, stepFree ? this.network.barred : null)
  }

  #nearest(point: Place, closed: Uint8Array | null): Snap | null {
    if ((point.precision ?? 0) >= COARSE_METRES || !this.covers(point)) return null
    return this.grid.nearest(point, closed)
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
    const reached = this.reach(start, longestWalk(furthest), stepFree)
    return ends.map((end, at) => {
      const target = to[at]
      if (!end || !target) return null
      const metres = this.metresTo(start, reached, end)
      if (metres > longestWalk(straight[at] ?? 0)) return null
      return { metres, outside: roundTheEdge(from, target, this.box) }
    })
  }
  /** The way between two points edge by edge, as long as `routes` says; null where the streets have none for the profile. */
  way(from: Place, to: Place, name: RouteProfile): StreetWay | null {
    const profile = this.#profiles.get(name) ?? profileOf(this.network, name)
    this.#profiles.set(name, profile)
    const [start, end] = [this.#nearest(from, profile.closed), this.#nearest(to, profile.closed)]
    if (!start || !end) return null
    this.#search ??= new WaySearch(this.network)
    const limit = longestWalk(distance(from.lat, from.lon, to.lat, to.lon))
    const found = this.#search.find(start, end, profile, limit)
    return found && { ...found, start, end, outside: roundTheEdge(from, to, this.box) }
  }
}

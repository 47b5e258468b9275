import type { Snap } from './edge-grid.ts'
import { Heap, type Network } from './network.ts'
import type { Profile } from './profiles.ts'

/** An edge, or the end of one, as it is walked: shares of its length from `from`, the second below the first when backwards. */
export interface Leg {
  readonly edge: number
  readonly from: number
  readonly to: number
}

export interface FoundWay {
  /** From door to door, as `Streets.metresTo` counts them. */
  readonly metres: number
  /** Level metres that take as long. */
  readonly cost: number
  readonly legs: readonly Leg[]
}

/** The edge of each entry in a network's list of neighbours. */
function edgesOfNeighbours({ graph, offsets, neighbours }: Network): Uint32Array {
  const next = offsets.slice(0, -1)
  const edges = new Uint32Array(neighbours.length)
  const link = (vertex: number, edge: number) => {
    const at = next[vertex] ?? 0
    edges[at] = edge
    next[vertex] = at + 1
  }
  for (const [edge, from] of graph.from.entries()) {
    link(from, edge)
    link(graph.to[edge] ?? 0, edge)
  }
  return edges
}

const NOWHERE = -1

/** Shortest ways between two points, edge by edge (Dijkstra 1959, left when the end is reached). */
export class WaySearch {
  readonly #network: Network
  readonly #edges: Uint32Array
  readonly #heap = new Heap()

  constructor(network: Network) {
    this.#network = network
    this.#edges = edgesOfNeighbours(network)
  }

  /** The quickest way of at most `limit` level metres; null when there is none. */
  find(start: Snap, end: Snap, profile: Profile, limit: number): FoundWay | null {
    const { graph, metres, offsets, neighbours } = this.#network
    const { closed, slowness } = profile
    const costOf = (edge: number) => (metres[edge] ?? 0) * (slowness?.[graph.way[edge] ?? 0] ?? 1)
    const found = new Float64Array(graph.lat.length).fill(Number.POSITIVE_INFINITY)
    /** The entry of `neighbours` by which each vertex was reached. */
    const via = new Int32Array(graph.lat.length).fill(NOWHERE)
    const heap = this.#heap
    heap.clear()
    const [first, last] = [costOf(start.edge), costOf(end.edge)]
    const [endFrom, endTo] = [graph.from[end.edge] ?? 0, graph.to[end.edge] ?? 0]
    const begin = (vertex: number, cost: number) => {
      if (cost >= (found[vertex] ?? 0)) return
      found[vertex] = cost
      heap.push(cost, vertex)
    }
    begin(graph.from[start.edge] ?? 0, start.off + start.along * first)
    begin(graph.to[start.edge] ?? 0, start.off + (1 - start.along) * first)
    let best =
      start.edge === end.edge ? start.off + Math.abs(start.along - end.along) * first : Number.POSITIVE_INFINITY
    let by = NOWHERE
    while (heap.size > 0 && heap.minKey < best && heap.minKey <= limit) {
      const cost = heap.minKey
      const vertex = heap.pop()
      if (cost > (found[vertex] ?? 0)) continue
      if (vertex === endFrom && cost + end.along * last < best) [best, by] = [cost + end.along * last, vertex]
      if (vertex === endTo && cost + (1 - end.along) * last < best) [best, by] = [cost + (1 - end.along) * last, vertex]
      const past = offsets[vertex + 1] ?? 0
      for (let at = offsets[vertex] ?? 0; at < past; at += 1) {
        const edge = this.#edges[at] ?? 0
        if (closed?.[edge] === 1) continue
        const other = neighbours[at] ?? 0
        const there = cost + costOf(edge)
        if (there < (found[other] ?? 0)) {
          found[other] = there
          via[other] = at
          heap.push(there, other)
        }
      }
    }
    const cost = best + end.off
    if (cost > limit) return null
    const legs =
      by === NOWHERE ? [{ edge: start.edge, from: start.along, to: end.along }] : this.#legs(start, end, by, via)
    if (!slowness) return { metres: cost, cost, legs }
    const walked = legs.reduce((sum, { edge, from, to }) => sum + Math.abs(to - from) * (metres[edge] ?? 0), 0)
    return { metres: start.off + walked + end.off, cost, legs }
  }

  /** Back from the vertex the end was reached by. */
  #legs(start: Snap, end: Snap, by: number, via: Int32Array): Leg[] {
    const { from, to } = this.#network.graph
    const shareAt = (edge: number, vertex: number) => (from[edge] === vertex ? 0 : 1)
    const back: Leg[] = [{ edge: end.edge, from: shareAt(end.edge, by), to: end.along }]
    let vertex = by
    for (let at = via[vertex] ?? NOWHERE; at !== NOWHERE; at = via[vertex] ?? NOWHERE) {
      const edge = this.#edges[at] ?? 0
      const share = shareAt(edge, vertex)
      back.push({ edge, from: 1 - share, to: share })
      vertex = (share === 0 ? to[edge] : from[edge]) ?? 0
    }
    back.push({ edge: start.edge, from: start.along, to: shareAt(start.edge, vertex) })
    // A door at the very end of an edge adds nothing to the way.
    const walked = back.toReversed().filter((leg) => leg.from !== leg.to)
    return walked.length > 0 ? walked : [{ edge: end.edge, from: end.along, to: end.along }]
  }
}

import { between, type LatLon } from './geo.ts'
import { hasFlag, kindOf, NODE_MARKS, type WayTable } from './way-tags.ts'

/**
 * Walkable ways as a graph: every node of a way is a vertex, every segment between neighbours an edge both ways.
 * Positions are 1e-7 degrees.
 */
export interface PackedGraph {
  readonly lat: Int32Array
  readonly lon: Int32Array
  readonly from: Uint32Array
  readonly to: Uint32Array
  /** The row of each edge in `ways`. */
  readonly way: Uint16Array | Uint32Array
  /** What each vertex means to whoever passes it, as `NODE_MARKS` packs it. */
  readonly marks: Uint8Array
  readonly ways: WayTable
}

/** A binary min-heap of (key, vertex) in typed arrays; vertices may be pushed again with a smaller key. */
export class Heap {
  #keys = new Float64Array(256)
  #values = new Uint32Array(256)
  size = 0

  clear(): void {
    this.size = 0
  }

  push(key: number, value: number): void {
    if (this.size === this.#keys.length) {
      const keys = new Float64Array(this.size * 2)
      keys.set(this.#keys)
      const values = new Uint32Array(this.size * 2)
      values.set(this.#values)
      this.#keys = keys
      this.#values = values
    }
    const keys = this.#keys
    const values = this.#values
    let at = this.size
    this.size += 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      const above = keys[parent] ?? 0
      if (above <= key) break
      keys[at] = above
      values[at] = values[parent] ?? 0
      at = parent
    }
    keys[at] = key
    values[at] = value
  }

  get minKey(): number {
    return this.size === 0 ? Number.POSITIVE_INFINITY : (this.#keys[0] ?? 0)
  }

  /** Takes the smallest key's value off. Only when `size > 0`. */
  pop(): number {
    const keys = this.#keys
    const values = this.#values
    const top = values[0] ?? 0
    this.size -= 1
    const key = keys[this.size] ?? 0
    const value = values[this.size] ?? 0
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= this.size) break
      if (child + 1 < this.size && (keys[child + 1] ?? 0) < (keys[child] ?? 0)) child += 1
      const below = keys[child] ?? 0
      if (below >= key) break
      keys[at] = below
      values[at] = values[child] ?? 0
      at = child
    }
    keys[at] = key
    values[at] = value
    return top
  }
}

/** A pocket of ways smaller than both is left alone when snapping: a platform nobody mapped a way out of. */
const POCKET = { share: 0.1, vertices: 500 } as const

const BARRED_NODE = NODE_MARKS.kerbRaised + NODE_MARKS.narrow + NODE_MARKS.noWheelchair

/** 1 for each edge closed to a walk without steps. */
function barredEdges({ from, to, way, marks, ways }: PackedGraph): Uint8Array {
  const rows = Uint8Array.from(ways.traits, (traits) =>
    kindOf(traits) === 'steps' || hasFlag(traits, 'noWheelchair') ? 1 : 0,
  )
  return Uint8Array.from(way, (row, edge) =>
    rows[row] === 1 || (((marks[from[edge] ?? 0] ?? 0) | (marks[to[edge] ?? 0] ?? 0)) & BARRED_NODE) !== 0 ? 1 : 0,
  )
}

/** The pedestrian graph ready for routing: neighbours in one array, metres beside them. Lengths are great-circle. */
export class Network {
  readonly graph: PackedGraph
  readonly metres: Float64Array
  /** Neighbours of vertex v stand at `offsets[v]` to `offsets[v + 1]`. */
  readonly offsets: Uint32Array
  readonly neighbours: Uint32Array
  readonly #lengths: Float64Array
  /** 1 for edges that a walk without steps cannot take: steps themselves, raised kerbs, what is tagged against wheelchairs. */
  readonly barred: Uint8Array
  /** The same for the way to a neighbour. */
  readonly #barred: Uint8Array
  /** 1 for edges of a part of the network that leads somewhere. */
  readonly routable: Uint8Array
  readonly #heap = new Heap()

  constructor(graph: PackedGraph) {
    this.graph = graph
    const { from, to } = graph
    const vertices = graph.lat.length
    this.metres = Float64Array.from(from, (a, edge) => between(this.at(a), this.at(to[edge] ?? 0)))
    this.offsets = new Uint32Array(vertices + 1)
    for (const list of [from, to])
      for (const vertex of list) this.offsets[vertex + 1] = (this.offsets[vertex + 1] ?? 0) + 1
    for (let at = 0; at < vertices; at += 1)
      this.offsets[at + 1] = (this.offsets[at + 1] ?? 0) + (this.offsets[at] ?? 0)
    this.neighbours = new Uint32Array(from.length * 2)
    this.#lengths = new Float64Array(from.length * 2)
    this.barred = barredEdges(graph)
    this.#barred = new Uint8Array(from.length * 2)
    const next = this.offsets.slice(0, vertices)
    const link = (a: number, b: number, edge: number) => {
      const at = next[a] ?? 0
      this.neighbours[at] = b
      this.#lengths[at] = this.metres[edge] ?? 0
      this.#barred[at] = this.barred[edge] ?? 0
      next[a] = at + 1
    }
    for (const [edge, a] of from.entries()) {
      const b = to[edge] ?? 0
      link(a, b, edge)
      link(b, a, edge)
    }
    this.routable = this.#outOfPockets()
  }

  at(vertex: number): LatLon {
    return { lat: (this.graph.lat[vertex] ?? 0) / 1e7, lon: (this.graph.lon[vertex] ?? 0) / 1e7 }
  }

  #outOfPockets(): Uint8Array {
    const part = new Int32Array(this.graph.lat.length).fill(-1)
    const sizes: number[] = []
    const queue = new Uint32Array(part.length)
    for (let start = 0; start < part.length; start += 1) {
      if (part[start] !== -1) continue
      let head = 0
      let tail = 1
      queue[0] = start
      part[start] = sizes.length
      while (head < tail) {
        const vertex = queue[head] ?? 0
        head += 1
        for (let at = this.offsets[vertex] ?? 0; at < (this.offsets[vertex + 1] ?? 0); at += 1) {
          const other = this.neighbours[at] ?? 0
          if (part[other] === -1) {
            part[other] = sizes.length
            queue[tail] = other
            tail += 1
          }
        }
      }
      sizes.push(tail)
    }
    const enough = Math.min(POCKET.vertices, POCKET.share * sizes.reduce((most, size) => Math.max(most, size), 0))
    return Uint8Array.from(this.graph.from, (vertex) => ((sizes[part[vertex] ?? 0] ?? 0) >= enough ? 1 : 0))
  }

  /**
   * Metres from the starts to every vertex within `limit` metres (Dijkstra 1959 with lazy deletion); the others are
   * Infinity. `starts` holds vertices with the metres already walked to reach them; `stepFree` leaves out what is `barred`.
   */
  reach(
    starts: readonly { readonly vertex: number; readonly metres: number }[],
    limit: number,
    stepFree = false,
  ): Float64Array {
    const found = new Float64Array(this.graph.lat.length).fill(Number.POSITIVE_INFINITY)
    const heap = this.#heap
    const { offsets, neighbours } = this
    const lengths = this.#lengths
    const barred = this.#barred
    heap.clear()
    for (const { vertex, metres } of starts) {
      if (metres < (found[vertex] ?? 0)) {
        found[vertex] = metres
        heap.push(metres, vertex)
      }
    }
    while (heap.size > 0) {
      const metres = heap.minKey
      const vertex = heap.pop()
      if (metres > (found[vertex] ?? 0)) continue
      if (metres > limit) break
      const end = offsets[vertex + 1] ?? 0
      for (let at = offsets[vertex] ?? 0; at < end; at += 1) {
        if (stepFree && barred[at] === 1) continue
        const other = neighbours[at] ?? 0
        const there = metres + (lengths[at] ?? 0)
        if (there < (found[other] ?? 0)) {
          found[other] = there
          heap.push(there, other)
        }
      }
    }
    return found
  }
}

import { boxAround, nearestOn, planeAt, type LatLon } from './geo.ts'
import type { Network } from './network.ts'

/** Cell of the grid that finds ways near a point, degrees (about 110 m of latitude). */
const CELL = 0.001
/** Further from every way than this and a point is not on the network, metres. */
export const SNAP_METRES = 150

/** The nearest point of a way. */
export interface Snap {
  readonly edge: number
  /** Where along the edge, 0 at `from`. */
  readonly along: number
  /** Metres from the point to the way. */
  readonly off: number
}

/** Finds the nearest walkable segment to a point. Distances are planar: within 150 m the error is below a millimetre. */
export class EdgeGrid {
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

  /** The edges of the cells within `radius` metres of a point; one over several cells comes more than once. */
  *around(point: LatLon, radius: number): Generator<number> {
    const { south, west, north, east } = boxAround(point, radius)
    for (let row = Math.floor(south / CELL); row <= Math.floor(north / CELL); row += 1)
      for (let column = Math.floor(west / CELL); column <= Math.floor(east / CELL); column += 1)
        yield* this.#cells.get(cellKey(row, column)) ?? []
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

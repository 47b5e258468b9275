import { METRES_PER_DEGREE } from './geo.ts'
import type { LatLon } from '../data/rows.ts'
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
export class Snapper {
  readonly #network: Network
  readonly #cells = new Map<number, number[]>()

  constructor(network: Network) {
    this.#network = network
    const { lat, lon, from, to } = network.graph
    for (let edge = 0; edge < from.length; edge += 1) {
      if (network.routable[edge] === 0) continue
      const a = from[edge] ?? 0
      const b = to[edge] ?? 0
      const [y0, y1] = span(lat[a] ?? 0, lat[b] ?? 0)
      const [x0, x1] = span(lon[a] ?? 0, lon[b] ?? 0)
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

  /** The nearest way within `reach` metres, or null. */
  nearest(point: LatLon, reach = SNAP_METRES): Snap | null {
    const scale = Math.cos((point.lat * Math.PI) / 180)
    const rows = Math.ceil(reach / (CELL * METRES_PER_DEGREE))
    const columns = Math.ceil(reach / (CELL * METRES_PER_DEGREE * Math.max(0.05, scale)))
    const y = Math.floor(point.lat / CELL)
    const x = Math.floor(point.lon / CELL)
    let best: Snap | null = null
    for (let dy = -rows; dy <= rows; dy += 1) {
      for (let dx = -columns; dx <= columns; dx += 1) {
        for (const edge of this.#cells.get(cellKey(y + dy, x + dx)) ?? []) {
          const snap = this.#project(point, edge, scale)
          if (snap.off <= reach && (!best || snap.off < best.off)) best = snap
        }
      }
    }
    return best
  }

  #project(point: LatLon, edge: number, scale: number): Snap {
    const { graph } = this.#network
    const a = this.#network.at(graph.from[edge] ?? 0)
    const b = this.#network.at(graph.to[edge] ?? 0)
    const ax = (a.lon - point.lon) * scale * METRES_PER_DEGREE
    const ay = (a.lat - point.lat) * METRES_PER_DEGREE
    const dx = (b.lon - a.lon) * scale * METRES_PER_DEGREE
    const dy = (b.lat - a.lat) * METRES_PER_DEGREE
    const length = dx * dx + dy * dy
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length))
    return { edge, along, off: Math.hypot(ax + along * dx, ay + along * dy) }
  }
}

/** Cells an edge touches, from two positions in 1e-7 degrees. */
const span = (a: number, b: number): [number, number] => [
  Math.floor(Math.min(a, b) / 1e7 / CELL),
  Math.floor(Math.max(a, b) / 1e7 / CELL),
]
const cellKey = (y: number, x: number): number => y * 1_000_000 + x

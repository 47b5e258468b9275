import type { LatLon } from '../store/rows.ts'
import { indexOf } from './numbers.ts'

/** Where the wanted nodes of a file lie, in steps of 1e-7 degrees. */
export class NodePositions {
  /** Ascending. */
  readonly ids: Float64Array
  readonly lat: Int32Array
  readonly lon: Int32Array
  /** 1 for a node that was in the file. */
  readonly found: Uint8Array
  #cursor = 0

  constructor(ids: Float64Array) {
    this.ids = ids
    this.lat = new Int32Array(ids.length)
    this.lon = new Int32Array(ids.length)
    this.found = new Uint8Array(ids.length)
  }

  /** Keeps a node of the file if it is wanted; says whether it is. */
  take(id: number, lat: number, lon: number): boolean {
    const { ids } = this
    // Node ids ascend in a sorted file, so the next wanted one is nearly always the next in the list.
    while (this.#cursor < ids.length && (ids[this.#cursor] ?? 0) < id) this.#cursor += 1
    let at = ids[this.#cursor] === id ? this.#cursor : -1
    if (at < 0 && this.#cursor > 0 && id <= (ids[this.#cursor - 1] ?? 0)) at = indexOf(ids, id)
    if (at < 0) return false
    this.lat[at] = Math.round(lat * 1e7)
    this.lon[at] = Math.round(lon * 1e7)
    this.found[at] = 1
    return true
  }

  /** Null when the file does not hold the node. */
  at(id: number): LatLon | null {
    const at = indexOf(this.ids, id)
    if (at < 0 || this.found[at] !== 1) return null
    return { lat: (this.lat[at] ?? 0) / 1e7, lon: (this.lon[at] ?? 0) / 1e7 }
  }
}

import { DiskArray } from './disk-array.ts'

/** Ids read back at once. */
const CHUNK = 4096

/**
 * A set that detects repeated ids (concatenated extracts hold the objects of their overlap twice). In a sorted file ids
 * ascend, so comparing with the last one is enough; the others stay on disk and are loaded when an id is out of order.
 */
export class DedupeSet {
  readonly #ids: DiskArray<Float64Array<ArrayBuffer>>
  #last = Number.NEGATIVE_INFINITY
  #set: Set<number> | null = null

  constructor(path: string) {
    this.#ids = new DiskArray(path, Float64Array, CHUNK)
  }

  /** True when the id was not there before. */
  add(id: number): boolean {
    if (!this.#set && id > this.#last) {
      this.#last = id
      this.#ids.push(id)
      return true
    }
    this.#set ??= new Set(this.#ids.values())
    if (this.#set.has(id)) return false
    this.#set.add(id)
    return true
  }
}

import { NumberFile } from './number-file.ts'

/** Ids read back at once. */
const PIECE = 4096

/**
 * Tells the first time an id comes from a repeat (extracts joined end to end hold the objects of their overlap twice).
 * In a sorted file ids only grow, and the last one is enough; the others wait on disk for one that comes out of order.
 */
export class SeenIds {
  readonly #ids: NumberFile<Float64Array<ArrayBuffer>>
  #last = Number.NEGATIVE_INFINITY
  #set: Set<number> | null = null

  constructor(path: string) {
    this.#ids = new NumberFile(path, Float64Array, PIECE)
  }

  first(id: number): boolean {
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

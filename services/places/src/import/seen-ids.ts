import { Numbers } from './numbers.ts'

/**
 * Tells the first time an id comes from a repeat (extracts joined end to end hold the objects of their overlap twice).
 * In a sorted file ids only grow and a list of them is enough; the set is made when one comes out of order.
 */
export class SeenIds {
  readonly #ids = new Numbers()
  #last = Number.NEGATIVE_INFINITY
  #set: Set<number> | null = null

  first(id: number): boolean {
    if (!this.#set && id > this.#last) {
      this.#last = id
      this.#ids.push(id)
      return true
    }
    this.#set ??= new Set(this.#ids.view())
    if (this.#set.has(id)) return false
    this.#set.add(id)
    return true
  }
}

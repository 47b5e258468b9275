/** Ids taken in before they are merged into the list. */
const BATCH = 262_144

/**
 * The distinct ids of a long stream, ascending, without ever holding the stream. `shared` tells those that came more than
 * once.
 */
export class WantedIds {
  #ids = new Float64Array(0)
  #shared = new Uint8Array(0)
  readonly #batch = new Float64Array(BATCH)
  #taken = 0

  add(id: number): void {
    this.#batch[this.#taken] = id
    this.#taken += 1
    if (this.#taken === BATCH) this.#merge()
  }

  #merge(): void {
    const batch = this.#batch.subarray(0, this.#taken).sort()
    let fresh = 0
    for (let at = 0, old = 0; at < batch.length; at += 1) {
      const id = batch[at] ?? 0
      if (at > 0 && id === batch[at - 1]) continue
      while (old < this.#ids.length && (this.#ids[old] ?? 0) < id) old += 1
      if (this.#ids[old] !== id) fresh += 1
    }
    const ids = new Float64Array(this.#ids.length + fresh)
    const shared = new Uint8Array(ids.length)
    let [old, at] = [0, 0]
    for (let into = 0; into < ids.length; into += 1) {
      const id = Math.min(this.#ids[old] ?? Number.POSITIVE_INFINITY, batch[at] ?? Number.POSITIVE_INFINITY)
      let times = 0
      if (this.#ids[old] === id) {
        times = 1 + (this.#shared[old] ?? 0)
        old += 1
      }
      while (at < batch.length && batch[at] === id) {
        times += 1
        at += 1
      }
      ids[into] = id
      shared[into] = times > 1 ? 1 : 0
    }
    this.#ids = ids
    this.#shared = shared
    this.#taken = 0
  }

  finish(): { readonly ids: Float64Array; readonly shared: Uint8Array } {
    this.#merge()
    return { ids: this.#ids, shared: this.#shared }
  }
}

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

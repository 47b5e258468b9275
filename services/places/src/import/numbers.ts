/** A list of integers below 2^53 that grows without boxing them. */
export class Numbers {
  #data = new Float64Array(1024)
  length = 0

  /** Empties the list and keeps its capacity. */
  clear(): void {
    this.length = 0
  }

  push(value: number): void {
    if (this.length === this.#data.length) {
      const wider = new Float64Array(this.#data.length * 2)
      wider.set(this.#data)
      this.#data = wider
    }
    this.#data[this.length] = value
    this.length += 1
  }

  view(): Float64Array {
    return this.#data.subarray(0, this.length)
  }
}

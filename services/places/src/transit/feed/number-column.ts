/** A column of whole numbers that grows; 4 bytes a row. */
export class NumberColumn {
  #values = new Int32Array(1024)
  length = 0

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = new Int32Array(2 * this.length)
      larger.set(this.#values)
      this.#values = larger
    }
    this.#values[this.length] = value
    this.length += 1
  }

  get(at: number): number {
    return this.#values[at] ?? 0
  }

  /** A copy as long as the column. */
  toArray(): Int32Array {
    return this.#values.slice(0, this.length)
  }
}

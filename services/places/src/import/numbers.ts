/** A list of OpenStreetMap ids (integers below 2^53) that grows without boxing them. */
export class Numbers {
  #data = new Float64Array(1024)
  length = 0

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

/** Position of a value in an ascending list, or -1. */
export function indexOf(sorted: Float64Array, value: number): number {
  let low = 0
  let high = sorted.length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = sorted[middle] ?? 0
    if (found === value) return middle
    if (found < value) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** Seeded xorshift32* stream: the engine's only source of chance, so that a seed repeats a plan. */
export class Random {
  #state: number

  constructor(seed: number) {
    // Mix the seed (murmur3 finaliser): neighbouring seeds would otherwise start with neighbouring streams.
    let mixed = (seed ^ 0x9e3779b9) | 0
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    this.#state = (mixed ^ (mixed >>> 16)) | 0 || 0x6d2b79f5
  }

  /** Uniform in [0, 1). */
  next(): number {
    let x = this.#state
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    this.#state = x
    return (Math.imul(x, 0x2545f491) >>> 0) / 4294967296
  }

  /** Uniform whole number in [0, below). */
  below(below: number): number {
    return (this.next() * below) | 0
  }

  /** One of a list; undefined of an empty one. */
  pick<T>(list: readonly T[]): T | undefined {
    return list[this.below(list.length)]
  }
}

/**
 * One description of a format serves both directions: a writer stores each value it is given and returns it, a reader is given
 * anything and returns what was stored. So what is written and what is read cannot differ.
 */
export interface ByteStream {
  /** A whole number within ±2^30. A reader throws for one that is not within 0 and `most`, where that is given. */
  readonly number: (value: number, most?: number) => number
  /** One line; null and the empty line are the same. */
  readonly text: (value: string | null) => string | null
}

/** Collects whole numbers and lines of text apart from each other, each kind packing better among its own. */
export class ByteWriter implements ByteStream {
  readonly #bytes: number[] = []
  readonly #lines: string[] = []

  /** In as few bytes as it needs (zigzag LEB128). */
  number(value: number): number {
    let rest = value >= 0 ? value * 2 : -value * 2 - 1
    while (rest > 127) {
      this.#bytes.push((rest & 127) | 128)
      rest = Math.floor(rest / 128)
    }
    this.#bytes.push(rest)
    return value
  }

  text(value: string | null): string | null {
    this.#lines.push((value ?? '').replaceAll('\n', ' '))
    return value || null
  }

  bytes(): Uint8Array {
    const text = new TextEncoder().encode(this.#lines.join('\n'))
    const size = new ByteWriter()
    size.number(this.#bytes.length)
    return Uint8Array.from([...size.#bytes, ...this.#bytes, ...text])
  }
}

/** Reads back what a `ByteWriter` wrote. Throws where the data end early. */
export class ByteReader implements ByteStream {
  readonly #bytes: Uint8Array
  #at = 0
  readonly #end: number
  readonly #lines: string[]
  #line = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#end = bytes.length
    const size = this.number(0, bytes.length)
    this.#end = this.#at + size
    if (this.#end > bytes.length) throw new Error('Plan data end early')
    this.#lines = new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(this.#end)).split('\n')
  }

  number(_given = 0, most?: number): number {
    let read = 0
    let scale = 1
    for (;;) {
      const byte = this.#bytes[this.#at]
      if (byte === undefined || this.#at >= this.#end || scale > 2 ** 35) throw new Error('Plan data end early')
      this.#at += 1
      read += (byte & 127) * scale
      if (byte < 128) break
      scale *= 128
    }
    const value = read % 2 === 0 ? read / 2 : -(read + 1) / 2
    if (most !== undefined && (value < 0 || value > most)) throw new Error('Plan data are damaged')
    return value
  }

  text(): string | null {
    const line = this.#lines[this.#line]
    if (line === undefined) throw new Error('Plan data end early')
    this.#line += 1
    return line || null
  }
}

/** Collects whole numbers and lines of text apart from each other, each kind packing better among its own. */
export class ByteWriter {
  readonly #bytes: number[] = []
  readonly #lines: string[] = []

  /** A whole number within ±2^30, in as few bytes as it needs (zigzag LEB128). */
  number(value: number): void {
    let rest = value >= 0 ? value * 2 : -value * 2 - 1
    while (rest > 127) {
      this.#bytes.push((rest & 127) | 128)
      rest = Math.floor(rest / 128)
    }
    this.#bytes.push(rest)
  }

  /** One line; null and the empty line are the same. */
  text(value: string | null): void {
    this.#lines.push((value ?? '').replaceAll('\n', ' '))
  }

  bytes(): Uint8Array {
    const text = new TextEncoder().encode(this.#lines.join('\n'))
    const size = new ByteWriter()
    size.number(this.#bytes.length)
    return Uint8Array.from([...size.#bytes, ...this.#bytes, ...text])
  }
}

/** Reads back what a `ByteWriter` wrote. Throws where the data end early. */
export class ByteReader {
  readonly #bytes: Uint8Array
  #at = 0
  readonly #end: number
  readonly #lines: string[]
  #line = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#end = bytes.length
    const size = this.number()
    const begin = this.#at
    if (size < 0 || begin + size > bytes.length) throw new Error('Plan data end early')
    this.#end = begin + size
    this.#lines = new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(this.#end)).split('\n')
  }

  number(): number {
    let value = 0
    let scale = 1
    for (;;) {
      const byte = this.#bytes[this.#at]
      if (byte === undefined || this.#at >= this.#end || scale > 2 ** 35) throw new Error('Plan data end early')
      this.#at += 1
      value += (byte & 127) * scale
      if (byte < 128) break
      scale *= 128
    }
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2
  }

  text(): string | null {
    const line = this.#lines[this.#line]
    if (line === undefined) throw new Error('Plan data end early')
    this.#line += 1
    return line === '' ? null : line
  }
}

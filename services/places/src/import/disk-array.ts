import { appendFileSync, closeSync, openSync, readSync, writeFileSync } from 'node:fs'

/** Default count of numbers buffered before they are written, and read back at once. */
const CHUNK = 32_768
/** Initial length of the buffer for slices; most are shorter, and a longer one makes it grow. */
const SLICE = 2048

type Numbers = Float64Array<ArrayBuffer> | Int32Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>
interface Kind<T extends Numbers> {
  new (length: number): T
  new (buffer: ArrayBuffer, byteOffset: number, length: number): T
}

/** An array of numbers on disk: appended to, then read in order or by index. */
export class DiskArray<T extends Numbers> {
  readonly #path: string
  readonly #kind: Kind<T>
  readonly #chunkLength: number
  #buffer: T | null = null
  #buffered = 0
  length = 0

  constructor(path: string, kind: Kind<T>, chunk = CHUNK) {
    this.#path = path
    this.#kind = kind
    this.#chunkLength = chunk
    writeFileSync(path, '')
  }

  push(value: number): void {
    this.#buffer ??= new this.#kind(this.#chunkLength)
    this.#buffer[this.#buffered] = value
    this.#buffered += 1
    this.length += 1
    if (this.#buffered === this.#chunkLength) this.#flush()
  }

  #flush(): void {
    if (!this.#buffer) return
    const { buffer, byteOffset, BYTES_PER_ELEMENT } = this.#buffer
    appendFileSync(this.#path, new Uint8Array(buffer, byteOffset, this.#buffered * BYTES_PER_ELEMENT))
    this.#buffered = 0
  }

  /** Chunks of the array in order; each is valid until the next is asked for. */
  *chunks(): Generator<T> {
    this.#flush()
    // Reading in order starts after the last write, so the write buffer can be freed.
    this.#buffer = null
    const size = this.#chunkLength
    const file = openSync(this.#path, 'r')
    try {
      const chunk = new this.#kind(size)
      const bytes = new Uint8Array(chunk.buffer)
      for (let at = 0; at < this.length; at += size) {
        const count = Math.min(size, this.length - at)
        readSync(file, bytes, 0, count * chunk.BYTES_PER_ELEMENT, at * chunk.BYTES_PER_ELEMENT)
        yield new this.#kind(chunk.buffer, 0, count)
      }
    } finally {
      closeSync(file)
    }
  }

  *values(): Generator<number> {
    for (const chunk of this.chunks()) yield* chunk
  }

  /** Reads slices by index, each valid until the next is read; call `close` when done. */
  reader(): { readonly read: (at: number, count: number) => T; readonly close: () => void } {
    this.#flush()
    const file = openSync(this.#path, 'r')
    let slice = new this.#kind(SLICE)
    return {
      read: (at, count) => {
        if (slice.length < count) slice = new this.#kind(2 * count)
        const size = slice.BYTES_PER_ELEMENT
        readSync(file, new Uint8Array(slice.buffer), 0, count * size, at * size)
        return new this.#kind(slice.buffer, 0, count)
      },
      close: () => closeSync(file),
    }
  }
}

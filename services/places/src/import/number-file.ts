import { appendFileSync, closeSync, openSync, readSync, writeFileSync } from 'node:fs'

/** Numbers kept before they go to the disk, and read back at once, where nothing else is said. */
const PIECE = 32_768
/** Most lists are shorter; room is made for one that is not. */
const LIST = 2048

type Numbers = Float64Array<ArrayBuffer> | Int32Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>
interface Kind<T extends Numbers> {
  new (length: number): T
  new (buffer: ArrayBuffer, byteOffset: number, length: number): T
}

/** A list of numbers on disk: it is written at its end, and read in order or by place. */
export class NumberFile<T extends Numbers> {
  readonly #path: string
  readonly #kind: Kind<T>
  readonly #piece: number
  #buffer: T | null = null
  #kept = 0
  length = 0

  constructor(path: string, kind: Kind<T>, piece = PIECE) {
    this.#path = path
    this.#kind = kind
    this.#piece = piece
    writeFileSync(path, '')
  }

  push(value: number): void {
    this.#buffer ??= new this.#kind(this.#piece)
    this.#buffer[this.#kept] = value
    this.#kept += 1
    this.length += 1
    if (this.#kept === this.#piece) this.#flush()
  }

  #flush(): void {
    if (!this.#buffer) return
    const { buffer, byteOffset, BYTES_PER_ELEMENT } = this.#buffer
    appendFileSync(this.#path, new Uint8Array(buffer, byteOffset, this.#kept * BYTES_PER_ELEMENT))
    this.#kept = 0
  }

  /** Pieces of the list in order; each is valid until the next is asked for. */
  *pieces(): Generator<T> {
    this.#flush()
    // Who reads in order is done with writing.
    this.#buffer = null
    const size = this.#piece
    const file = openSync(this.#path, 'r')
    try {
      const piece = new this.#kind(size)
      const bytes = new Uint8Array(piece.buffer)
      for (let at = 0; at < this.length; at += size) {
        const count = Math.min(size, this.length - at)
        readSync(file, bytes, 0, count * piece.BYTES_PER_ELEMENT, at * piece.BYTES_PER_ELEMENT)
        yield new this.#kind(piece.buffer, 0, count)
      }
    } finally {
      closeSync(file)
    }
  }

  /** The numbers one by one. */
  *values(): Generator<number> {
    for (const piece of this.pieces()) yield* piece
  }

  /** Reads lists from given places, each valid until the next is read; call `close` when done. */
  reader(): { readonly read: (at: number, count: number) => T; readonly close: () => void } {
    this.#flush()
    const file = openSync(this.#path, 'r')
    let room = new this.#kind(LIST)
    return {
      read: (at, count) => {
        if (room.length < count) room = new this.#kind(2 * count)
        const size = room.BYTES_PER_ELEMENT
        readSync(file, new Uint8Array(room.buffer), 0, count * size, at * size)
        return new this.#kind(room.buffer, 0, count)
      },
      close: () => closeSync(file),
    }
  }
}

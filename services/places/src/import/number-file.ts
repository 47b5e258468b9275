import { appendFileSync, closeSync, openSync, readSync, writeFileSync } from 'node:fs'

/** Numbers kept before they go to the disk, and read back at once. */
const PIECE = 32_768

type Numbers = Float64Array<ArrayBuffer> | Int32Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>
type Kind<T extends Numbers> = new (length: number) => T

/** A list of numbers on disk: it is written at its end, and read in order or by place. */
export class NumberFile<T extends Numbers> {
  readonly #path: string
  readonly #kind: Kind<T>
  readonly #buffer: T
  #kept = 0
  length = 0

  constructor(path: string, kind: Kind<T>) {
    this.#path = path
    this.#kind = kind
    this.#buffer = new kind(PIECE)
    writeFileSync(path, '')
  }

  push(value: number): void {
    this.#buffer[this.#kept] = value
    this.#kept += 1
    this.length += 1
    if (this.#kept === PIECE) this.#flush()
  }

  #flush(): void {
    const { buffer, byteOffset, BYTES_PER_ELEMENT } = this.#buffer
    appendFileSync(this.#path, new Uint8Array(buffer, byteOffset, this.#kept * BYTES_PER_ELEMENT))
    this.#kept = 0
  }

  /** Pieces of the list in order; each is valid until the next is asked for. */
  *pieces(): Generator<T> {
    this.#flush()
    const file = openSync(this.#path, 'r')
    try {
      const piece = new this.#kind(PIECE)
      const bytes = new Uint8Array(piece.buffer)
      for (let at = 0; at < this.length; at += PIECE) {
        const count = Math.min(PIECE, this.length - at)
        readSync(file, bytes, 0, count * piece.BYTES_PER_ELEMENT, at * piece.BYTES_PER_ELEMENT)
        yield count === PIECE ? piece : shortened(piece, count, this.#kind)
      }
    } finally {
      closeSync(file)
    }
  }

  /** The numbers one by one. */
  *values(): Generator<number> {
    for (const piece of this.pieces()) yield* piece
  }

  /** Reads lists from given places; call `close` when done. */
  reader(): { readonly read: (at: number, count: number) => T; readonly close: () => void } {
    this.#flush()
    const file = openSync(this.#path, 'r')
    return {
      read: (at, count) => {
        const list = new this.#kind(count)
        readSync(file, new Uint8Array(list.buffer), 0, list.byteLength, at * list.BYTES_PER_ELEMENT)
        return list
      },
      close: () => closeSync(file),
    }
  }
}

function shortened<T extends Numbers>(piece: T, count: number, kind: Kind<T>): T {
  const short = new kind(count)
  for (let at = 0; at < count; at += 1) short[at] = piece[at] ?? 0
  return short
}

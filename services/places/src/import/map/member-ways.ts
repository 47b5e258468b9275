import { DiskArray } from '../disk-array.ts'

/** Where a wanted way begins on disk before it has been seen. */
const UNSEEN = -1

/** The nodes of the ways that relations are made of: on disk, but for 16 bytes a way. */
export class MemberWays {
  readonly #refs: DiskArray<Float64Array<ArrayBuffer>>
  #wanted: number[] = []
  #ids = new Float64Array(0)
  #starts = new Float64Array(0)

  constructor(path: string) {
    this.#refs = new DiskArray(path, Float64Array)
  }

  get any(): boolean {
    return this.#wanted.length > 0
  }

  want(way: number): void {
    this.#wanted.push(way)
  }

  /** Call when all ways are named, before the pass that takes them. */
  ready(): void {
    this.#ids = Float64Array.from(new Set(Float64Array.from(this.#wanted).sort()))
    this.#starts = new Float64Array(this.#ids.length).fill(UNSEEN)
    this.#wanted = []
  }

  #indexOf(way: number): number {
    let [low, high] = [0, this.#ids.length - 1]
    while (low <= high) {
      const middle = (low + high) >>> 1
      const found = this.#ids[middle] ?? 0
      if (found === way) return middle
      if (found < way) low = middle + 1
      else high = middle - 1
    }
    return -1
  }

  take(way: number, refs: readonly number[]): void {
    const at = this.#indexOf(way)
    if (at < 0 || this.#starts[at] !== UNSEEN) return
    this.#starts[at] = this.#refs.length
    this.#refs.push(refs.length)
    for (const ref of refs) this.#refs.push(ref)
  }

  /** Reads ways by id, null for one that the file lacks; call `close` when done. */
  reader(): { readonly refs: (way: number) => number[] | null; readonly close: () => void } {
    const { read, close } = this.#refs.reader()
    const refs = (way: number): number[] | null => {
      const start = this.#starts[this.#indexOf(way)] ?? UNSEEN
      return start === UNSEEN ? null : [...read(start + 1, read(start, 1)[0] ?? 0)]
    }
    return { refs, close }
  }
}

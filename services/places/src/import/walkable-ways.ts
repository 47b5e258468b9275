import path from 'node:path'
import { DiskArray } from './disk-array.ts'
import type { WayTraits } from './way-traits.ts'

/** Numbers before the nodes of a way: how many nodes, its street, its traits and its incline. */
const HEAD = 4

export interface WalkableWay extends WayTraits {
  readonly refs: Iterable<number>
  /** Number of the street it belongs to; -1 without a name. */
  readonly street: number
}

/** The walkable ways of an extract, on disk. */
export class WalkableWays {
  readonly #file: DiskArray<Float64Array<ArrayBuffer>>

  constructor(folder: string) {
    this.#file = new DiskArray(path.join(folder, 'ways.bin'), Float64Array)
  }

  add(refs: readonly number[], street: number, { traits, incline }: WayTraits): void {
    for (const value of [refs.length, street, traits, incline]) this.#file.push(value)
    for (const ref of refs) this.#file.push(ref)
  }

  /** The ways in order, with the index of each for `reader`. */
  *all(): Generator<WalkableWay & { readonly at: number }> {
    const values = this.#file.values()
    const next = (): number => values.next().value ?? 0
    for (let at = 0; at < this.#file.length;) {
      const [length, street, traits, incline] = [next(), next(), next(), next()]
      const refs = Array.from({ length }, next)
      yield { at, refs, street, traits, incline }
      at += HEAD + length
    }
  }

  /** Reads the nodes of single ways by index, each valid until the next; call `close` when done. */
  reader(): { readonly refs: (at: number) => Iterable<number>; readonly close: () => void } {
    const { read, close } = this.#file.reader()
    return { refs: (at) => read(at + HEAD, read(at, 1)[0] ?? 0), close }
  }
}

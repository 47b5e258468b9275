import path from 'node:path'
import { NumberFile } from './number-file.ts'
import { WantedIds } from './wanted-ids.ts'

/** Marks of a stretch: a flight of steps; one that may be there twice. */
const STEPS = 1
const MAYBE_TWICE = 2

const pair = (a: number, b: number): number => Math.min(a, b) * 2 ** 26 + Math.max(a, b)

/**
 * The stretches between vertices, put aside in `folder`. Two ways may share one (a square and the path along it); which
 * ones is found by sorting on disk, so that only those are ever in memory.
 */
export class Stretches {
  /** Three numbers each: both vertices and the marks. */
  readonly #all: NumberFile<Uint32Array<ArrayBuffer>>
  readonly #pairs: WantedIds

  constructor(folder: string) {
    this.#all = new NumberFile(path.join(folder, 'stretches.bin'), Uint32Array)
    this.#pairs = new WantedIds(folder, 'pairs')
  }

  add(a: number, b: number, steps: boolean, maybeTwice: boolean): void {
    this.#all.push(a)
    this.#all.push(b)
    this.#all.push((steps ? STEPS : 0) + (maybeTwice ? MAYBE_TWICE : 0))
    if (maybeTwice) this.#pairs.add(pair(a, b))
  }

  /** Each stretch the first time it came; the last number is 1 for a flight of steps. */
  *once(): Generator<[a: number, b: number, steps: number]> {
    const twice = new Set<number>()
    for (const { id, shared } of this.#pairs.sorted()) if (shared) twice.add(id)
    const seen = new Set<number>()
    const values = this.#all.values()
    const next = (): number => values.next().value ?? 0
    for (let at = 0; at < this.#all.length; at += 3) {
      const [a, b, marks] = [next(), next(), next()]
      const key = marks >= MAYBE_TWICE && twice.size > 0 ? pair(a, b) : -1
      if (twice.has(key)) {
        if (seen.has(key)) continue
        seen.add(key)
      }
      yield [a, b, marks % MAYBE_TWICE]
    }
  }
}

import path from 'node:path'
import { DiskArray } from './disk-array.ts'
import { ExternalIdSort } from './external-id-sort.ts'

/** The third number of a segment: twice its way, and one more where it may be a duplicate. */
const MAYBE_DUPLICATE = 1

const pair = (a: number, b: number): number => Math.min(a, b) * 2 ** 26 + Math.max(a, b)

/**
 * The edge segments between vertices, stored in `folder`. Two ways may share one (a square and the path along it); which
 * ones is found by sorting on disk, so that only those are ever in memory.
 */
export class EdgeSegments {
  /** Three numbers each: both vertices, and the way with its flag. */
  readonly #all: DiskArray<Uint32Array<ArrayBuffer>>
  readonly #pairs: ExternalIdSort

  constructor(folder: string) {
    this.#all = new DiskArray(path.join(folder, 'edge-segments.bin'), Uint32Array)
    this.#pairs = new ExternalIdSort(folder, 'pairs')
  }

  add(a: number, b: number, way: number, maybeDuplicate: boolean): void {
    this.#all.push(a)
    this.#all.push(b)
    this.#all.push(2 * way + (maybeDuplicate ? MAYBE_DUPLICATE : 0))
    if (maybeDuplicate) this.#pairs.add(pair(a, b))
  }

  /** Each segment the first time it was added, with its way. */
  *distinct(): Generator<[a: number, b: number, way: number]> {
    const duplicated = new Set<number>()
    for (const { id, shared } of this.#pairs.sorted()) if (shared) duplicated.add(id)
    const seen = new Set<number>()
    const values = this.#all.values()
    const next = (): number => values.next().value ?? 0
    for (let at = 0; at < this.#all.length; at += 3) {
      const [a, b, flagged] = [next(), next(), next()]
      const key = flagged % 2 === MAYBE_DUPLICATE && duplicated.size > 0 ? pair(a, b) : -1
      if (duplicated.has(key)) {
        if (seen.has(key)) continue
        seen.add(key)
      }
      yield [a, b, flagged >>> 1]
    }
  }
}

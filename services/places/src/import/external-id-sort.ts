import path from 'node:path'
import { Heap } from '../walking/network.ts'
import { DiskArray } from './disk-array.ts'

/** Ids sorted in memory at a time, and ids read back at once from each run. */
const BATCH = 262_144
const RUN_CHUNK = 2048

/** A distinct id, and whether it came more than once. */
export interface SortedId {
  readonly id: number
  readonly shared: boolean
}

/** External merge sort: the distinct ids of a stream larger than memory, ascending, from sorted runs on disk. */
export class ExternalIdSort {
  readonly #folder: string
  readonly #name: string
  readonly #runs: DiskArray<Float64Array<ArrayBuffer>>[] = []
  #batch: Float64Array | null = null
  #count = 0

  /** `name` distinguishes the run files in `folder` from those of other streams. */
  constructor(folder: string, name: string) {
    this.#folder = folder
    this.#name = name
  }

  add(id: number): void {
    if (this.#count === BATCH) this.#writeRun()
    this.#batch ??= new Float64Array(BATCH)
    this.#batch[this.#count] = id
    this.#count += 1
  }

  #writeRun(): void {
    const run = new DiskArray(
      path.join(this.#folder, `${this.#name}-${this.#runs.length}.bin`),
      Float64Array,
      RUN_CHUNK,
    )
    for (const id of this.#batch?.subarray(0, this.#count).sort() ?? []) run.push(id)
    this.#runs.push(run)
    this.#count = 0
  }

  /** Merges the runs; call once, after the last `add`. */
  *sorted(): Generator<SortedId> {
    if (this.#count > 0) this.#writeRun()
    this.#batch = null
    const runs = this.#runs.map((run) => run.values())
    const heap = new Heap()
    for (const [run, values] of runs.entries()) {
      const next = values.next()
      if (next.done !== true) heap.push(next.value, run)
    }
    let [id, times] = [-1, 0]
    while (heap.size > 0) {
      const least = heap.minKey
      const run = heap.pop()
      const next = runs[run]?.next()
      if (next && next.done !== true) heap.push(next.value, run)
      if (least === id) {
        times += 1
        continue
      }
      if (times > 0) yield { id, shared: times > 1 }
      id = least
      times = 1
    }
    if (times > 0) yield { id, shared: times > 1 }
  }
}

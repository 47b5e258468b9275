import path from 'node:path'
import { Heap } from '../street/heap.ts'
import { NumberFile } from './number-file.ts'

/** Ids sorted in memory at a time, and read back at once of each sorted run. */
const BATCH = 262_144
const PIECE = 2048

/** A distinct id, and whether it came more than once. */
export interface WantedId {
  readonly id: number
  readonly shared: boolean
}

/** The distinct ids of a long stream, ascending; the stream waits on disk in sorted runs, which are merged at the end. */
export class WantedIds {
  readonly #folder: string
  readonly #name: string
  readonly #runs: NumberFile<Float64Array<ArrayBuffer>>[] = []
  #batch = new Float64Array(1024)
  #taken = 0

  /** `name` tells the files in `folder` from those of other streams. */
  constructor(folder: string, name: string) {
    this.#folder = folder
    this.#name = name
  }

  add(id: number): void {
    if (this.#taken === this.#batch.length) this.#makeRoom()
    this.#batch[this.#taken] = id
    this.#taken += 1
  }

  #makeRoom(): void {
    if (this.#taken === BATCH) {
      this.#putAside()
      return
    }
    const wider = new Float64Array(Math.min(BATCH, this.#batch.length * 4))
    wider.set(this.#batch)
    this.#batch = wider
  }

  #putAside(): void {
    const run = new NumberFile(path.join(this.#folder, `${this.#name}-${this.#runs.length}.bin`), Float64Array, PIECE)
    for (const id of this.#batch.subarray(0, this.#taken).sort()) run.push(id)
    this.#runs.push(run)
    this.#taken = 0
  }

  /** To be read once, when all have come. */
  *sorted(): Generator<WantedId> {
    if (this.#taken > 0) this.#putAside()
    this.#batch = new Float64Array(0)
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

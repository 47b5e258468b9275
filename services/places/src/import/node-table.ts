import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import type { LatLon } from '../walking/geo.ts'
import type { SortedId } from './external-id-sort.ts'

/** Nodes of a page, and pages in memory at a time: 3 MB, whatever the file. */
const PAGE = 256
const FRAMES = 512
/** A node: its id in 8 bytes, then four numbers of 4 bytes each at these places of its 24. */
const NODE_BYTES = 24
const [LAT, LON, VERTEX, FLAGS] = [2, 3, 4, 5]
const PAGE_BYTES = PAGE * NODE_BYTES
/** Flags of a node: the file holds it; more than one way or place needs it, or one of them twice. */
const FOUND = 1
const SHARED = 2
/** What it means to a walker (`NODE_MARKS`) stands above them. */
const MARKS_SHIFT = 8

/**
 * The needed nodes of a file, ascending by id, with their positions and vertices. They are stored on disk in pages; each
 * page has one frame of a fixed buffer it is read into (a direct-mapped page cache), so that no look-up allocates. Ways go
 * along nodes that were mapped together, so most look-ups hit the cache.
 */
export class NodeTable {
  readonly #file: number
  readonly #bytes = new Uint8Array(FRAMES * PAGE_BYTES)
  readonly #ids = new Float64Array(this.#bytes.buffer)
  readonly #numbers = new Int32Array(this.#bytes.buffer)
  /** The page in each frame, and 1 where it is dirty. */
  readonly #pages = new Int32Array(FRAMES).fill(-1)
  readonly #changed = new Uint8Array(FRAMES)
  /** The first id of every page. */
  readonly #firsts: Float64Array
  readonly length: number
  /** The next needed node of a sorted file, its id, and the id before it. */
  #cursor = 0
  #next = Number.POSITIVE_INFINITY
  #previous = Number.NEGATIVE_INFINITY

  constructor(path: string, nodes: Iterable<SortedId>) {
    this.#file = openSync(path, 'w+')
    const firsts: number[] = []
    let length = 0
    for (const { id, shared } of nodes) {
      if (length % PAGE === 0) {
        this.#makeRoom(firsts.length)
        firsts.push(id)
      }
      const at = this.#touch(length)
      this.#ids[at / 2] = id
      this.#numbers.fill(0, at + LAT, at + FLAGS)
      this.#numbers[at + VERTEX] = -1
      this.#numbers[at + FLAGS] = shared ? SHARED : 0
      length += 1
    }
    this.#firsts = Float64Array.from(firsts)
    this.length = length
    if (length > 0) this.#next = this.#id(0)
  }

  close(): void {
    closeSync(this.#file)
  }

  /** Assigns a page its frame and writes back the page that was there when it is dirty. */
  #makeRoom(page: number): void {
    const frame = page % FRAMES
    const old = this.#pages[frame] ?? -1
    if (this.#changed[frame] === 1) writeSync(this.#file, this.#bytes, frame * PAGE_BYTES, PAGE_BYTES, old * PAGE_BYTES)
    this.#pages[frame] = page
    this.#changed[frame] = 0
  }

  /** Where the node's record begins in `#numbers`. */
  #record(at: number): number {
    const page = Math.floor(at / PAGE)
    const frame = page % FRAMES
    if (this.#pages[frame] !== page) {
      this.#makeRoom(page)
      readSync(this.#file, this.#bytes, frame * PAGE_BYTES, PAGE_BYTES, page * PAGE_BYTES)
    }
    return ((frame * PAGE + (at % PAGE)) * NODE_BYTES) / 4
  }

  /** The same for a record about to change: marks its page as dirty. */
  #touch(at: number): number {
    const record = this.#record(at)
    this.#changed[Math.floor(at / PAGE) % FRAMES] = 1
    return record
  }

  #id(at: number): number {
    return this.#ids[this.#record(at) / 2] ?? 0
  }

  /** Index of a node in the table; -1 when it is not needed. */
  indexOf(id: number): number {
    let [low, high] = [0, this.#firsts.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >>> 1
      if ((this.#firsts[middle] ?? 0) <= id) low = middle
      else high = middle - 1
    }
    high = Math.min(this.length, (low + 1) * PAGE) - 1
    low *= PAGE
    while (low <= high) {
      const middle = (low + high) >>> 1
      const found = this.#id(middle)
      if (found === id) return middle
      if (found < id) low = middle + 1
      else high = middle - 1
    }
    return -1
  }

  /** Stores the position of a node of the file, and its marks, if it is needed; returns whether it is. The first of several stays. */
  take(id: number, lat: number, lon: number, marks = 0): boolean {
    // Node ids ascend in a sorted file, so the next needed one is nearly always the next in the table.
    while (this.#next < id) {
      this.#previous = this.#next
      this.#cursor += 1
      this.#next = this.#cursor < this.length ? this.#id(this.#cursor) : Number.POSITIVE_INFINITY
    }
    const at = this.#next === id ? this.#cursor : id <= this.#previous ? this.indexOf(id) : -1
    if (at < 0) return false
    if (this.steps(at) !== null) return true
    const record = this.#touch(at)
    this.#numbers[record + LAT] = Math.round(lat * 1e7)
    this.#numbers[record + LON] = Math.round(lon * 1e7)
    this.#numbers[record + FLAGS] = FOUND | (marks << MARKS_SHIFT) | (this.#numbers[record + FLAGS] ?? 0)
    return true
  }

  /** Position in steps of 1e-7 degrees; null when the file does not hold the node. */
  steps(at: number): readonly [lat: number, lon: number] | null {
    const record = this.#record(at)
    if (((this.#numbers[record + FLAGS] ?? 0) & FOUND) === 0) return null
    return [this.#numbers[record + LAT] ?? 0, this.#numbers[record + LON] ?? 0]
  }

  /** Position of a node; null when the file does not hold it. */
  at(id: number): LatLon | null {
    const at = this.indexOf(id)
    const steps = at < 0 ? null : this.steps(at)
    return steps && { lat: steps[0] / 1e7, lon: steps[1] / 1e7 }
  }

  isShared(at: number): boolean {
    return ((this.#numbers[this.#record(at) + FLAGS] ?? 0) & SHARED) !== 0
  }

  marks(at: number): number {
    return (this.#numbers[this.#record(at) + FLAGS] ?? 0) >>> MARKS_SHIFT
  }

  /** Graph vertex of a node; -1 before it has one. */
  vertex(at: number): number {
    return this.#numbers[this.#record(at) + VERTEX] ?? -1
  }

  setVertex(at: number, vertex: number): void {
    this.#numbers[this.#touch(at) + VERTEX] = vertex
  }
}

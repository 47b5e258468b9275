import path from 'node:path'
import { kindOf } from '../walking/way-tags.ts'
import { DiskArray } from './disk-array.ts'
import type { WalkableWay } from './walkable-ways.ts'

/** Rows remembered at a time: ways alike lie near each other in a file, and a forgotten row costs a second one like it. */
const REMEMBERED = 65_536

/** The distinct kinds of way of a graph, on disk. */
export class WayRows {
  readonly street: DiskArray<Uint32Array<ArrayBuffer>>
  readonly traits: DiskArray<Uint32Array<ArrayBuffer>>
  readonly incline: DiskArray<Int32Array<ArrayBuffer>>
  readonly #known = new Map<string, number>()

  constructor(folder: string) {
    const file = (name: string) => path.join(folder, `ways-${name}.bin`)
    this.street = new DiskArray(file('street'), Uint32Array)
    this.traits = new DiskArray(file('traits'), Uint32Array)
    this.incline = new DiskArray(file('incline'), Int32Array)
  }

  /** The row of a way. Flights of steps share none: each is counted by itself. */
  rowOf({ street, traits, incline }: Omit<WalkableWay, 'refs'>): number {
    const key = `${street} ${traits} ${incline}`
    const known = kindOf(traits) === 'steps' ? undefined : this.#known.get(key)
    if (known !== undefined) return known
    const row = this.traits.length
    this.street.push(street + 1)
    this.traits.push(traits)
    this.incline.push(incline)
    if (this.#known.size === REMEMBERED) this.#known.clear()
    this.#known.set(key, row)
    return row
  }
}

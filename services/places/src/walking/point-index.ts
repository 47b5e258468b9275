import KDBush from 'kdbush'
import { around } from 'geokdbush'
import type { LatLon } from '../data/rows.ts'
import { distance } from './geo.ts'

export interface Near<T> {
  readonly item: T
  /** Great-circle metres. */
  readonly metres: number
}

/** A kd-tree over rows with a position: nearest first, no allocation per row not returned. */
export class PointIndex<T extends LatLon> {
  readonly items: readonly T[]
  readonly #tree: KDBush

  constructor(items: readonly T[]) {
    this.items = items
    // KDBush refuses an empty set only when it is finished without points; one far-off filler is filtered out below.
    this.#tree = new KDBush(Math.max(1, items.length))
    for (const item of items) this.#tree.add(item.lon, item.lat)
    if (items.length === 0) this.#tree.add(0, 0)
    this.#tree.finish()
  }

  /** Up to `limit` rows within `radius` metres, nearest first. */
  near(point: LatLon, radius: number, limit = Number.POSITIVE_INFINITY, keep?: (item: T) => boolean): Near<T>[] {
    if (this.items.length === 0) return []
    const predicate = keep
      ? (at: number) => {
          const item = this.items[at]
          return item !== undefined && keep(item)
        }
      : undefined
    const found = around(this.#tree, point.lon, point.lat, limit, radius / 1000, predicate)
    const rows: Near<T>[] = []
    for (const at of found) {
      const item = this.items[at]
      if (item) rows.push({ item, metres: distance(point.lat, point.lon, item.lat, item.lon) })
    }
    return rows
  }
}

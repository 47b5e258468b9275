import path from 'node:path'
import { NumberFile } from './number-file.ts'
import { NumberSet } from './number-set.ts'
import { indexOf } from './numbers.ts'
import type { Scan } from './scan.ts'

type Bounds = [south: number, west: number, north: number, east: number]

/** A pedestrian graph on disk, in the order it is packed; the fields are those of `PackedGraph`. */
export interface BuiltGraph {
  readonly lat: NumberFile<Int32Array<ArrayBuffer>>
  readonly lon: NumberFile<Int32Array<ArrayBuffer>>
  readonly from: NumberFile<Uint32Array<ArrayBuffer>>
  readonly to: NumberFile<Uint32Array<ArrayBuffer>>
  readonly steps: NumberFile<Uint8Array<ArrayBuffer>>
  /** Degrees; null without a vertex. */
  readonly bounds: Bounds | null
  readonly skipped: { readonly stretchesLeavingExtract: number; readonly stretchesBlocked: number }
}

/**
 * The pedestrian graph of a scan, put aside in `folder`. Vertices are numbered along the ways, so that the packed numbers
 * stay small.
 */
export function buildGraph(scan: Scan, folder: string): BuiltGraph {
  const file = (name: string) => path.join(folder, `graph-${name}.bin`)
  const lat = new NumberFile(file('lat'), Int32Array)
  const lon = new NumberFile(file('lon'), Int32Array)
  const from = new NumberFile(file('from'), Uint32Array)
  const to = new NumberFile(file('to'), Uint32Array)
  const steps = new NumberFile(file('steps'), Uint8Array)
  const vertexOf = new Int32Array(scan.nodes.ids.length).fill(-1)
  const skipped = { stretchesLeavingExtract: 0, stretchesBlocked: 0 }
  let [south, west, north, east] = [90, 180, -90, -180]
  const seen = new NumberSet()

  const vertex = (at: number): number => {
    const known = vertexOf[at] ?? -1
    if (known >= 0) return known
    const [y, x] = [scan.nodes.lat[at] ?? 0, scan.nodes.lon[at] ?? 0]
    vertexOf[at] = lat.length
    lat.push(y)
    lon.push(x)
    south = Math.min(south, y / 1e7)
    north = Math.max(north, y / 1e7)
    west = Math.min(west, x / 1e7)
    east = Math.max(east, x / 1e7)
    return lat.length - 1
  }
  /** Two ways may share a stretch (a square and the path along it); but for a way that turns on its heel, both ends are shared then. */
  const first = (a: number, b: number, x: number, y: number): boolean =>
    scan.shared[a] === 0 || scan.shared[b] === 0 || seen.add(Math.min(x, y) * 2 ** 26 + Math.max(x, y))

  for (const way of scan.ways.all()) {
    let [before, previous] = [-1, -1]
    for (const id of way.refs) {
      const at = indexOf(scan.nodes.ids, id)
      const known = at >= 0 && scan.nodes.found[at] === 1
      const open = !scan.blocked.has(id)
      if (!known) skipped.stretchesLeavingExtract += 1
      else if (!open) skipped.stretchesBlocked += 1
      const here = known && open ? at : -1
      if (here >= 0 && previous >= 0 && here !== previous && here !== before) {
        const a = vertex(previous)
        const b = vertex(here)
        if (first(previous, here, a, b)) {
          from.push(a)
          to.push(b)
          steps.push(way.steps ? 1 : 0)
        }
      }
      before = previous
      previous = here
    }
  }
  return { lat, lon, from, to, steps, bounds: lat.length > 0 ? [south, west, north, east] : null, skipped }
}

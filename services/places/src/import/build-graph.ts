import path from 'node:path'
import { distance, Extent, type Box } from '../walking/geo.ts'
import { ImportError } from './pbf-file.ts'
import { DiskArray } from './disk-array.ts'
import type { GraphLists } from './graph-file.ts'
import type { Scan } from './scan.ts'
import { EdgeSegments } from './edge-segments.ts'
import { WayRows } from './way-rows.ts'

/** A pedestrian graph on disk, in the order it is packed. */
export interface BuiltGraph extends GraphLists {
  readonly lat: DiskArray<Int32Array<ArrayBuffer>>
  readonly lon: DiskArray<Int32Array<ArrayBuffer>>
  /** Null without a vertex. */
  readonly box: Box | null
  readonly skipped: { readonly stretchesLeavingExtract: number; readonly stretchesBlocked: number }
}

/** Longest segment between two nodes of a walkable way, metres. The straightest roads of the world have a node every 40 km. */
const LONGEST_SEGMENT = 100_000
/** Steps of 1e-7 degrees along a meridian that are shorter than that, whatever the direction. */
const SURELY_SHORT = 5_000_000

/** Throws `ImportError` on a node in the wrong place, which would stretch the bounds of the map. */
function checkSegmentLength(a: readonly [number, number] | null, b: readonly [number, number] | null): void {
  if (!a || !b) return
  if (Math.abs(a[0] - b[0]) < SURELY_SHORT && Math.abs(a[1] - b[1]) < SURELY_SHORT) return
  const metres = distance(a[0] / 1e7, a[1] / 1e7, b[0] / 1e7, b[1] / 1e7)
  if (metres > LONGEST_SEGMENT)
    throw new ImportError(`A way runs ${Math.round(metres / 1000)} km between two of its nodes: the file is damaged`)
}

/**
 * The pedestrian graph of a scan, stored in its folder. Vertices are numbered along the ways, so that the packed numbers
 * stay small.
 */
export function buildGraph(scan: Scan): BuiltGraph {
  const { folder } = scan
  const file = (name: string) => path.join(folder, `graph-${name}.bin`)
  const lat = new DiskArray(file('lat'), Int32Array)
  const lon = new DiskArray(file('lon'), Int32Array)
  const from = new DiskArray(file('from'), Uint32Array)
  const to = new DiskArray(file('to'), Uint32Array)
  const way = new DiskArray(file('way'), Uint32Array)
  const marks = new DiskArray(file('marks'), Uint8Array)
  const rows = new WayRows(folder)
  const segments = new EdgeSegments(folder)
  const skipped = { stretchesLeavingExtract: 0, stretchesBlocked: 0 }
  const extent = new Extent()
  const { nodes } = scan
  const vertex = (at: number): number => {
    const known = nodes.vertex(at)
    if (known >= 0) return known
    const [y, x] = nodes.steps(at) ?? [0, 0]
    nodes.setVertex(at, lat.length)
    lat.push(y)
    lon.push(x)
    marks.push(nodes.marks(at))
    extent.add(y / 1e7, x / 1e7)
    return lat.length - 1
  }
  for (const mapped of scan.ways.all()) {
    const row = rows.rowOf(mapped)
    let [before, previous] = [-1, -1]
    for (const id of mapped.refs) {
      const at = nodes.indexOf(id)
      const known = at >= 0 && nodes.steps(at) !== null
      const open = !scan.blocked.has(id)
      if (!known) skipped.stretchesLeavingExtract += 1
      else if (!open) skipped.stretchesBlocked += 1
      const here = known && open ? at : -1
      if (here >= 0 && previous >= 0 && here !== previous && here !== before) {
        checkSegmentLength(nodes.steps(previous), nodes.steps(here))
        const [a, b] = [vertex(previous), vertex(here)]
        // Both ends of a duplicate segment are shared nodes, except where a way goes back along itself.
        segments.add(a, b, row, nodes.isShared(previous) && nodes.isShared(here))
      }
      before = previous
      previous = here
    }
  }
  for (const [a, b, row] of segments.distinct()) {
    from.push(a)
    to.push(b)
    way.push(row)
  }
  const { street, traits, incline } = rows
  const ways = { street, traits, incline, names: scan.streetNames }
  return { lat, lon, from, to, way, marks, ways, box: lat.length > 0 ? extent : null, skipped }
}

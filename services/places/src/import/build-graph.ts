import type { PackedGraph } from '../street/pack.ts'
import { NumberSet } from './number-set.ts'
import { indexOf } from './numbers.ts'
import type { Scan } from './scan.ts'

export interface BuiltGraph {
  readonly graph: PackedGraph
  readonly skipped: { readonly stretchesLeavingExtract: number; readonly stretchesBlocked: number }
}

/** The pedestrian graph of a scan. Vertices are numbered along the ways, so that the packed numbers stay small. */
export function buildGraph(scan: Scan): BuiltGraph {
  const vertexOf = new Int32Array(scan.ids.length).fill(-1)
  const order = new Uint32Array(scan.ids.length)
  const from = new Uint32Array(scan.wayRefs.length)
  const to = new Uint32Array(scan.wayRefs.length)
  const steps = new Uint8Array(scan.wayRefs.length)
  let [vertices, edges] = [0, 0]
  const skipped = { stretchesLeavingExtract: 0, stretchesBlocked: 0 }
  const seen = new NumberSet()

  const vertex = (at: number): number => {
    const known = vertexOf[at] ?? -1
    if (known >= 0) return known
    vertexOf[at] = vertices
    order[vertices] = at
    vertices += 1
    return vertices - 1
  }
  let start = 0
  for (const [way, end] of scan.wayEnds.entries()) {
    let previous = -1
    for (let index = start; index < end; index += 1) {
      const id = scan.wayRefs[index] ?? 0
      const at = indexOf(scan.ids, id)
      const known = at >= 0 && scan.found[at] === 1
      const open = !scan.blocked.has(id)
      if (!known) skipped.stretchesLeavingExtract += 1
      else if (!open) skipped.stretchesBlocked += 1
      const here = known && open ? at : -1
      if (here >= 0 && previous >= 0 && here !== previous) {
        const a = vertex(previous)
        const b = vertex(here)
        // Two ways may share a stretch (a square and the path along it).
        const key = Math.min(a, b) * 2 ** 26 + Math.max(a, b)
        if (seen.add(key)) {
          from[edges] = a
          to[edges] = b
          steps[edges] = scan.wayIsSteps.at(way)
          edges += 1
        }
      }
      previous = here
    }
    start = end
  }
  return {
    graph: {
      lat: Int32Array.from(order.subarray(0, vertices), (at) => scan.lat[at] ?? 0),
      lon: Int32Array.from(order.subarray(0, vertices), (at) => scan.lon[at] ?? 0),
      from: from.subarray(0, edges),
      to: to.subarray(0, edges),
      steps: steps.subarray(0, edges),
    },
    skipped,
  }
}

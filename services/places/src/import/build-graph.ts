import type { PackedGraph } from '../street/pack.ts'
import { indexOf } from './numbers.ts'
import type { Scan } from './scan.ts'

export interface BuiltGraph {
  readonly graph: PackedGraph
  readonly skipped: { readonly stretchesLeavingExtract: number; readonly stretchesBlocked: number }
}

/** The pedestrian graph of a scan. Vertices are numbered along the ways, so that the packed numbers stay small. */
export function buildGraph(scan: Scan): BuiltGraph {
  const vertexOf = new Int32Array(scan.ids.length).fill(-1)
  const order: number[] = []
  const from: number[] = []
  const to: number[] = []
  const steps: number[] = []
  const skipped = { stretchesLeavingExtract: 0, stretchesBlocked: 0 }
  const seen = new Set<number>()

  const vertex = (at: number): number => {
    const known = vertexOf[at] ?? -1
    if (known >= 0) return known
    vertexOf[at] = order.length
    order.push(at)
    return order.length - 1
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
        if (!seen.has(key)) {
          seen.add(key)
          from.push(a)
          to.push(b)
          steps.push(scan.wayIsSteps[way] ? 1 : 0)
        }
      }
      previous = here
    }
    start = end
  }
  return {
    graph: {
      lat: Int32Array.from(order, (at) => scan.lat[at] ?? 0),
      lon: Int32Array.from(order, (at) => scan.lon[at] ?? 0),
      from: Uint32Array.from(from),
      to: Uint32Array.from(to),
      steps: Uint8Array.from(steps),
    },
    skipped,
  }
}
